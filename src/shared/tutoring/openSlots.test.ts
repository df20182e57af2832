import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DAY_MINUTES,
  SCHEDULE_DATE_STATES,
  SLOT_MINUTES,
  WEEK_DAYS,
} from '#shared/contract/tutoring/schedules.ts';
import { openSlots, slotsOf, type DateHours, type WeeklyHours } from './openSlots.ts';
import { dayInSeoul, daysLater, instantInSeoul, minutesInSeoul, weekdayOf } from '#shared/time/seoulTime.ts';

const MONDAY: WeeklyHours = { startDayOfTheWeek: 'MONDAY', startTime: 14 * 60, endTime: 16 * 60 };
const on = (
  startDate: string,
  hour: number,
  scheduleDateState: DateHours['scheduleDateState'],
): DateHours => ({
  startDate,
  scheduleDateState,
  startTime: hour * 60,
  endTime: hour * 60 + SLOT_MINUTES,
});
const slots = (weekly: readonly WeeklyHours[], dates: readonly DateHours[], days: [string, string]) =>
  openSlots({
    weekly,
    dates,
    from: instantInSeoul(days[0], 0),
    to: instantInSeoul(days[1], DAY_MINUTES),
  }).map((at) => at.toISOString());

describe('open slots', () => {
  it('are those of the weekday, as hours of Seoul in UTC', () => {
    // 22 November 2026 is a Sunday.
    expect(slots([MONDAY], [], ['2026-11-22', '2026-11-28'])).toEqual([
      '2026-11-23T05:00:00.000Z',
      '2026-11-23T06:00:00.000Z',
    ]);
  });

  it('go by the dates: shut, opened besides, and both only on that date', () => {
    const dates = [on('2026-11-23', 14, 'DISABLED'), on('2026-11-24', 9, 'ENABLED')];
    expect(slots([MONDAY], dates, ['2026-11-22', '2026-11-30'])).toEqual([
      '2026-11-23T06:00:00.000Z',
      '2026-11-24T00:00:00.000Z',
      '2026-11-30T05:00:00.000Z',
      '2026-11-30T06:00:00.000Z',
    ]);
  });

  it('know the first and the last hour of a day, which lie on the day before in UTC', () => {
    const day: WeeklyHours[] = [
      { startDayOfTheWeek: 'SUNDAY', startTime: 0, endTime: 60 },
      { startDayOfTheWeek: 'SUNDAY', startTime: 23 * 60, endTime: DAY_MINUTES },
    ];
    expect(slots(day, [], ['2026-11-22', '2026-11-22'])).toEqual([
      '2026-11-21T15:00:00.000Z',
      '2026-11-22T14:00:00.000Z',
    ]);
  });

  it('begin within the range: at its first instant, never at its last', () => {
    const from = new Date('2026-11-23T05:00:00Z');
    const to = new Date('2026-11-23T06:00:00Z');
    expect(openSlots({ weekly: [MONDAY], dates: [], from, to })).toEqual([from]);
    expect(openSlots({ weekly: [MONDAY], dates: [], from: new Date(from.getTime() + 1), to })).toEqual([]);
    expect(openSlots({ weekly: [MONDAY], dates: [], from: to, to: from })).toEqual([]);
  });
});

const hours = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 }))
  .filter(([start, end]) => start < end)
  .map(([start, end]) => ({ startTime: start * SLOT_MINUTES, endTime: end * SLOT_MINUTES }));
const weeklyHours = fc.array(
  fc
    .tuple(fc.constantFrom(...WEEK_DAYS), hours)
    .map(([startDayOfTheWeek, of]) => ({ startDayOfTheWeek, ...of })),
  { maxLength: 10 },
);
/** Days around a turn of the year and a leap day. */
const day = fc.integer({ min: 0, max: 500 }).map((days) => daysLater('2027-12-01', days));
const slotOfDay = fc.integer({ min: 0, max: 23 }).map((hour) => hour * SLOT_MINUTES);
const dateHours = fc.array(
  fc
    .tuple(day, slotOfDay, fc.constantFrom(...SCHEDULE_DATE_STATES))
    .map(([startDate, startTime, scheduleDateState]) => ({
      startDate,
      startTime,
      endTime: startTime + SLOT_MINUTES,
      scheduleDateState,
    })),
  { maxLength: 20 },
);
const keyOf = (of: { readonly startDate: string; readonly startTime: number }) =>
  `${of.startDate}/${of.startTime}`;
/** A slot has one row, as in the database. */
const datesApart = dateHours.map((rows) => [...new Map(rows.map((row) => [keyOf(row), row])).values()]);

describe('any hours', () => {
  it('are open exactly where the date says so, or else the week', () => {
    fc.assert(
      fc.property(weeklyHours, datesApart, day, (weekly, dates, first) => {
        const last = daysLater(first, 9);
        const open = new Set(slots(weekly, dates, [first, last]));
        const states = new Map(dates.map((row) => [keyOf(row), row.scheduleDateState]));
        for (let one = first; one <= last; one = daysLater(one, 1))
          for (let startTime = 0; startTime < DAY_MINUTES; startTime += SLOT_MINUTES) {
            const isWeekly = weekly.some(
              (row) =>
                row.startDayOfTheWeek === WEEK_DAYS[weekdayOf(one)] &&
                row.startTime <= startTime &&
                startTime < row.endTime,
            );
            const state = states.get(keyOf({ startDate: one, startTime }));
            const expected = state === undefined ? isWeekly : state === 'ENABLED';
            expect(open.has(instantInSeoul(one, startTime).toISOString())).toBe(expected);
          }
      }),
      { numRuns: 60 },
    );
  });

  it('come in order, each once, and joined ranges are one', () => {
    fc.assert(
      fc.property(
        weeklyHours,
        datesApart,
        day,
        fc.integer({ min: 0, max: 9 }),
        (weekly, dates, first, cut) => {
          const whole = slots(weekly, dates, [first, daysLater(first, 10)]);
          expect(whole).toEqual([...new Set(whole)].toSorted());
          const parts = [
            ...slots(weekly, dates, [first, daysLater(first, cut)]),
            ...slots(weekly, dates, [daysLater(first, cut + 1), daysLater(first, 10)]),
          ];
          expect(parts).toEqual(whole);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are read the way they are written', () => {
    fc.assert(
      fc.property(day, slotOfDay, (one, startTime) => {
        const at = instantInSeoul(one, startTime);
        expect([dayInSeoul(at), minutesInSeoul(at)]).toEqual([one, startTime]);
        expect(slotsOf({ startTime, endTime: startTime + SLOT_MINUTES })).toEqual([startTime]);
      }),
    );
  });
});
