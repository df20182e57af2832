/** Pure. The entries of a board as one viewer may see them. */
import type { ScoreboardEntry } from '#shared/contract/battle/scoreboards.ts';
import { foldEntry, type JournalItem, type Scoring } from './foldEntry.ts';

/**
 * The users whose results a viewer sees although the board is frozen: all for staff, its own and its team's for a
 * player.
 */
export type Sight = 'all' | ReadonlySet<number>;

export interface Projection extends Scoring {
  readonly pointsOf: ReadonlyMap<number, number>;
  /** Null without a freeze, and once everything is revealed. */
  readonly freezeFromMs: number | null;
  readonly sight: Sight;
}

/** A hidden entry looks like one that waits for the judge, with any verdict. */
function hideFrozen(item: JournalItem, { freezeFromMs, sight }: Projection): JournalItem {
  if (freezeFromMs === null || item.atMs < freezeFromMs) return item;
  if (sight === 'all' || sight.has(item.userId)) return item;
  return { ...item, verdict: null, correct: 0, total: 0, fraction: 0 };
}

export function projectJournal(journal: readonly JournalItem[], projection: Projection): ScoreboardEntry[] {
  const seen = journal.map((item) => hideFrozen(item, projection));
  const groups = Map.groupBy(seen, ({ userId, competitionContentId }) => `${userId} ${competitionContentId}`);
  return [...groups.values()]
    .map((items) =>
      foldEntry(items, projection.pointsOf.get(items[0]?.competitionContentId ?? 0) ?? 0, projection),
    )
    .toSorted((a, b) => a.userId - b.userId || a.competitionContentId - b.competitionContentId);
}
