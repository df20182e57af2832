import { FilterSelect } from '#client/ui/form/FilterSelect.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Note } from '#client/ui/text/Note.tsx';
import { Heading, Hint, Text } from '#client/ui/text/Text.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Check, MessageCircleOff, Trash2, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { type Resolution, useResolveReport } from '#client/net/people/reports.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { Report } from '#shared/contract/people/moderation.ts';
import { staffTexts } from './texts.ts';
import { MOMENT } from '#shared/time/formats.ts';

const { actions, ask } = staffTexts;
const TIMES = Object.entries(staffTexts.minutes).map(([minutes, label]) => ({
  minutes: Number(minutes),
  label,
}));
const [FIRST_TIME] = TIMES;

/** One report: reporter, reported user, reason, and the chat lines the server received around it. */
export function ReportCard({ report }: { readonly report: Report }) {
  const { reported, reporter, kind, reason, comment, content, pictureUrl, lineList, state, createdAt } =
    report;
  const title = useId();
  return (
    <Card as="li" gap={2} aria-labelledby={title}>
      <Cluster as="header">
        <Heading level={2} id={title}>
          {staffTexts.about(reported.nickname)}
        </Heading>
        <Chip tone="danger">{staffTexts.reasons[reason]}</Chip>
        <Chip>{staffTexts.kind[kind]}</Chip>
        <Hint grow align="end">
          {reporter === null ? staffTexts.byServer : staffTexts.by(reporter.nickname)} ·{' '}
          <time dateTime={createdAt}>{MOMENT.format(new Date(createdAt))}</time>
        </Hint>
      </Cluster>
      {comment !== '' && <Note>{comment}</Note>}
      {content !== '' && (
        <Note tone="danger" title={staffTexts.content}>
          {content}
        </Note>
      )}
      {kind === 'PICTURE' && <Picture key={reported.userId} url={pictureUrl} name={reported.nickname} />}
      <Heading level={3}>{staffTexts.lines}</Heading>
      {lineList.length === 0 && <Hint>{staffTexts.noLines}</Hint>}
      <Stack as="ol" gap={1}>
        {lineList.map((line, index) => (
          <Card
            key={`${line.at}-${index}`}
            as="li"
            layout="row"
            size="small"
            gap={3}
            tone={line.userId === reported.userId ? 'danger' : 'sunken'}
          >
            <Text as="b" size="small" bold tone="inherit">
              {line.nickname}
            </Text>
            <Text as="span" size="small" tone="plain" grow>
              {line.text}
            </Text>
            {line.whisper && (
              <Chip size="small" tone="kind1">
                {staffTexts.whisper}
              </Chip>
            )}
          </Card>
        ))}
      </Stack>
      {state === 'OPEN' && <Answers report={report} />}
    </Card>
  );
}

/** It is gone when the child has taken another one since. */
function Picture({ url, name }: { readonly url: string | null; readonly name: string }) {
  const [isGone, setIsGone] = useState(url === null);
  return isGone || url === null ? (
    <Hint>{staffTexts.noPicture}</Hint>
  ) : (
    <img src={url} alt={staffTexts.picture(name)} width="128" height="128" onError={() => setIsGone(true)} />
  );
}

function Answers({ report: { reportId, reported, kind } }: { readonly report: Report }) {
  const { id: channelId } = useChannel();
  const [minutes, setMinutes] = useState(FIRST_TIME?.minutes ?? 10);
  const name = reported.nickname;
  const time = TIMES.find((one) => one.minutes === minutes)?.label ?? '';

  const resolve = useResolveReport(
    { channelId, reportId },
    {
      onSuccess: (_reply, { action }) => showToast({ text: staffTexts.done[action](name), theme: 'success' }),
      onError: (error) => showToast({ text: userMessageOf(error, staffTexts.notDone), theme: 'warning' }),
    },
  );
  const confirm = (question: string, label: string, resolution: Resolution) =>
    openDialog('confirm', {
      title: label,
      detail: `${question} ${ask.detail}`,
      confirmLabel: label,
      danger: resolution.action === 'MUTE' || resolution.action === 'REMOVE',
      onConfirm: () => resolve.mutate(resolution),
    });

  return (
    <Cluster>
      <Button
        size="small"
        icon={<TriangleAlert />}
        tone="sea"
        busy={resolve.isPending}
        onClick={() => confirm(ask.warn(name), actions.warn, { action: 'WARN' })}
      >
        {actions.warn}
      </Button>
      <Row as="span" gap={1}>
        <FilterSelect
          label={actions.muteFor}
          isLabelHidden
          value={`${minutes}`}
          onChange={(value) => setMinutes(Number(value))}
          options={TIMES.map((one) => [`${one.minutes}`, one.label] as const)}
        />
        <Button
          size="small"
          icon={<MessageCircleOff />}
          tone="danger"
          busy={resolve.isPending}
          onClick={() => confirm(ask.mute(name, time), actions.mute, { action: 'MUTE', minutes })}
        >
          {actions.mute}
        </Button>
      </Row>
      {kind !== 'CHAT' && (
        <Button
          size="small"
          icon={<Trash2 />}
          tone="danger"
          busy={resolve.isPending}
          onClick={() => confirm(ask.remove(staffTexts.kind[kind]), actions.remove, { action: 'REMOVE' })}
        >
          {actions.remove}
        </Button>
      )}
      <Button
        size="small"
        icon={<Check />}
        tone="alt"
        busy={resolve.isPending}
        onClick={() => confirm(ask.dismiss(name), actions.dismiss, { action: 'DISMISS' })}
      >
        {actions.dismiss}
      </Button>
    </Cluster>
  );
}
