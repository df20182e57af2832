import '@fontsource/jetbrains-mono/latin-500.css';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowLeft, Bell, FileSpreadsheet, Pencil, Trash2 } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { HomeworkMember } from '#shared/contract/learning/homeworks.ts';
import {
  type ExportFormat,
  type HomeworkInClass,
  exportHomework,
  homeworkQueries,
  useRemindOfHomework,
  useRemoveHomework,
} from '#client/net/learning/homeworks.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { useTouchDevice } from '#client/ui/keys/useTouchDevice.ts';
import { Page } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Cluster, Row } from '#client/ui/layout/Stack.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Table, type TableColumn } from '#client/ui/table/Table.tsx';
import { Note } from '#client/ui/text/Note.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '../frame/channelContext.ts';
import { HomeworkForm } from './HomeworkForm.tsx';
import { isCheckingKey } from './isCheckingKey.ts';
import { StateChip } from './StateChip.tsx';
import { homeworkTexts, hourText, momentText } from './texts.ts';
import { WorkPanel } from './WorkPanel.tsx';

const texts = homeworkTexts.staff;

/** A homework as its teacher sees it: who has handed in what, one of them open. */
export function GivenHomeworkDetailPage() {
  const { id, channelDomain } = useChannel();
  const homeworkId = Number(useParams()['homeworkId']);
  const homework = useQuery(homeworkQueries.get({ id, homeworkId }));
  const code = errorCodeOf(homework.error);
  return (
    <Page>
      <Row>
        <ButtonLink size="small" to={paths.channelGivenHomework(channelDomain)} icon={<ArrowLeft />}>
          {texts.back}
        </ButtonLink>
      </Row>
      {code === 'RESOURCE_NOT_FOUND' || code === 'VALIDATION_FAIL' ? (
        <Panel>
          <EmptyState scene="lost" title={homeworkTexts.notFound} hint={texts.goneHint} />
        </Panel>
      ) : (
        <ListBody query={homework} failed={homeworkTexts.failed}>
          {(data) => <Given data={data} />}
        </ListBody>
      )}
    </Page>
  );
}

function Given({ data }: { readonly data: HomeworkInClass }) {
  const { title, content, lessonTitle, contentTitle, opensAt, dueAt, targetName, memberList } = data;
  const [query] = useSearchParams();
  const [opened, setOpened] = useState<number | null>(Number(query.get('member')) || null);
  // Those who waited when the page was opened stay on top once they are answered: nothing moves under the hand.
  const [waited] = useState(() => new Set(memberList.filter(isWaiting).map(({ memberId }) => memberId)));
  const rankOf = (member: HomeworkMember) =>
    waited.has(member.memberId) || isWaiting(member)
      ? 0
      : member.work
        ? 1
        : member.wasDueBeforeJoining
          ? 3
          : 2;
  const order = memberList.toSorted((a, b) => rankOf(a) - rankOf(b));
  const list = useRef<HTMLDivElement>(null);
  const isTouch = useTouchDevice();
  const columns = useMemo(() => columnsOf({ opened, onOpen: setOpened }), [opened]);
  const waiting = order.filter(isWaiting);
  const open = (memberId: number | null) => {
    setOpened(memberId);
    if (memberId === null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${memberId}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    row?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  };
  /** The work that waits next after `memberId`; round at the end. */
  const nextAfter = (memberId: number | null): number | null => {
    const from = order.findIndex((member) => member.memberId === memberId);
    const others = waiting.filter((member) => member.memberId !== memberId);
    return (others.find((member) => order.indexOf(member) > from) ?? others[0])?.memberId ?? null;
  };
  const step = (by: 1 | -1) => {
    const shown = order.filter(({ work }) => work !== null);
    const at = shown.findIndex(({ memberId }) => memberId === opened);
    const next = shown[at < 0 ? 0 : at + by];
    if (next) open(next.memberId);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isCheckingKey(event)) return;
    if (event.code === 'KeyJ') step(1);
    if (event.code === 'KeyK') step(-1);
  });
  // The keys hold from the moment at which the list is seen.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Section level={1} title={title} actions={<Actions data={data} />}>
        {content !== '' && <Note>{content}</Note>}
        <Hint>
          {lessonTitle}
          {contentTitle !== '' && ` · ${contentTitle}`} ·{' '}
          {targetName === '' ? texts.everybody : texts.target(targetName)}
        </Hint>
        <Hint>
          {hourText(opensAt)} ~ {hourText(dueAt)} · {texts.counts(data.handedInCount, data.targetCount)}
        </Hint>
      </Section>
      <Section
        title={texts.members}
        actions={
          waiting.length > 0 && (
            <Button size="small" tone="sea" icon={<ArrowDown />} onClick={() => open(nextAfter(opened))}>
              {texts.nextWaiting(waiting.length)}
            </Button>
          )
        }
        {...(waiting.length > 0 && !isTouch && { note: texts.keys })}
      >
        <div ref={list}>
          <Table
            label={texts.members}
            rows={order}
            columns={columns}
            keyOf={({ memberId }) => memberId}
            empty={<EmptyState title={texts.nobody} />}
            isCurrent={({ memberId }) => memberId === opened}
            detail={({ memberId, work }) =>
              memberId === opened && work ? (
                <WorkPanel homework={data} memberId={memberId} onAnswered={() => open(nextAfter(memberId))} />
              ) : null
            }
          />
        </div>
      </Section>
    </>
  );
}

