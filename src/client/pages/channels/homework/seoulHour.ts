/* Pure. Full hours of Seoul as two fields, and as the moment that the server keeps. */
import { seoulFormat } from '#shared/time/seoulFormat.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export interface SeoulHour {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** From 0 to 23. */
  readonly hour: number;
}

const parts = seoulFormat(
  {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' },
  },
  'en-CA',
);

/** The hour of Seoul in which a moment lies, wherever this device is. */
export function seoulHour(at: Date): SeoulHour {
  const found = new Map(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${found.get('year')}-${found.get('month')}-${found.get('day')}`,
    hour: Number(found.get('hour')),
  };
}

/** When an hour of Seoul, which knows no summer time, begins; null for what is no day. */
export function momentOf({ day, hour }: SeoulHour): string | null {
  const at = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+09:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** What a new homework begins with: from this hour on, for a week, until eight in the evening. */
export function usualTimes(now: Date): { opens: SeoulHour; due: SeoulHour } {
  return {
    opens: seoulHour(now),
    due: { day: seoulHour(new Date(now.getTime() + 7 * DAY_MS)).day, hour: 20 },
  };
}
