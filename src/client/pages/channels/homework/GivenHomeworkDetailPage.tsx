import '@fontsource/jetbrains-mono/latin-500.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowLeft, Bell, FileSpreadsheet, Pencil, Trash2 } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { HomeworkMember } from '#shared/contract/learning/homeworks.ts';
import { classQueries } from '#client/net/queries/classQueries.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import {
  exportHomework,
  remindOfHomework,
  removeHomework,
  type ExportFormat,
  type HomeworkInClass,
} from '#client/net/rest/learning/homeworks.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '../frame/channelContext.ts';
import { HomeworkForm } from './HomeworkForm.tsx';
import { isCheckingKey } from './isCheckingKey.ts';
import { StateChip } from './StateChip.tsx';
import { homeworkTexts, hourText, momentText } from './texts.ts';
import { WorkPanel } from './WorkPanel.tsx';
import styles from './Homework.module.css';

const texts = homeworkTexts.staff;

/** A homework as its teacher sees it: who has handed in what, one of them open. */
export function GivenHomeworkDetailPage() {
  const { id, channelDomain } = useChannel();
  const homeworkId = Number(useParams()['homeworkId']);
  const homework = useQuery(classQueries.homework(id, homeworkId));
  const code = errorCodeOf(homework.error);
  return (
    <div className={styles.page}>
      <ButtonLink to={paths.channelGivenHomework(channelDomain)} icon={<ArrowLeft />}>
        {texts.back}
      </ButtonLink>
      {code === 'RESOURCE_NOT_FOUND' || code === 'VALIDATION_FAIL' ? (
        <Panel>
          <EmptyState scene="lost" title={homeworkTexts.notFound} hint={texts.goneHint} />
        </Panel>
      ) : (
        <ListBody query={homework} failed={homeworkTexts.failed}>
          {(data) => <Given data={data} />}
        </ListBody>
      )}
    </div>
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
  const list = useRef<HTMLUListElement>(null);
  const waiting = order.filter(isWaiting);
  const open = (memberId: number | null) => {
    setOpened(memberId);
    if (memberId === null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-member="${memberId}"]`);
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
      <section className={styles.panel} aria-labelledby="given-title">
        <header className={styles.head}>
          <h1 id="given-title">{title}</h1>
          <Actions data={data} />
        </header>
        {content !== '' && <p className={styles.said}>{content}</p>}
        <p className={styles.quiet}>
          {lessonTitle}
          {contentTitle !== '' && ` · ${contentTitle}`} ·{' '}
          {targetName === '' ? texts.everybody : texts.target(targetName)}
        </p>
        <p className={styles.quiet}>
          {hourText(opensAt)} ~ {hourText(dueAt)} · {texts.counts(data.handedInCount, data.targetCount)}
        </p>
      </section>
      <section className={styles.section} aria-label={texts.members}>
        <header className={styles.head}>
          <h2>{texts.members}</h2>
          {waiting.length > 0 && (
            <Button tone="sea" icon={<ArrowDown />} onClick={() => open(nextAfter(opened))}>
              {texts.nextWaiting(waiting.length)}
            </Button>
          )}
        </header>
        {waiting.length > 0 && <p className={styles.keys}>{texts.keys}</p>}
        {memberList.length === 0 ? (
          <EmptyState title={texts.nobody} />
        ) : (
          <ul ref={list} className={styles.members}>
            {order.map((member) => (
              <Member
                key={member.memberId}
                data={data}
                member={member}
                isOpen={opened === member.memberId}
                onOpen={(isOpen) => setOpened(isOpen ? member.memberId : null)}
                onAnswered={() => open(nextAfter(member.memberId))}
              />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

const isWaiting = ({ work }: HomeworkMember) => work?.state === 'HANDED_IN';

function Member({
  data,
  member,
  isOpen,
  onOpen,
  onAnswered,
}: {
  readonly data: HomeworkInClass;
  readonly member: HomeworkMember;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onAnswered: () => void;
}) {
  const { memberId, nickname, work, checkedCount, contentCount, wasDueBeforeJoining } = member;
  return (
    <li className={styles.row} data-open={isOpen || undefined} data-member={memberId}>
      <span className={styles.who}>
        {nickname}
        <small>
          {work
            ? texts.handedInAt(momentText(work.handedInAt))
            : homeworkTexts.progress(checkedCount, contentCount)}
        </small>
      </span>
      <StateChip work={work} wasDueBeforeJoining={wasDueBeforeJoining} />
      {work && (
        <Button
          tone={work.state === 'HANDED_IN' ? 'sea' : 'alt'}
          aria-expanded={isOpen}
          aria-label={texts.lookOf(nickname)}
          onClick={() => onOpen(!isOpen)}
        >
          {texts.look}
        </Button>
      )}
      {isOpen && work && <WorkPanel homework={data} memberId={memberId} onAnswered={onAnswered} />}
    </li>
  );
}

function Actions({ data }: { readonly data: HomeworkInClass }) {
  const { id, channelDomain } = useChannel();
  const { homeworkId, title } = data;
  const [isEdited, setEdited] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => removeHomework(id, homeworkId),
    onSuccess: async () => {
      showToast({ text: texts.removed, theme: 'success' });
      await navigate(paths.channelGivenHomework(channelDomain));
      await queries.invalidateQueries({ queryKey: classQueries.all(id) });
    },
    onError: (error) => showToast({ text: userMessageOf(error, texts.actionFailed), theme: 'warning' }),
  });
  const remind = useMutation({
    mutationFn: () => remindOfHomework(id, homeworkId),
    onSuccess: (count) => showToast({ text: texts.reminded(count), theme: 'success' }),
    onError: (error) => showToast({ text: userMessageOf(error, texts.actionFailed), theme: 'warning' }),
  });
  const isAllIn = data.handedInCount >= data.targetCount;
  const save = (format: ExportFormat) =>
    void exportHomework(id, data, format).catch((error: unknown) =>
      showToast({ text: userMessageOf(error, texts.exportFailed), theme: 'warning' }),
    );
  return (
    <div className={styles.buttons}>
      {!isAllIn && (
        <Button tone="sea" icon={<Bell />} busy={remind.isPending} onClick={() => remind.mutate()}>
          {texts.remind}
        </Button>
      )}
      <Button tone="alt" icon={<FileSpreadsheet />} onClick={() => save('csv')}>
        {texts.csv}
      </Button>
      <Button tone="alt" icon={<FileSpreadsheet />} onClick={() => save('xlsx')}>
        {texts.xlsx}
      </Button>
      <Button tone="alt" icon={<Pencil />} onClick={() => setEdited(true)}>
        {texts.edit}
      </Button>
      <Button
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
    </div>
  );
}
