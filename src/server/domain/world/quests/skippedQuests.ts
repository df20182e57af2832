/** Pure. Quests that joined a story later, for children who had gone past their place. */
import type { QuestProgressById } from './questProgress.ts';
import type { QuestDefinition } from './questTypes.ts';

type Quests = readonly QuestDefinition[];

/** Ids of the quests that come after a joined quest, by its id; the tables of quests never change. */
const known = new WeakMap<Quests, ReadonlyMap<number, readonly number[]>>();

/**
 * Whether a child skips a quest: the quest joined its story later, the child has not taken it, but a later step of
 * that story. Older quests of the story stay to be done.
 */
export function isSkipped(id: number, all: Quests, taken: QuestProgressById): boolean {
  if (taken.has(id)) return false;
  return (
    laterThan(all)
      .get(id)
      ?.some((later) => taken.has(later)) ?? false
  );
}

function laterThan(all: Quests): ReadonlyMap<number, readonly number[]> {
  const found =
    known.get(all) ??
    new Map(all.flatMap(({ id, joinedLater }) => (joinedLater ? [[id, comingAfter(id, all)] as const] : [])));
  known.set(all, found);
  return found;
}

/** Every quest of the stories that can only be taken once this one is done. */
function comingAfter(id: number, all: Quests): readonly number[] {
  const found = new Set([id]);
  // Quests are listed behind those that they come after. Favours and repeated quests are no step of a story.
  for (const { id: later, kind, after } of all)
    if (kind === 'MAIN' && after.some((earlier) => found.has(earlier))) found.add(later);
  found.delete(id);
  return [...found];
}
