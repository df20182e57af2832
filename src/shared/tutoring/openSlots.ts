import {
  SLOT_MINUTES,
  WEEK_DAYS,
  type ScheduleDateState,
  type WeekDay,
} from '#shared/contract/tutoring/schedules.ts';
import { dayInSeoul, daysLater, instantInSeoul, weekdayOf } from '#shared/time/seoulTime.ts';

interface Hours {
  /** Minutes from midnight in Seoul, whole slots; `endTime` up to 1440. */
  readonly startTime: number;
  readonly endTime: number;
}
export interface WeeklyHours extends Hours {
  readonly startDayOfTheWeek: WeekDay;
}
export interface DateHours extends Hours {
  /** `YYYY-MM-DD` in Seoul. */
  readonly startDate: string;
  readonly scheduleDateState: ScheduleDateState;
}

/** The starts of the slots of some hours, in minutes from midnight. */
export function slotsOf({ startTime, endTime }: Hours): number[] {
  const count = Math.max(0, Math.floor((endTime - startTime) / SLOT_MINUTES));
  return Array.from({ length: count }, (_, index) => startTime + index * SLOT_MINUTES);
}

/**
 * The starts of a teacher's slots, in order: those of the week, without the shut ones of a date and with the additional
 * ones. `from` is included, `to` is not.
 */
export function openSlots({
  weekly,
  dates,
  from,
  to,
}: {
  readonly weekly: readonly WeeklyHours[];
  readonly dates: readonly DateHours[];
  readonly from: Date;
  readonly to: Date;
}): Date[] {
  const ofWeekday = Map.groupBy(weekly, ({ startDayOfTheWeek }) => startDayOfTheWeek);
  const ofDate = Map.groupBy(dates, ({ startDate }) => startDate);
  const slots: Date[] = [];
  for (let day = dayInSeoul(from); instantInSeoul(day, 0) < to; day = daysLater(day, 1)) {
    const weekday = WEEK_DAYS[weekdayOf(day)];
    const open = new Set((weekday && ofWeekday.get(weekday))?.flatMap(slotsOf));
    for (const row of ofDate.get(day) ?? [])
      for (const slot of slotsOf(row)) {
        if (row.scheduleDateState === 'ENABLED') open.add(slot);
        else open.delete(slot);
      }
    for (const slot of [...open].toSorted((a, b) => a - b)) {
      const at = instantInSeoul(day, slot);
      if (at >= from && at < to) slots.push(at);
    }
  }
  return slots;
}
