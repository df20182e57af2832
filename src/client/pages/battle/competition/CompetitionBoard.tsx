import { Circle, Gift, Shell, Snowflake, X } from 'lucide-react';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { ScrollArea } from '#client/ui/panel/ScrollArea.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Scene } from '#client/ui/scenery/Scene.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { screenRows, type ScreenCell, type ScreenRow } from '../screen/screenRows.ts';
import { battleTexts } from '../texts.ts';
import { useOutfits } from '../useOutfits.ts';
import type { Phase } from './competitionPhase.ts';
import { competitionTexts as texts } from './texts.ts';
import styles from './CompetitionBoard.module.css';

interface CompetitionBoardProps {
  readonly competitionId: number;
  readonly board: Scoreboard | null;
  readonly phase: Phase;
  readonly maySee: boolean;
  readonly ownId: number;
}

/** The live board beside the contents: ranks, what was solved when, and what is a secret yet. */
export function CompetitionBoard({ board, phase, maySee, ownId }: CompetitionBoardProps) {
  return (
    <div className={styles.board}>
      <h2 className={styles.title}>{texts.board}</h2>
      {board && phase !== 'COMING' ? (
        <>
          {board.clock.isFrozen && (
            <p className={styles.frozen} role="status">
              <Snowflake aria-hidden="true" /> {battleTexts.frozen}
            </p>
          )}
          {phase === 'ENDED' && board.clock.freezeFromMs !== null && (
            <p className={styles.frozen}>
              <Gift aria-hidden="true" /> {texts.revealed}
            </p>
          )}
          <BoardTable board={board} ownId={ownId} />
        </>
      ) : maySee && phase !== 'COMING' ? (
        <Loading />
      ) : (
        <div className={styles.waits}>
          <Scene name="waiting" />
          <p>{phase === 'COMING' ? texts.boardWaits : texts.boardClosed}</p>
        </div>
      )}
    </div>
  );
}

const words = battleTexts.screen;
/** Faces for so many rows; a long board has names alone further down. */
const MOST_FACES = 30;

interface BoardTableProps {
  readonly board: Scoreboard;
  /** The user whose row is gold; 0 for nobody. */
  readonly ownId: number;
}

export function BoardTable({ board, ownId }: BoardTableProps) {
  const rows = screenRows(board);
  const outfits = useOutfits(rows.slice(0, MOST_FACES).flatMap(({ userIdList }) => userIdList.slice(0, 1)));
  const timeOf = new Map(board.rankList.map((row) => [row.userIdList.join(), row.durationTime]));
  const isPenalty = board.rule === 'ICPC';
  const own = rows.find(({ userIdList }) => userIdList.includes(ownId));
  if (rows.length === 0) return <p className={styles.empty}>{texts.boardEmpty}</p>;
  return (
    <ScrollArea label={texts.board} className={styles.scroll}>
      <VisuallyHidden>
        <span role="status">{own ? battleTexts.nowRank(own.rank) : ''}</span>
      </VisuallyHidden>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{texts.rank}</VisuallyHidden>
            </th>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.sum}</th>
            {board.contentList.map(({ competitionContentId, order, title }) => (
              <th key={competitionContentId} scope="col" aria-label={`${order}. ${title}`} title={title}>
                {order}
              </th>
            ))}
            <th scope="col">{isPenalty ? words.penaltyTitle : texts.time}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.key}
              row={row}
              isOwn={row === own}
              itemKeys={outfits.get(row.userIdList[0] ?? 0) ?? []}
              time={timeOf.get(row.userIdList.join()) ?? 0}
            />
          ))}
        </tbody>
      </table>
      {isPenalty && <p className={styles.hint}>{words.penaltyHint(board.scoredMs)}</p>}
    </ScrollArea>
  );
}

interface RowProps {
  readonly row: ScreenRow;
  readonly isOwn: boolean;
  readonly itemKeys: readonly string[];
  readonly time: number;
}

function Row({ row, isOwn, itemKeys, time }: RowProps) {
  return (
    <tr data-own={isOwn || undefined}>
      <td>
        <b className={styles.rank} data-rank={row.points > 0 ? row.rank : undefined}>
          {row.rank}
        </b>
      </td>
      <th scope="row">
        <span className={styles.who}>
          <AvatarPreview itemKeys={itemKeys} height={36} bust animate={false} label="" />
          <b>{row.nicknames[0]}</b>
          {isOwn && <i>{texts.you}</i>}
        </span>
      </th>
      <td>
        <b className={styles.points}>{row.points}</b>
      </td>
      {row.cells.map((cell, index) => (
        <td key={index}>
          <Cell cell={cell} />
        </td>
      ))}
      <td className={styles.time}>{time > 0 ? (row.penalty ?? battleTexts.clock(time)) : '–'}</td>
    </tr>
  );
}

function Cell({ cell }: { readonly cell: ScreenCell }) {
  switch (cell.state) {
    case 'solved':
      return (
        <span className={styles.cell} data-state="solved">
          <Shell role="img" aria-label={words.legendSolved} />
          {words.minute(cell.minute)}
          {cell.times > 0 && (
            <small className={styles.tries} title={words.triesBefore(cell.times)}>
              <X role="img" aria-label={words.legendWrong} />
              {cell.times}
            </small>
          )}
        </span>
      );
    case 'wrong':
      return (
        <span className={styles.cell} data-state="wrong">
          <X role="img" aria-label={words.legendWrong} />
          {words.times(cell.times)}
        </span>
      );
    case 'secret':
      return (
        <span className={styles.cell} data-state="secret">
          <Gift role="img" aria-label={words.legendSecret} />?
        </span>
      );
    case 'open':
      return (
        <span className={styles.cell} data-state="open">
          <Circle role="img" aria-label={words.legendOpen} />
        </span>
      );
  }
}
