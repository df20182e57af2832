import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  SCHEDULE_DATE_STATES,
  WEEK_DAYS,
  type UserScheduleDate,
} from '#shared/contract/tutoring/schedules.ts';
import { openSlots } from '#shared/tutoring/openSlots.ts';
import { daysLater, instantInSeoul, weekdayOf } from '#shared/time/seoulTime.ts';
import { mainMonthOf, monthsLater, monthsOf, REFERENCE_WEEK, weekOf, weeksOfMonth } from './calendarDays.ts';
import {
  changedMonths,
  changedSlots,
  dateRows,
  isOpenSlot,
  slotStateOf,
  NO_CHANGES,
  paint,
  readHours,
  slotOf,
  stillUnsaved,
  weeklyRows,
  withChanges,
  type Changes,
  type Hours,
} from './hoursDraft.ts';

const NINE = 540;
const row = (over: Partial<UserScheduleDate>): UserScheduleDate => ({
  ...{ userScheduleDateId: 1, startDate: null, startDayOfTheWeek: null, scheduleType: 'DAY' },
  ...{ startTime: NINE, endTime: NINE + 60, scheduleDateState: 'ENABLED' },
  ...over,
});
/** Open every Monday at nine. 23 November 2026 is a Monday. */
const MONDAYS = readHours([row({ startDayOfTheWeek: 'MONDAY' })]);
const MONDAY = slotOf('2026-11-23', NINE);
const TUESDAY = slotOf('2026-11-24', NINE);
const press = (saved: Hours, changes: Changes, slot: string): Changes =>
  paint({ saved, changes }, 'DATE', {
    slots: [slot],
    toOpen: !isOpenSlot(slotStateOf(withChanges(saved, changes), 'DATE', slot)),
  });

describe('a press on a date', () => {
  it('shuts a regular slot by DISABLED, and back again by saying nothing', () => {
    const once = press(MONDAYS, NO_CHANGES, MONDAY);
    expect([...once.dates]).toEqual([[MONDAY, 'DISABLED']]);
    expect(slotStateOf(withChanges(MONDAYS, once), 'DATE', MONDAY)).toBe('SHUT');
    const twice = press(MONDAYS, once, MONDAY);
    expect(changedSlots(twice)).toEqual([]);
    expect(slotStateOf(withChanges(MONDAYS, twice), 'DATE', MONDAY)).toBe('OPEN');
  });

  it('opens a free slot by ENABLED, and takes it back', () => {
    const once = press(MONDAYS, NO_CHANGES, TUESDAY);
    expect([...once.dates]).toEqual([[TUESDAY, 'ENABLED']]);
    expect(slotStateOf(withChanges(MONDAYS, once), 'DATE', TUESDAY)).toBe('EXTRA');
    expect(changedSlots(press(MONDAYS, once, TUESDAY))).toEqual([]);
  });

  it('takes away what is saved as a change of its own', () => {
    const saved = readHours([row({ scheduleType: 'DATE', startDate: '2026-11-24' })]);
    const once = press(saved, NO_CHANGES, TUESDAY);
    expect([...once.dates]).toEqual([[TUESDAY, null]]);
    expect(dateRows(withChanges(saved, once), '2026-11')).toEqual([]);
  });
});

describe('many at once', () => {
  it('go the way of the first, whatever each was before', () => {
    const changes = paint({ saved: MONDAYS, changes: NO_CHANGES }, 'DATE', {
      slots: [MONDAY, TUESDAY],
      toOpen: true,
    });
    // The regular one is open already and says nothing of its date.
    expect([...changes.dates]).toEqual([[TUESDAY, 'ENABLED']]);
  });

  it('of every week are weekdays, and their dates of 1900 stay out of what is saved', () => {
    const slots = [slotOf(REFERENCE_WEEK[0] ?? '', 1380), slotOf(REFERENCE_WEEK[6] ?? '', 0)];
    const changes = paint({ saved: MONDAYS, changes: NO_CHANGES }, 'DAY', { slots, toOpen: true });
    const rows = weeklyRows(withChanges(MONDAYS, changes));
    expect(rows.map((one) => [one.startDayOfTheWeek, one.startTime, one.endTime])).toEqual([
      ['SUNDAY', 1380, 1440],
      ['MONDAY', NINE, NINE + 60],
      ['SATURDAY', 0, 60],
    ]);
    expect(JSON.stringify(rows)).not.toContain('1900');
  });

  it('are saved month by month', () => {
    const slots = [slotOf('2026-11-30', NINE), slotOf('2026-12-01', NINE)];
    const changes = paint({ saved: MONDAYS, changes: NO_CHANGES }, 'DATE', { slots, toOpen: false });
    expect(changedMonths(changes)).toEqual(['2026-11']);
    const opened = paint({ saved: MONDAYS, changes }, 'DATE', { slots, toOpen: true });
    expect(changedMonths(opened)).toEqual(['2026-12']);
  });

  it('are no longer unsaved once somebody else has saved the same', () => {
    const changes = press(MONDAYS, NO_CHANGES, TUESDAY);
    const saved = { ...MONDAYS, dates: new Map([[TUESDAY, 'ENABLED' as const]]) };
    expect(changedSlots(stillUnsaved(saved, changes))).toEqual([]);
    expect(changedSlots(stillUnsaved(MONDAYS, changes))).toEqual([TUESDAY]);
  });
});

