import { seoulFormat } from '#shared/time/seoulFormat.ts';

const dayFormat = seoulFormat(
  {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  },
  'en-CA',
);

/** The calendar day in Seoul as `YYYY-MM-DD`: attendance, daily quests and ages turn over at its midnight. */
export function seoulDay(date: Date): string {
  return dayFormat.format(date);
}

const timeFormat = seoulFormat(
  {
    dateStyle: 'short',
    timeStyle: 'short',
  },
  'sv-SE',
);

/** The same with the time, as `YYYY-MM-DD HH:MM`. */
export function seoulTime(date: Date): string {
  return timeFormat.format(date);
}
