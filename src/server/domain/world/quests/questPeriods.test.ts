import { describe, expect, it } from 'vitest';
import { periodOf, repeatedOfDay } from './questPeriods.ts';
import type { QuestDefinition } from './questTypes.ts';

const quest = (id: number, npcId: number, part: Partial<QuestDefinition> = {}): QuestDefinition => ({
  id,
  npcId,
  kind: 'DAILY',
  after: [],
  title: '',
  description: '',
  completionMethod: 'NPC',
  goals: [],
  rewards: [],
  offerMessageList: [],
  progressMessageList: [],
  completeMessageList: [],
  ...part,
});
const days = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2026, 10, 20 + index)).toISOString().slice(0, 10),
  );

describe('periodOf', () => {
  it('is the day in Seoul', () => {
    expect(periodOf('DAILY', new Date('2026-11-22T14:59:59Z'))).toBe('2026-11-22');
    expect(periodOf('DAILY', new Date('2026-11-22T15:00:00Z'))).toBe('2026-11-23');
  });

  it('is the Monday of the week in Seoul', () => {
    expect(periodOf('WEEKLY', new Date('2026-11-22T14:59:59Z'))).toBe('2026-11-16');
    expect(periodOf('WEEKLY', new Date('2026-11-22T15:00:00Z'))).toBe('2026-11-23');
    expect(periodOf('WEEKLY', new Date('2026-12-31T12:00:00Z'))).toBe('2026-12-28');
    expect(periodOf('WEEKLY', new Date('2027-01-03T12:00:00Z'))).toBe('2026-12-28');
  });

  it('is none for what is completed once', () => {
    expect([periodOf('MAIN', new Date()), periodOf('SUB', new Date())]).toEqual(['', '']);
  });
});

describe('repeatedOfDay', () => {
  /** Twelve friends, two of them with two quests. */
  const dailies = Array.from({ length: 14 }, (_, index) => quest(index + 1, 101 + (index % 12)));
  const friendsOn = (day: string) =>
    [...repeatedOfDay(dailies, day)].map((id) => dailies.find((one) => one.id === id)?.npcId);

  it('lets three different friends ask each day, and others the next', () => {
    for (const [index, day] of days(30).entries()) {
      const today = friendsOn(day);
      expect(new Set(today).size).toBe(3);
      const next = friendsOn(days(31)[index + 1] ?? '');
      expect(today.filter((friend) => next.includes(friend))).toEqual([]);
    }
  });

  it('comes round to every quest', () => {
    const seen = new Set(days(30).flatMap((day) => [...repeatedOfDay(dailies, day)]));
    expect(seen.size).toBe(14);
  });

  it('says the same all day, and offers one weekly quest a week', () => {
    const weeklies = [1, 2, 3].map((id) => quest(id, 100 + id, { kind: 'WEEKLY' }));
    const of = (day: string) => [...repeatedOfDay(weeklies, day)];
    expect(of('2026-11-16')).toHaveLength(1);
    expect(of('2026-11-16')).toEqual(of('2026-11-22'));
    expect(of('2026-11-22')).not.toEqual(of('2026-11-23'));
  });

  it('offers what takes no turns every day beside the others', () => {
    const always = quest(99, 101, { isAlways: true });
    for (const day of days(7)) {
      const today = repeatedOfDay([...dailies, always], day);
      expect(today.has(99)).toBe(true);
      expect(today.size).toBe(4);
    }
  });

  it('takes what there is: fewer friends, seasons, none', () => {
    expect([...repeatedOfDay([quest(1, 101)], '2026-11-22')]).toEqual([1]);
    expect([...repeatedOfDay([quest(1, 101, { offeredUntil: '2026-11-21' })], '2026-11-22')]).toEqual([]);
    expect([...repeatedOfDay([], '2026-11-22')]).toEqual([]);
  });
});
