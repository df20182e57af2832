import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { Label } from '#client/ui/text/Text.tsx';
import type {
  CellState,
  Matrix as MatrixData,
  MatrixContent,
  MatrixLesson,
  MatrixMember,
} from '#shared/contract/learning/classProgress.ts';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { CellMark } from './CellMark.tsx';
import { spotAfter, type Spot } from './matrixKeys.ts';
import { progressTexts as texts } from './texts.ts';
import styles from './Progress.module.css';

export interface MatrixProps {
  readonly data: MatrixData;
  /** Name of the course, in the corner. */
  readonly title: string;
  /** The lesson whose contents are shown. */
  readonly unfolded: number | undefined;
  readonly onUnfold: (lessonId: number | undefined) => void;
  readonly onOpen: (member: MatrixMember, content: MatrixContent) => void;
  readonly reportOf: (memberId: number) => string;
}

/** A row of the table: a lesson, or below an unfolded one each of its contents. */
interface Row {
  readonly key: string;
  readonly lesson: MatrixLesson;
  readonly number: number;
  readonly content: MatrixContent | null;
  readonly states: readonly CellState[];
}

/** Lessons by members. One cell can be reached by tabs, the others from it by arrows; H goes to the next that waits. */
export function Matrix({ data, title, unfolded, onUnfold, onOpen, reportOf }: MatrixProps) {
  const { memberList } = data;
  const table = useRef<HTMLTableElement>(null);
  const [spot, setSpot] = useState<Spot>({ row: 0, column: 0 });
  const rows = rowsOf(data, unfolded);
  const move = (event: KeyboardEvent) => {
    const next = spotAfter(
      event.key,
      spot,
      rows.map(({ states }) => states),
    );
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setSpot(next);
    const cell = table.current?.querySelector<HTMLElement>(`[data-spot="${next.row}-${next.column}"]`);
    cell?.focus();
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const press = (row: Row, member: MatrixMember) => {
    if (row.content === null) onUnfold(row.lesson.lessonId === unfolded ? undefined : row.lesson.lessonId);
    else if (row.content.contentType === 'PROBLEM') onOpen(member, row.content);
  };
  return (
    <div className={styles.scroll} role="region" aria-label={texts.scrolls}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move among the buttons of its cells */}
      <table ref={table} className={styles.matrix} onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {title}
            </th>
            {memberList.map((member, column) => (
              <MemberHead
                key={member.memberId}
                member={member}
                path={reportOf(member.memberId)}
                isChosen={column === spot.column}
              />
            ))}
            <th scope="col" className={styles.sum}>
              {texts.passed}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <MatrixRow
              key={row.key}
              row={row}
              index={index}
              members={memberList}
              isUnfolded={row.lesson.lessonId === unfolded}
              spotColumn={spot.row === index ? spot.column : null}
              onUnfold={() => onUnfold(row.lesson.lessonId === unfolded ? undefined : row.lesson.lessonId)}
              onPress={(member, column) => {
                setSpot({ row: index, column });
                press(row, member);
              }}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A lesson that is called «2장. 갈림길» or «2. 갈림길» stands beside its number already. */
const withoutNumber = (title: string, number: number): string =>
  title.replace(new RegExp(`^${number}(장|과|강)?[.:)]\\s*(?=\\S)`, 'u'), '');

function rowsOf({ lessonList, memberList }: MatrixData, unfolded: number | undefined): Row[] {
  return lessonList.flatMap((lesson, index) => {
    const own: Row = {
      key: `${lesson.lessonId}`,
      ...{ lesson, number: index + 1, content: null },
      states: memberList.map(({ cellList }) => cellList[index]?.state ?? 'NONE'),
    };
    if (lesson.lessonId !== unfolded) return [own];
    const contents = lesson.contentList.map((content, place): Row => ({
      key: `${lesson.lessonId}-${content.contentOnLessonId}`,
      ...{ lesson, number: index + 1, content },
      states: memberList.map(({ contentStateList }) => contentStateList[place] ?? 'NONE'),
    }));
    return [own, ...contents];
  });
}

const MemberHead = memo(function MemberHead({
  member,
  path,
  isChosen,
}: {
  readonly member: MatrixMember;
  readonly path: string;
  readonly isChosen: boolean;
}) {
  const { nickname, itemIdList, isHere, isInLesson } = member;
  return (
    <th scope="col" data-away={!isHere || undefined} data-chosen={isChosen || undefined}>
      <Link to={path} className={styles.member} aria-label={texts.report(nickname)}>
        <Avatar nickname={nickname} itemIdList={itemIdList} size="small" />
        <span className={styles.name}>{nickname}</span>
      </Link>
      <VisuallyHidden>{isInLesson ? texts.inLesson : isHere ? texts.isHere : texts.away}</VisuallyHidden>
    </th>
  );
});

function MatrixRow({
  row,
  index,
  members,
  isUnfolded,
  spotColumn,
  onUnfold,
  onPress,
}: {
  readonly row: Row;
  readonly index: number;
  readonly members: readonly MatrixMember[];
  readonly isUnfolded: boolean;
  readonly spotColumn: number | null;
  readonly onUnfold: () => void;
  readonly onPress: (member: MatrixMember, column: number) => void;
}) {
  const { lesson, content, number, states } = row;
  const title = content?.title ?? lesson.title;
  const passed = states.filter((state) => state === 'PASSED').length;
  return (
    <tr data-content={content !== null || undefined}>
      <th scope="row">
        {content === null ? (
          <button type="button" className={styles.fold} aria-expanded={isUnfolded} onClick={onUnfold}>
            {isUnfolded ? (
              <ChevronDown size={18} aria-hidden="true" />
            ) : (
              <ChevronRight size={18} aria-hidden="true" />
            )}
            <span className={styles.number}>{number}</span>
            <span>{withoutNumber(title, number)}</span>
          </button>
        ) : (
          <span className={styles.content}>{title}</span>
        )}
      </th>
      {members.map((member, column) => {
        const state = states[column] ?? 'NONE';
        const checked = member.cellList[number - 1]?.checkedCount ?? 0;
        const words = texts.states[state];
        return (
          <td key={member.memberId}>
            <button
              type="button"
              className={styles.cell}
              data-spot={`${index}-${column}`}
              tabIndex={spotColumn === column ? 0 : -1}
              aria-label={
                content === null
                  ? texts.cell(member.nickname, title, words, checked, lesson.contentList.length)
                  : texts.content(member.nickname, title, words)
              }
              onClick={() => onPress(member, column)}
            >
              <CellMark state={state} />
            </button>
          </td>
        );
      })}
      <td className={styles.sum}>
        <Label>{passed}</Label>/{members.length}
      </td>
    </tr>
  );
}
