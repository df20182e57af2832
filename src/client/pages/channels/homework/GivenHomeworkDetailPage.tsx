import '@fontsource/jetbrains-mono/latin-500.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, FileSpreadsheet, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { HomeworkMember } from '#shared/contract/learning/homeworks.ts';
import { classQueries } from '#client/net/queries/classQueries.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import {
  exportHomework,
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
        <h2>{texts.members}</h2>
        {memberList.length === 0 ? (
          <EmptyState title={texts.nobody} />
        ) : (
          <ul className={styles.members}>
            {order.map((member) => (
              <Member
                key={member.memberId}
                data={data}
                member={member}
                isOpen={opened === member.memberId}
                onOpen={(isOpen) => setOpened(isOpen ? member.memberId : null)}
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
}: {
  readonly data: HomeworkInClass;
  readonly member: HomeworkMember;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}) {
  const { memberId, nickname, work, checkedCount, contentCount, wasDueBeforeJoining } = member;
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
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
      {isOpen && work && <WorkPanel homework={data} memberId={memberId} />}
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
  const save = (format: ExportFormat) =>
    void exportHomework(id, data, format).catch((error: unknown) =>
      showToast({ text: userMessageOf(error, texts.exportFailed), theme: 'warning' }),
    );
  return (
    <div className={styles.buttons}>
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
