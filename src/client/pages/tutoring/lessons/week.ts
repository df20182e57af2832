import { dayInSeoul, daysLater, weekdayOf } from '#shared/time/seoulTime.ts';

/** The Sunday and the Saturday of the week that a day is in. */
export function weekOf(day: string): { readonly from: string; readonly to: string } {
  const from = daysLater(day, -weekdayOf(day));
  return { from, to: daysLater(from, 6) };
}

export const today = (): string => dayInSeoul(new Date());
