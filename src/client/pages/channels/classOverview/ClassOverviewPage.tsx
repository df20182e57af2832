import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check, LayoutGrid, Pencil } from 'lucide-react';
import { useState } from 'react';
import { mainPageQueries } from '#client/net/queries/mainPageQueries.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { ScrollArea } from '#client/ui/panel/ScrollArea.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { itemById } from '#shared/content/items.ts';
import { LESSON_STATES, type ClassOverview } from '#shared/contract/channels/statistics.ts';
import { useChannel } from '../frame/channelContext.ts';
import { StatisticsSection } from '../home/sections/StatisticsSection.tsx';
import { overviewTexts as texts } from './texts.ts';
import styles from './ClassOverviewPage.module.css';

type State = (typeof LESSON_STATES)[number];
const ICONS: Readonly<Record<State, typeof Check | null>> = { NONE: null, DOING: Pencil, DONE: Check };

/** For teachers: who is here, and how far everybody is with the lessons of a course. */
export function ClassOverviewPage() {
  const { id, channelName } = useChannel();
  const [courseId, setCourseId] = useState<number>();
  const [page, setPage] = useState(1);
  const overview = useQuery({
    ...mainPageQueries.overview(id, courseId, page),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.page}>
      <section className={styles.panel} aria-labelledby="overview-title">
        <ListBody query={overview} failed={texts.failed}>
          {(data) => (
            <>
              <header className={styles.head}>
                <h1 id="overview-title">
                  <LayoutGrid aria-hidden="true" />
                  {texts.title}
                  <VisuallyHidden>{channelName}</VisuallyHidden>
                </h1>
                <span className={styles.here} role="status">
                  {texts.here(data.hereCount, data.totalCount)}
                </span>
                <Legend />
                {data.courseList.length > 1 && (
                  <select
                    aria-label={texts.course}
                    value={data.courseId ?? ''}
                    onChange={({ target }) => setCourseId(Number(target.value))}
                  >
                    {data.courseList.map((course) => (
                      <option key={course.courseId} value={course.courseId}>
                        {course.title}
                      </option>
                    ))}
                  </select>
                )}
              </header>
              {data.lessonList.length === 0 || data.memberList.length === 0 ? (
                <EmptyState title={data.memberList.length === 0 ? texts.nobody : texts.noCourse} />
              ) : (
                <Matrix data={data} />
              )}
              <Pager first={1} page={page} pageCount={data.pageCount} onPage={setPage} />
            </>
          )}
        </ListBody>
      </section>
      <StatisticsSection />
    </div>
  );
}

function Legend() {
  return (
    <ul className={styles.legend} aria-label={texts.legend}>
      {LESSON_STATES.map((state) => (
        <li key={state}>
          <Mark state={state} />
          {texts.states[state]}
        </li>
      ))}
    </ul>
  );
}

function Mark({ state }: { readonly state: State }) {
  const Icon = ICONS[state];
  return (
    <span className={styles.mark} data-state={state} aria-hidden="true">
      {Icon && <Icon />}
    </span>
  );
}

function Matrix({ data }: { readonly data: ClassOverview }) {
  const { lessonList, memberList } = data;
  return (
    <ScrollArea label={texts.scrolls} className={styles.scroll}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {data.courseList.find(({ courseId }) => courseId === data.courseId)?.title}
            </th>
            {memberList.map(({ userId, nickname, itemIdList, isHere, isInLesson }) => (
              <th key={userId} scope="col" data-away={!isHere || undefined}>
                <span className={styles.face}>
                  <AvatarPreview itemKeys={keysOf(itemIdList)} height={28} bust animate={false} label="" />
                </span>
                <span className={styles.name}>{nickname}</span>
                <VisuallyHidden>
                  {isInLesson ? texts.inLesson : isHere ? texts.isHere : texts.away}
                </VisuallyHidden>
              </th>
            ))}
            <th scope="col">{texts.passed}</th>
          </tr>
        </thead>
        <tbody>
          {lessonList.map(({ lessonId, title, contentCount }, index) => {
            const cells = memberList.map(({ userId, cellList }) => ({ userId, cell: cellList[index] }));
            const passed = cells.filter(({ cell }) => cell?.state === 'DONE').length;
            return (
              <tr key={lessonId}>
                <th scope="row">
                  <span className={styles.number}>{index + 1}</span>
                  {title}
                </th>
                {cells.map(({ userId, cell }) => (
                  <td key={userId}>
                    <Mark state={cell?.state ?? 'NONE'} />
                    <VisuallyHidden>
                      {texts.cell(texts.states[cell?.state ?? 'NONE'], cell?.checkedCount ?? 0, contentCount)}
                    </VisuallyHidden>
                  </td>
                ))}
                <td className={styles.sum}>
                  <b>{passed}</b>/{memberList.length}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollArea>
  );
}

const keysOf = (itemIds: readonly number[]): string[] =>
  itemIds.flatMap((itemId) => itemById(itemId)?.key ?? []);
