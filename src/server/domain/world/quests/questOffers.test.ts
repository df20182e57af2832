import fc from 'fast-check';
import { expect, it } from 'vitest';
import { experienceOf } from '#shared/content/levels.ts';
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { takenNow, withCounts, type QuestProgress, type QuestProgressById } from './questProgress.ts';
import { isOffered, isSomething, repeatedNow } from './questOffers.ts';
import { QUESTS } from './questDefinitions.ts';
import type { QuestDefinition } from './questTypes.ts';

const quests = { all: QUESTS };
const FIRST_NOON = Date.parse('2026-11-22T03:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const noonOf = (day: number) => new Date(FIRST_NOON + day * DAY_MS);
const isRepeated = ({ kind }: QuestDefinition) => kind === 'DAILY' || kind === 'WEEKLY';

const completed = (quest: QuestDefinition, now: Date): QuestProgress => ({
  ...withCounts(
    quest,
    takenNow(quest, now),
    quest.goals.map(({ count }) => count),
  ),
  state: 'COMPLETED',
});

const byMap = Map.groupBy(QUESTS, ({ npcId }) => mapOfNpc(npcId).id);
const repeatedIds = new Set(QUESTS.filter(isRepeated).map(({ id }) => id));

/** Maps with neither an offered or running quest nor a daily of today. */
function emptyMaps(taken: QuestProgressById, now: Date, level: number): string[] {
  const outlook = { quests, now, level };
  const repeated = repeatedNow(outlook, taken);
  const has = (quest: QuestDefinition) => isSomething(quest, taken, outlook, repeated);
  return MAPS.filter(({ id }) => !byMap.get(id)?.some(has)).map(({ key }) => key);
}

/** Completes the offered quests in an order, to the end; the rest of a day is continued on the next. */
function playAll(
  pick: (offered: readonly QuestDefinition[]) => QuestDefinition | undefined,
  questsADay: number,
) {
  let taken = new Map<number, QuestProgress>();
  let exp = 0;
  for (let day = 0; day < 40; day += 1) {
    const now = noonOf(day);
    // Repeated quests may be taken again on the next day; weekly ones too, which makes the test stricter.
    taken = new Map([...taken].filter(([id]) => !repeatedIds.has(id)));
    for (let count = 0; count < questsADay; count += 1) {
      const level = experienceOf(exp).level;
      const empty = emptyMaps(taken, now, level);
      if (empty.length > 0) return { empty, day, done: [...taken.keys()] };
      const turn = repeatedNow({ quests, now, level }, taken);
      const offered = QUESTS.filter(
        (quest) => !taken.has(quest.id) && isOffered(quest, taken, { quests, now, level }, turn),
      );
      const quest = pick(offered);
      if (quest === undefined) break;
      taken.set(quest.id, completed(quest, now));
      exp += quest.rewards.reduce((sum, one) => (one.type === 'USER_EXP' ? sum + one.count : sum), 0);
    }
  }
  return { empty: [], day: 0, done: [...taken.keys()] };
}

const whole = QUESTS.filter((quest) => !isRepeated(quest)).length;

it('leaves no map without something to do, whichever quests a child does first', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), fc.integer({ min: 1, max: 30 }), (numbers, questsADay) => {
      const played = playAll((offered) => {
        const { value = 0 } = numbers.next();
        return offered[value % Math.max(1, offered.length)];
      }, questsADay);
      expect(played.empty).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('nor a child that does all favours first, all stories first or only what is repeated', () => {
  const first = (...kinds: readonly QuestDefinition['kind'][]) =>
    playAll((offered) => kinds.flatMap((kind) => offered.find((quest) => quest.kind === kind) ?? [])[0], 30);
  for (const kinds of [
    ['SUB', 'MAIN', 'DAILY', 'WEEKLY'],
    ['MAIN', 'SUB', 'WEEKLY', 'DAILY'],
    ['DAILY', 'WEEKLY', 'SUB', 'MAIN'],
  ] as const) {
    const { empty, done } = first(...kinds);
    expect(empty).toEqual([]);
    expect(done.filter((id) => QUESTS.some((quest) => quest.id === id && !isRepeated(quest)))).toHaveLength(
      whole,
    );
  }
});

it('lets one friend of a map stand in where nothing else is left', () => {
  const now = noonOf(0);
  const taken = new Map(
    QUESTS.filter((quest) => !isRepeated(quest)).map((quest) => [quest.id, completed(quest, now)]),
  );
  const { turn, replacements } = repeatedNow({ quests, now, level: 20 }, taken);
  const repeatedOn = (mapId: number) =>
    QUESTS.filter(({ id, npcId }) => (turn.has(id) || replacements.has(id)) && mapOfNpc(npcId).id === mapId);
  expect(replacements.size).toBeGreaterThan(0);
  for (const { id } of MAPS) {
    const onMap = repeatedOn(id);
    // Nobody stands in on a map with a quest of code.
    const isAlways = onMap.some((quest) => quest.isAlways);
    expect(onMap.filter((quest) => replacements.has(quest.id)).length).toBeLessThanOrEqual(isAlways ? 0 : 1);
    expect(onMap.length).toBeGreaterThan(0);
  }
});
