import {
  SLOT_MINUTES,
  WEEK_DAYS,
  type DateRow,
  type ScheduleDateState,
  type ScheduleType,
  type UserScheduleDate,
  type WeeklyRow,
} from '#shared/contract/tutoring/schedules.ts';
import { slotsOf } from '#shared/tutoring/openSlots.ts';
import { weekdayOf } from '#shared/time/seoulTime.ts';
import { monthOf, REFERENCE_WEEK } from './calendarDays.ts';

/* Pure. A slot is named `YYYY-MM-DD/minutes`, four digits; those of every week by the dates of the reference week. */

/** The hours as they are stored. */
export interface Hours {
  readonly weekly: ReadonlySet<string>;
  readonly dates: ReadonlyMap<string, ScheduleDateState>;
}
/** The changes that are not saved: a slot of every week is open or not; a date says something or nothing. */
export interface Changes {
  readonly weekly: ReadonlyMap<string, boolean>;
  readonly dates: ReadonlyMap<string, ScheduleDateState | null>;
}
export const NO_CHANGES: Changes = { weekly: new Map(), dates: new Map() };

/** OPEN: by the week; SHUT: off on this date; EXTRA: on this date alone; CLOSED: not at all. */
export type SlotState = 'OPEN' | 'SHUT' | 'EXTRA' | 'CLOSED';
export const isOpenSlot = (slotState: SlotState): boolean => slotState === 'OPEN' || slotState === 'EXTRA';

export const slotOf = (day: string, minutes: number): string => `${day}/${String(minutes).padStart(4, '0')}`;
export const dayOfSlot = (slot: string): string => slot.slice(0, 10);
export const minutesOfSlot = (slot: string): number => Number(slot.slice(11));
const weeklySlotOf = (slot: string): string =>
  slotOf(REFERENCE_WEEK[weekdayOf(dayOfSlot(slot))] ?? '', minutesOfSlot(slot));

export function readHours(rows: readonly UserScheduleDate[]): Hours {
  const weekly = new Set<string>();
  const dates = new Map<string, ScheduleDateState>();
  for (const row of rows)
    for (const minutes of slotsOf(row)) {
      if (row.startDate !== null) dates.set(slotOf(row.startDate, minutes), row.scheduleDateState);
      else if (row.startDayOfTheWeek !== null)
        weekly.add(slotOf(REFERENCE_WEEK[WEEK_DAYS.indexOf(row.startDayOfTheWeek)] ?? '', minutes));
    }
  return { weekly, dates };
}

export function withChanges(saved: Hours, changes: Changes): Hours {
  const weekly = new Set(saved.weekly);
  for (const [slot, isOpen] of changes.weekly) {
    if (isOpen) weekly.add(slot);
    else weekly.delete(slot);
  }
  const dates = new Map(saved.dates);
  for (const [slot, state] of changes.dates) {
    if (state === null) dates.delete(slot);
    else dates.set(slot, state);
  }
  return { weekly, dates };
}

export function slotStateOf(hours: Hours, tab: ScheduleType, slot: string): SlotState {
  if (tab === 'DAY') return hours.weekly.has(slot) ? 'OPEN' : 'CLOSED';
  const isWeekly = hours.weekly.has(weeklySlotOf(slot));
  const state = hours.dates.get(slot);
  if (isWeekly) return state === 'DISABLED' ? 'SHUT' : 'OPEN';
  return state === 'ENABLED' ? 'EXTRA' : 'CLOSED';
}

/**
 * Opens or shuts slots. A date says this only when it differs from the week: a regular slot is shut by
 * DISABLED and opened by saying nothing again, a free one is opened by ENABLED. A slot that is back as it was
 * saved is no change.
 */
export function paint(
  { saved, changes }: { readonly saved: Hours; readonly changes: Changes },
  tab: ScheduleType,
  { slots, toOpen }: { readonly slots: readonly string[]; readonly toOpen: boolean },
): Changes {
  if (tab === 'DAY') {
    const weekly = new Map(changes.weekly);
    for (const slot of slots) {
      if (saved.weekly.has(slot) === toOpen) weekly.delete(slot);
      else weekly.set(slot, toOpen);
    }
    return { ...changes, weekly };
  }
  const dates = new Map(changes.dates);
  const { weekly } = withChanges(saved, changes);
  for (const slot of slots) {
    const isWeekly = weekly.has(weeklySlotOf(slot));
    const state = isWeekly === toOpen ? null : toOpen ? 'ENABLED' : 'DISABLED';
    if ((saved.dates.get(slot) ?? null) === state) dates.delete(slot);
    else dates.set(slot, state);
  }
  return { ...changes, dates };
}

/** Without the changes that what is saved now says as well. */
export function stillUnsaved(saved: Hours, changes: Changes): Changes {
  return {
    weekly: new Map([...changes.weekly].filter(([slot, isOpen]) => saved.weekly.has(slot) !== isOpen)),
    dates: new Map([...changes.dates].filter(([slot, state]) => (saved.dates.get(slot) ?? null) !== state)),
  };
}

export const changedSlots = ({ weekly, dates }: Changes): string[] =>
  [...weekly.keys(), ...dates.keys()].toSorted();

/** The months with unsaved dates, in order. */
export const changedMonths = ({ dates }: Changes): string[] =>
  [...new Set([...dates.keys()].map((slot) => monthOf(dayOfSlot(slot))))].toSorted();

const hoursOf = (slot: string) => {
  const startTime = minutesOfSlot(slot);
  return { startTime, endTime: startTime + SLOT_MINUTES };
};

/** The hours of every week, as they are saved. */
export const weeklyRows = (hours: Hours): WeeklyRow[] =>
  [...hours.weekly].toSorted().flatMap((slot) => {
    const startDayOfTheWeek = WEEK_DAYS[weekdayOf(dayOfSlot(slot))];
    return startDayOfTheWeek === undefined
      ? []
      : [{ scheduleType: 'DAY', scheduleDateState: 'ENABLED', startDayOfTheWeek, ...hoursOf(slot) }];
  });

/** The rows of a month's dates that differ from the week, as they are saved. */
export const dateRows = (hours: Hours, yearMonth: string): DateRow[] =>
  [...hours.dates]
    .filter(([slot]) => monthOf(dayOfSlot(slot)) === yearMonth)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([slot, scheduleDateState]) => ({
      scheduleType: 'DATE',
      startDate: dayOfSlot(slot),
      scheduleDateState,
      ...hoursOf(slot),
    }));

/** The slots that do not look alike in all of some hours, in order. */
export function differingSlots(tab: ScheduleType, all: readonly Hours[]): string[] {
  const slots = all.flatMap(({ weekly, dates }) => (tab === 'DAY' ? [...weekly] : [...dates.keys()]));
  return [...new Set(slots)]
    .filter((slot) => new Set(all.map((hours) => slotStateOf(hours, tab, slot))).size > 1)
    .toSorted();
}
