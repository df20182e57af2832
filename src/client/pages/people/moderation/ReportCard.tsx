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
import styles from './ReportCard.module.css';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

const { actions, ask } = staffTexts;
const TIMES = Object.entries(staffTexts.minutes).map(([minutes, label]) => ({
  minutes: Number(minutes),
  label,
}));
const [FIRST_TIME] = TIMES;
const clock = seoulFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** One report: reporter, reported user, reason, and the chat lines the server received around it. */
export function ReportCard({ report }: { readonly report: Report }) {
  const { reported, reporter, kind, reason, comment, content, pictureUrl, lineList, state, createdAt } =
    report;
  const title = useId();
  return (
    <li className={styles.card} aria-labelledby={title}>
      <header className={styles.head}>
        <h2 id={title}>{staffTexts.about(reported.nickname)}</h2>
        <span className={styles.kind}>{staffTexts.kind[kind]}</span>
        <span className={styles.reason}>{staffTexts.reasons[reason]}</span>
      </header>
      <p className={styles.facts}>
        {reporter === null ? staffTexts.byServer : staffTexts.by(reporter.nickname)} ·{' '}
        <time dateTime={createdAt}>{clock.format(new Date(createdAt))}</time>
      </p>
      {comment !== '' && <blockquote className={styles.comment}>{comment}</blockquote>}
      {content !== '' && (
        <>
          <h3>{staffTexts.content}</h3>
          <p className={styles.content}>{content}</p>
        </>
      )}
      {kind === 'PICTURE' && <Picture key={reported.userId} url={pictureUrl} name={reported.nickname} />}
      <h3>{staffTexts.lines}</h3>
      {lineList.length === 0 && <p className={styles.facts}>{staffTexts.noLines}</p>}
      <ol className={styles.lines}>
        {lineList.map((line, index) => (
          <li key={`${line.at}-${index}`} data-accused={line.userId === reported.userId || undefined}>
            <b>{line.nickname}</b>
            <span>{line.text}</span>
            {line.whisper && <small>{staffTexts.whisper}</small>}
          </li>
        ))}
      </ol>
      {state === 'OPEN' && <Answers report={report} />}
    </li>
  );
}

/** It is gone when the child has taken another one since. */
function Picture({ url, name }: { readonly url: string | null; readonly name: string }) {
  const [isGone, setIsGone] = useState(url === null);
  return isGone || url === null ? (
    <p className={styles.facts}>{staffTexts.noPicture}</p>
  ) : (
    <img
      className={styles.picture}
      src={url}
      alt={staffTexts.picture(name)}
      width="128"
      height="128"
      onError={() => setIsGone(true)}
    />
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
    <div className={styles.answers}>
      <Button
        icon={<TriangleAlert />}
        tone="sea"
        busy={resolve.isPending}
        onClick={() => confirm(ask.warn(name), actions.warn, { action: 'WARN' })}
      >
        {actions.warn}
      </Button>
      <span className={styles.mute}>
        <select
          aria-label={actions.muteFor}
          value={minutes}
          onChange={({ target }) => setMinutes(Number(target.value))}
        >
          {TIMES.map((one) => (
            <option key={one.minutes} value={one.minutes}>
              {one.label}
            </option>
          ))}
        </select>
        <Button
          icon={<MessageCircleOff />}
          tone="danger"
          busy={resolve.isPending}
          onClick={() => confirm(ask.mute(name, time), actions.mute, { action: 'MUTE', minutes })}
        >
          {actions.mute}
        </Button>
      </span>
      {kind !== 'CHAT' && (
        <Button
          icon={<Trash2 />}
          tone="danger"
          busy={resolve.isPending}
          onClick={() => confirm(ask.remove(staffTexts.kind[kind]), actions.remove, { action: 'REMOVE' })}
        >
          {actions.remove}
        </Button>
      )}
      <Button
        icon={<Check />}
        tone="alt"
        busy={resolve.isPending}
        onClick={() => confirm(ask.dismiss(name), actions.dismiss, { action: 'DISMISS' })}
      >
        {actions.dismiss}
      </Button>
    </div>
  );
}
