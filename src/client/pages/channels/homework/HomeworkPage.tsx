import { useQuery } from '@tanstack/react-query';
import { NotebookText, Sparkles } from 'lucide-react';
import { Link, Navigate } from 'react-router';
import { useNow } from '#client/ui/motion/useNow.ts';
import type { OwnHomework } from '#shared/contract/learning/homeworks.ts';
import { homeworkQueries } from '#client/net/queries/homeworkQueries.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../frame/channelContext.ts';
import { StateChip } from './StateChip.tsx';
import { homeworkTexts, hourText } from './texts.ts';
import styles from './Homework.module.css';

const texts = homeworkTexts.own;

/** A pupil's homework in the class: what is to be done first, the nearest due time on top. */
export function HomeworkPage() {
  const { channelDomain, holds } = useChannel();
  // Staff gives homework and has none to do.
  if (holds('teacher')) return <Navigate to={paths.channelGivenHomework(channelDomain)} replace />;
  return <OwnHomeworkList />;
}

function OwnHomeworkList() {
  const { id, channelDomain } = useChannel();
  const homework = useQuery(homeworkQueries.list(id));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{homeworkTexts.title}</h1>
        <ButtonLink to={paths.channelOwnReport(channelDomain)} icon={<Sparkles />}>
          {texts.report}
        </ButtonLink>
      </header>
      <ListBody
        query={homework}
        failed={homeworkTexts.failed}
        isEmpty={({ homeworkList }) => homeworkList.length === 0}
        empty={
          <Panel>
            <EmptyState scene="waiting" title={texts.empty} hint={texts.emptyHint} />
          </Panel>
        }
      >
        {({ homeworkList, dueCount }) => (
          <>
            <Section
              title={texts.toDo}
              list={homeworkList.slice(0, dueCount)}
              words={dueCount > 0 ? '' : homeworkList.some(isHandedIn) ? texts.allDone : texts.nothingNow}
            />
            <RestOfList list={homeworkList.slice(dueCount)} />
          </>
        )}
      </ListBody>
    </div>
  );
}

const isHandedIn = ({ work }: OwnHomework): boolean => work !== null;

/** What is handed in, and apart from it what was over before the pupil came. */
function RestOfList({ list }: { readonly list: readonly OwnHomework[] }) {
  const done = list.filter(isHandedIn);
  const before = list.filter((homework) => !isHandedIn(homework));
  return (
    <>
      {done.length > 0 && <Section title={texts.done} list={done} words="" />}
      {before.length > 0 && <Section title={texts.before} list={before} words={texts.beforeHint} />}
    </>
  );
}

function Section({
  title,
  list,
  words,
}: {
  readonly title: string;
  readonly list: readonly OwnHomework[];
  readonly words: string;
}) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {words !== '' && <p className={styles.quiet}>{words}</p>}
      {list.length > 0 && (
        <ul className={styles.cards}>
          {list.map((homework) => (
            <Card key={homework.homeworkId} homework={homework} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Card({ homework }: { readonly homework: OwnHomework }) {
  const { channelDomain } = useChannel();
  const { homeworkId, title, lessonTitle, contentTitle, dueAt, work, checkedCount, contentCount } = homework;
  const { wasDueBeforeJoining } = homework;
  const now = useNow();
  const isLate = work === null && !wasDueBeforeJoining && Date.parse(dueAt) < now;
  const due = wasDueBeforeJoining ? homeworkTexts.wasDue : homeworkTexts.due;
  return (
    <li className={styles.card}>
      <NotebookText aria-hidden="true" className={styles.picture} />
      <div className={styles.words}>
        <Link
          to={paths.channelOwnHomework(channelDomain, homeworkId)}
          className={styles.title}
          aria-label={texts.open(title)}
        >
          {title}
        </Link>
        <p>
          {lessonTitle}
          {contentTitle !== '' && ` · ${contentTitle}`}
        </p>
        <p className={styles.due} data-late={isLate || undefined}>
          {isLate ? texts.lateNow : due(hourText(dueAt))}
        </p>
        {contentCount > 1 && <p>{homeworkTexts.progress(checkedCount, contentCount)}</p>}
      </div>
      <StateChip work={work} wasDueBeforeJoining={wasDueBeforeJoining} />
    </li>
  );
}
