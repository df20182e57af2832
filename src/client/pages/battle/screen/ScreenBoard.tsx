import { Circle, X } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import type { NpcSprite } from '#shared/content/npcs.ts';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { Scallop } from '../Scallop.tsx';
import { TeamEmblem } from '../TeamEmblem.tsx';
import { teamAnimal } from '../teams.ts';
import { battleTexts } from '../texts.ts';
import { useOutfits, type Outfits } from '../useOutfits.ts';
import { ChestPicture } from './ChestPicture.tsx';
import type { Chest, Reveal } from './revealBoard.ts';
import { screenRows, type ScreenCell, type ScreenRow } from './screenRows.ts';
import styles from './ScreenBoard.module.css';

const texts = battleTexts.screen;
const MOST_ROWS = 6;
/** So few rows leave room for those who cheer. */
const FEW_ROWS = 3;
/** More cells than these in a row have room for their time alone. */
const MANY_CONTENTS = 7;
const TURN_MS = 8_000;
/** How long a row shows that it has just handed something in. */
const JUST_NOW_MS = 6_000;
const MOST_FACES = 4;

interface ScreenBoardProps {
  readonly board: Scoreboard;
  /** While the chests are opened. */
  readonly reveal: Reveal | null;
}

/** Six rows at a time at most, on every page as many; pages turn by themselves, or by the arrow keys. */
export function ScreenBoard({ board, reveal }: ScreenBoardProps) {
  const rows = screenRows(board);
  const pageCount = Math.max(1, Math.ceil(rows.length / MOST_ROWS));
  const perPage = Math.ceil(rows.length / pageCount);
  const followed = reveal && (reveal.next ?? reveal.last);
  const followedAt = followed ? rows.findIndex(({ key }) => key === followed.rowKey) : -1;
  // The page of the next chest; once all are open it begins at the top.
  const turned = usePage(pageCount, reveal?.next != null);
  const page = reveal?.next && followedAt >= 0 ? Math.floor(followedAt / perPage) : turned;
  const justNow = useJustNow(rows);
  const shown = rows.slice(page * perPage, (page + 1) * perPage);
  const outfits = useOutfits(shown.flatMap(({ userIdList }) => userIdList.slice(0, MOST_FACES)));
  const isTeam = rows.some(({ teamId }) => teamId !== null);
  return (
    <main
      className={styles.board}
      data-many={board.contentList.length > MANY_CONTENTS || undefined}
      style={{ '--rows': Math.max(FEW_ROWS, perPage) } as CSSProperties}
    >
      <table>
        <thead>
          <tr>
            <th scope="col" className={styles.rankHead} aria-label={battleTexts.standings} />
            <th scope="col" className={styles.nameHead}>
              {isTeam ? texts.team : texts.who}
            </th>
            {board.contentList.map(({ competitionContentId, order, title }) => (
              <th key={competitionContentId} scope="col" aria-label={`${order}. ${title}`}>
                {order}
              </th>
            ))}
            <th scope="col" className={styles.sumHead}>
              {texts.solved}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr
              key={row.key}
              data-now={(reveal ? row.key === followed?.rowKey : row.key === justNow) || undefined}
            >
              <td>
                <b className={styles.rank} data-rank={row.rank}>
                  {row.rank}
                </b>
              </td>
              <th scope="row">
                <span className={styles.name}>
                  {row.teamId !== null && <TeamEmblem teamId={row.teamId} className={styles.emblem} />}
                  {row.teamId === null && <Faces userIds={row.userIdList} outfits={outfits} />}
                  <b>{row.teamId === null ? row.nicknames[0] : battleTexts.team(row.teamId)}</b>
                  {row.teamId !== null && <Faces userIds={row.userIdList} outfits={outfits} isTeam />}
                  {!reveal && row.key === justNow && <i>{texts.justNow}</i>}
                </span>
              </th>
              {row.cells.map((cell, index) => (
                <td key={board.contentList[index]?.competitionContentId}>
                  <Cell cell={cell} isOpened={isCell(reveal?.last, row, board, index)} />
                </td>
              ))}
              <td className={styles.sum}>
                <b>{row.solved}</b>
                <span>
                  {row.penalty === null ? battleTexts.points(row.points) : texts.penalty(row.penalty)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {perPage <= FEW_ROWS && <Cheerers rows={shown} />}
      <footer className={styles.legend}>
        <span>
          <i data-state="solved">
            <Scallop />
          </i>
          {texts.legendSolved}
        </span>
        <span>
          <i data-state="wrong">
            <X aria-hidden="true" />
          </i>
          {texts.legendWrong}
        </span>
        <span>
          <i data-state="secret">
            <ChestPicture />
          </i>
          {texts.legendSecret}
        </span>
        <span>{board.rule === 'ICPC' ? texts.penaltyHint(board.scoredMs) : texts.onlyUs}</span>
        {pageCount > 1 && <b>{texts.page(page + 1, pageCount)}</b>}
      </footer>
    </main>
  );
}

interface FacesProps {
  readonly userIds: readonly number[];
  readonly outfits: Outfits;
  readonly isTeam?: boolean;
}

function Faces({ userIds, outfits, isTeam = false }: FacesProps) {
  return (
    <span className={styles.faces} data-team={isTeam || undefined}>
      {userIds.slice(0, MOST_FACES).map((userId) => (
        <AvatarPreview
          key={userId}
          itemKeys={outfits.get(userId) ?? []}
          height={96}
          bust
          animate={false}
          label=""
        />
      ))}
    </span>
  );
}

/** The animals that watch players without a team. */
const WATCHERS = ['octopus', 'starfish', 'otter', 'turtle'] as const satisfies readonly NpcSprite[];

/** On the bottom of the sea below a short board: the animals of its teams, or of the village. Decoration. */
function Cheerers({ rows }: { readonly rows: readonly ScreenRow[] }) {
  const ofTeams = rows.flatMap(({ teamId }) => (teamId === null ? [] : (teamAnimal(teamId)?.sprite ?? [])));
  return (
    <p className={styles.cheerers} aria-hidden="true">
      {(ofTeams.length > 0 ? ofTeams : WATCHERS).map((sprite) => (
        <Mascot key={sprite} sprite={sprite} size={200} />
      ))}
    </p>
  );
}

const isCell = (chest: Chest | null | undefined, row: ScreenRow, board: Scoreboard, index: number): boolean =>
  chest?.rowKey === row.key && chest.competitionContentId === board.contentList[index]?.competitionContentId;

function Cell({ cell, isOpened }: { readonly cell: ScreenCell; readonly isOpened: boolean }) {
  switch (cell.state) {
    case 'solved':
      return (
        <span className={styles.cell} data-state="solved" data-opened={isOpened || undefined}>
          <Scallop />
          <VisuallyHidden>{texts.legendSolved}</VisuallyHidden>
          <span>
            {cell.minute}
            <small>{texts.minuteUnit}</small>
          </span>
          {cell.times > 0 && (
            <small className={styles.tries}>
              <X role="img" aria-label={texts.legendWrong} />
              {cell.times}
            </small>
          )}
        </span>
      );
    case 'wrong':
      return (
        <span className={styles.cell} data-state="wrong" data-opened={isOpened || undefined}>
          <X role="img" aria-label={texts.legendWrong} />
          <span>
            {cell.times}
            <small>{texts.timesUnit}</small>
          </span>
        </span>
      );
    case 'secret':
      return (
        <span className={styles.cell} data-state="secret">
          <ChestPicture />
          <span>?</span>
          <VisuallyHidden>{texts.legendSecret}</VisuallyHidden>
        </span>
      );
    case 'open':
      return (
        <span className={styles.cell} data-state="open">
          <Circle role="img" aria-label={texts.legendOpen} />
        </span>
      );
  }
}

function usePage(pageCount: number, isHeld: boolean): number {
  const [page, setPage] = useState(0);
  const [wasHeld, setWasHeld] = useState(isHeld);
  if (wasHeld !== isHeld) {
    setWasHeld(isHeld);
    setPage(0);
  }
  useEffect(() => {
    if (pageCount === 1 || isHeld) return;
    const turn = (by: number) => setPage((now) => (now + by + pageCount) % pageCount);
    let timer = setInterval(() => turn(1), TURN_MS);
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
      turn(key === 'ArrowRight' ? 1 : -1);
      clearInterval(timer);
      timer = setInterval(() => turn(1), TURN_MS);
    };
    window.addEventListener('keydown', press);
    return () => {
      clearInterval(timer);
      window.removeEventListener('keydown', press);
    };
  }, [pageCount, isHeld]);
  return Math.min(page, pageCount - 1);
}

/** The row that has handed something in last, for a while. */
function useJustNow(rows: readonly ScreenRow[]): string | null {
  const before = useRef<ReadonlyMap<string, number> | null>(null);
  const [row, setRow] = useState<string | null>(null);
  useEffect(() => {
    const last = before.current;
    const grown = last && rows.find(({ key, handedIn }) => handedIn > (last.get(key) ?? 0));
    before.current = new Map(rows.map(({ key, handedIn }) => [key, handedIn]));
    if (grown) setRow(grown.key);
  }, [rows]);
  useEffect(() => {
    if (row === null) return;
    const timer = setTimeout(() => setRow(null), JUST_NOW_MS);
    return () => clearTimeout(timer);
  }, [row]);
  return row;
}
