import { expect, it } from 'vitest';
import { isOffered } from './questOffers.ts';
import { takenNow, type QuestProgressById } from './questProgress.ts';
import { QUESTS } from './questDefinitions.ts';
import { isSkipped } from './skippedQuests.ts';

const now = new Date('2026-11-27T03:00:00Z');
const quests = { all: QUESTS };
const JOINED = QUESTS.filter(({ joinedLater }) => joinedLater).map(({ id }) => id);
/** The story of the town as it was told before other quests joined it. */
const FORMER = [11, 12, 13, 14, 15, 16, 17, 18, 19, 20];

function done(ids: readonly number[]): QuestProgressById {
  const completed = QUESTS.filter(({ id }) => ids.includes(id)).map(
    (quest) => [quest.id, { ...takenNow(quest, now), state: 'COMPLETED' as const }] as const,
  );
  return new Map(completed);
}

const offered = (taken: QuestProgressById) =>
  QUESTS.filter((quest) => quest.kind === 'MAIN' && !taken.has(quest.id))
    .filter((quest) => isOffered(quest, taken, { quests, now, level: 20 }))
    .map(({ id }) => id);

it('skips no quest for a child who goes by the story', () => {
  let taken = new Map<number, ReturnType<typeof takenNow>>();
  for (const quest of QUESTS.filter(({ kind }) => kind === 'MAIN')) {
    expect(
      JOINED.filter((id) => isSkipped(id, QUESTS, taken)),
      `before quest ${quest.id}`,
    ).toEqual([]);
    taken = new Map([...taken, [quest.id, { ...takenNow(quest, now), state: 'COMPLETED' as const }]]);
  }
  expect(offered(taken)).toEqual([]);
});

it.each(FORMER.map((_, index) => FORMER.slice(0, index + 1)))(
  'offers a child of before, done with %s, nothing that it is past, and a way on',
  (...ids) => {
    const taken = done(ids);
    const next = offered(taken);
    const isPast = (id: number) => QUESTS.some((later) => later.after.includes(id) && taken.has(later.id));
    expect(next.filter((id) => JOINED.includes(id) && isPast(id))).toEqual([]);
    // Each quest that is left can be reached by completing what is offered.
    let all = taken;
    for (let round = 0; round < QUESTS.length; round += 1) all = new Map([...all, ...done(offered(all))]);
    const left = QUESTS.filter(({ kind, id }) => kind === 'MAIN' && !all.has(id)).map(({ id }) => id);
    expect(left.filter((id) => !isSkipped(id, QUESTS, all))).toEqual([]);
    expect(left.every((id) => JOINED.includes(id))).toBe(true);
  },
);

it('counts neither favours nor repeated quests as being past a story', () => {
  const others = QUESTS.filter(({ kind }) => kind !== 'MAIN').map(({ id }) => id);
  expect(JOINED.filter((id) => isSkipped(id, QUESTS, done(others)))).toEqual([]);
});