const isWaiting = ({ work }: HomeworkMember) => work?.state === 'HANDED_IN';

interface ColumnOptions {
  readonly opened: number | null;
  readonly onOpen: (memberId: number | null) => void;
}

const columnsOf = ({ opened, onOpen }: ColumnOptions): readonly TableColumn<HomeworkMember>[] => [
  {
    id: 'name',
    head: texts.columns.name,
    isRowHead: true,
    cell: ({ nickname }) => nickname,
  },
  {
    id: 'done',
    head: texts.columns.progress,
    cell: ({ work, checkedCount, contentCount }) =>
      work
        ? texts.handedInAt(momentText(work.handedInAt))
        : homeworkTexts.progress(checkedCount, contentCount),
  },
  {
    id: 'state',
    head: texts.columns.state,
    cell: ({ work, wasDueBeforeJoining }) => (
      <StateChip work={work} wasDueBeforeJoining={wasDueBeforeJoining} />
    ),
  },
  {
    id: 'look',
    head: texts.look,
    isHeadHidden: true,
    align: 'end',
    isEmpty: ({ work }) => work === null,
    cell: ({ memberId, nickname, work }) =>
      work && (
        <Button
          size="small"
          tone={work.state === 'HANDED_IN' ? 'sea' : 'alt'}
          aria-expanded={opened === memberId}
          aria-label={texts.lookOf(nickname)}
          onClick={() => onOpen(opened === memberId ? null : memberId)}
        >
          {texts.look}
        </Button>
      ),
  },
];

function Actions({ data }: { readonly data: HomeworkInClass }) {
  const { id, channelDomain } = useChannel();
  const { homeworkId, title } = data;
  const [isEdited, setEdited] = useState(false);
  const navigate = useNavigate();
  const onError = (error: Error) =>
    showToast({ text: userMessageOf(error, texts.actionFailed), theme: 'warning' });
  const { mutate } = useRemoveHomework(
    { id, homeworkId },
    {
      onSuccess: async () => {
        showToast({ text: texts.removed, theme: 'success' });
        await navigate(paths.channelGivenHomework(channelDomain));
      },
      onError,
    },
  );
  const remind = useRemindOfHomework(
    { id, homeworkId },
    {
      onSuccess: (count) => showToast({ text: texts.reminded(count), theme: 'success' }),
      onError,
    },
  );
  const isAllIn = data.handedInCount >= data.targetCount;
  const save = (format: ExportFormat) =>
    void exportHomework(id, data, format).catch((error: unknown) =>
      showToast({ text: userMessageOf(error, texts.exportFailed), theme: 'warning' }),
    );
  return (
    <Cluster>
      {!isAllIn && (
        <Button
          size="small"
          tone="sea"
          icon={<Bell />}
          busy={remind.isPending}
          onClick={() => remind.mutate()}
        >
          {texts.remind}
        </Button>
      )}
      <Button size="small" tone="alt" icon={<FileSpreadsheet />} onClick={() => save('csv')}>
        {texts.csv}
      </Button>
      <Button size="small" tone="alt" icon={<FileSpreadsheet />} onClick={() => save('xlsx')}>
        {texts.xlsx}
      </Button>
      <Button size="small" tone="alt" icon={<Pencil />} onClick={() => setEdited(true)}>
        {texts.edit}
      </Button>
      <Button
        size="small"
        tone="alt"
        icon={<Trash2 />}
        onClick={() =>
          openDialog('confirm', {
            title: texts.removeAsk(title),
            detail: texts.removeDetail,
            confirmLabel: texts.remove,
            danger: true,
            onConfirm: () => mutate(),
          })
        }
      >
        {texts.remove}
      </Button>
      <LocalDialog open={isEdited} onClose={() => setEdited(false)}>
        <HomeworkForm homework={data} onDone={() => setEdited(false)} />
      </LocalDialog>
    </Cluster>
  );
}
