/* Pure. A moment of Seoul as the fields of a form hold it, and as the server keeps it. */
import { HOMEWORK_STEP_MINUTES } from '#shared/contract/learning/homeworks.ts';
import { isoOfSeoulInput, seoulInputOf } from '#shared/time/seoulFormat.ts';

const STEP_MS = HOMEWORK_STEP_MINUTES * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface SeoulMoment {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:MM`. */
  readonly time: string;
}

/** The place of a moment in Seoul, no matter where this device is. */
export function seoulMoment(at: Date): SeoulMoment {
  const [day = '', time = ''] = seoulInputOf(at.toISOString()).split('T');
  return { day, time };
}

/** The same as an ISO string in UTC; null for what is no moment. */
export const isoOfMoment = ({ day, time }: SeoulMoment): string | null => isoOfSeoulInput(`${day}T${time}`);

/** The first times of a new homework: open from now on, due in a week at eight in the evening. */
export function usualTimes(now: Date): { opens: SeoulMoment; due: SeoulMoment } {
  return {
    opens: seoulMoment(new Date(Math.floor(now.getTime() / STEP_MS) * STEP_MS)),
    due: { day: seoulMoment(new Date(now.getTime() + 7 * DAY_MS)).day, time: '20:00' },
  };
}