describe('weeks and months', () => {
  it('are cut from Sunday to Saturday', () => {
    expect(REFERENCE_WEEK.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(weekOf('2026-11-25')).toEqual(weekOf('2026-11-22'));
    expect(weeksOfMonth('2026-11')).toHaveLength(5);
    expect(weeksOfMonth('2026-02')).toHaveLength(4);
    expect(monthsLater('2026-12', 1)).toBe('2027-01');
    expect(monthsLater('2026-01', -1)).toBe('2025-12');
    expect(monthsOf(weekOf('2026-12-01'))).toEqual(['2026-11', '2026-12']);
    expect(mainMonthOf(weekOf('2026-12-01'))).toBe('2026-12');
  });
});

const day = fc.integer({ min: 0, max: 20 }).map((days) => daysLater('2026-11-15', days));
const minutes = fc.integer({ min: 0, max: 23 }).map((hour) => hour * 60);
const slot = fc.tuple(day, minutes).map(([of, at]) => slotOf(of, at));
const hours = fc
  .tuple(
    fc.uniqueArray(fc.tuple(fc.constantFrom(...REFERENCE_WEEK), minutes).map(([of, at]) => slotOf(of, at))),
    fc.uniqueArray(fc.tuple(slot, fc.constantFrom(...SCHEDULE_DATE_STATES)), { selector: ([of]) => of }),
  )
  .map(([weekly, dates]): Hours => ({ weekly: new Set(weekly), dates: new Map(dates) }));
const strokes = fc.array(fc.tuple(fc.array(slot, { minLength: 1, maxLength: 6 }), fc.boolean()), {
  maxLength: 6,
});

describe('any strokes', () => {
  it('leave each slot as the last one wanted it, and save what the page shows', () => {
    fc.assert(
      fc.property(hours, strokes, (saved, all) => {
        let changes = NO_CHANGES;
        const wanted = new Map<string, boolean>();
        for (const [slots, toOpen] of all) {
          changes = paint({ saved, changes }, 'DATE', { slots, toOpen });
          for (const one of slots) wanted.set(one, toOpen);
        }
        const now = withChanges(saved, changes);
        for (const [one, toOpen] of wanted) expect(isOpenSlot(slotStateOf(now, 'DATE', one))).toBe(toOpen);

        const open = openSlots({
          weekly: weeklyRows(now),
          dates: [...dateRows(now, '2026-11'), ...dateRows(now, '2026-12')],
          from: instantInSeoul('2026-11-15', 0),
          to: instantInSeoul('2026-12-06', 0),
        });
        const shown = Array.from({ length: 21 }, (_, index) => daysLater('2026-11-15', index))
          .flatMap((of) => Array.from({ length: 24 }, (__, hour) => slotOf(of, hour * 60)))
          .filter((one) => isOpenSlot(slotStateOf(now, 'DATE', one)));
        expect(open.length).toBe(shown.length);
      }),
      { numRuns: 100 },
    );
  });

  it('that are taken back leave nothing to save', () => {
    fc.assert(
      fc.property(hours, fc.uniqueArray(slot, { minLength: 1 }), fc.boolean(), (saved, slots, toOpen) => {
        const painted = paint({ saved, changes: NO_CHANGES }, 'DATE', { slots, toOpen });
        const before = (open: boolean) =>
          slots.filter((one) => isOpenSlot(slotStateOf(saved, 'DATE', one)) === open);
        const back = [true, false].reduce(
          (changes, open) => paint({ saved, changes }, 'DATE', { slots: before(open), toOpen: open }),
          painted,
        );
        const now = withChanges(saved, back);
        for (const one of slots) expect(slotStateOf(now, 'DATE', one)).toBe(slotStateOf(saved, 'DATE', one));
      }),
      { numRuns: 100 },
    );
  });

  it('are read back as they were written', () => {
    fc.assert(
      fc.property(hours, (saved) => {
        const rows = [...weeklyRows(saved), ...dateRows(saved, '2026-11'), ...dateRows(saved, '2026-12')];
        const stored = rows.map((one) => row({ ...one }));
        expect(readHours(stored)).toEqual(saved);
        expect(WEEK_DAYS).toHaveLength(7);
      }),
      { numRuns: 50 },
    );
  });
});
