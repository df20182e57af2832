/** Pure: the opening of the chests after the freeze, one for each press, from the last row up. */
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { applyEntry } from '#client/net/rooms/battle/applyEntry.ts';
import { screenRows } from './screenRows.ts';

export interface Chest {
  readonly rowKey: string;
  readonly competitionContentId: number;
}

export interface Reveal {
  /** With so many chests opened. */
  readonly board: Scoreboard;
  /** The one that is opened next; null when all are. */
  readonly next: Chest | null;
  /** The one that was opened last. */
  readonly last: Chest | null;
}

/** The lowest row that has a chest, and its first one. */
function nextChest(board: Scoreboard): (Chest & { readonly userIdList: readonly number[] }) | null {
  const row = screenRows(board).findLast(({ cells }) => cells.some(({ state }) => state === 'secret'));
  const content = row && board.contentList[row.cells.findIndex(({ state }) => state === 'secret')];
  if (!row || !content) return null;
  const { competitionContentId } = content;
  return { rowKey: row.key, competitionContentId, userIdList: row.userIdList };
}

/** `frozen` is what all saw at the end, `final` what is true. A row may climb with every chest. */
export function revealBoard(frozen: Scoreboard, final: Scoreboard, opened: number): Reveal {
  let board: Scoreboard = { ...frozen, clock: final.clock };
  let last: Chest | null = null;
  for (let press = 0; press < opened; press += 1) {
    const chest = nextChest(board);
    if (!chest) break;
    const { rowKey, competitionContentId, userIdList } = chest;
    last = { rowKey, competitionContentId };
    for (const entry of final.scoreboardList)
      if (entry.competitionContentId === competitionContentId && userIdList.includes(entry.userId))
        board = applyEntry(board, entry);
  }
  const chest = nextChest(board);
  return {
    board: chest ? board : final,
    next: chest && { rowKey: chest.rowKey, competitionContentId: chest.competitionContentId },
    last,
  };
}
