import { expect, it } from 'vitest';
import { OFFERS } from './offerDefinitions.ts';
import { roundAt } from './offerSchedule.ts';

const at = (moment: string) => new Date(moment);

it('turns the week over at midnight on Monday in Seoul', () => {
  const weeks = [0, 1].map((week) => ({ kind: 'WEEKS', every: 2, week }) as const);
  const rounds = (moment: string) => weeks.flatMap((schedule) => roundAt(schedule, at(moment)) ?? []);
  const [before] = rounds('2026-11-22T14:59:59Z');
  const [after] = rounds('2026-11-22T15:00:00Z');
  expect([before?.round, before?.endsAt.toISOString()]).toEqual(['2026-11-16', '2026-11-22T15:00:00.000Z']);
  expect([after?.round, after?.endsAt.toISOString()]).toEqual(['2026-11-23', '2026-11-29T15:00:00.000Z']);
});

it('knows a season over the new year, and a leap day in it', () => {
  const winter = { kind: 'SEASON', from: '12-01', before: '03-01' } as const;
  expect(roundAt(winter, at('2026-11-30T14:59:59Z'))).toBeUndefined();
  for (const moment of ['2027-11-30T15:00:00Z', '2028-01-15T00:00:00Z', '2028-02-29T12:00:00Z']) {
    const round = roundAt(winter, at(moment));
    expect([round?.round, round?.endsAt.toISOString()]).toEqual(['2027-12-01', '2028-02-29T15:00:00.000Z']);
  }
  expect(roundAt(winter, at('2028-02-29T15:00:00Z'))).toBeUndefined();
});

it('is on between two moments, the last one left out', () => {
  const dates = { kind: 'DATES', from: '2026-05-05T00:00:00Z', before: '2026-05-06T00:00:00Z' } as const;
  expect(roundAt(dates, at('2026-05-04T23:59:59Z'))).toBeUndefined();
  expect(roundAt(dates, at('2026-05-05T00:00:00Z'))?.round).toBe('2026-05-05');
  expect(roundAt(dates, at('2026-05-06T00:00:00Z'))).toBeUndefined();
});

it('has a weekly event, an event of the season and a discount on every day of the year', () => {
  for (let day = 0; day < 366; day += 1) {
    const now = new Date(Date.UTC(2027, 0, 1 + day));
    const on = OFFERS.filter(({ schedule }) => roundAt(schedule, now));
    const kinds = on.map(({ offerType, eventCategory }) => eventCategory ?? offerType);
    expect(new Set(kinds), now.toISOString()).toEqual(new Set(['WEEKLY', 'SEASON', 'DISCOUNT']));
    const products = on.map(({ productId }) => productId);
    expect(new Set(products).size, now.toISOString()).toBe(products.length);
  }
});
