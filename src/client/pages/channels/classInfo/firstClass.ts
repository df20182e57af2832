/** Seoul has no summer time: the offset is always the same. */
import { seoulFormat } from '#shared/time/seoulFormat.ts';

const SEOUL_OFFSET = '+09:00';

/** The first class as the form asks for it: a day and a whole hour in Seoul. Pure. */
export interface FirstClass {
  /** ISO date, or empty. */
  readonly date: string;
  readonly hour: number;
}

/** The first class as it is sent and stored, in UTC; null while no day is chosen. */
export function toUtc({ date, hour }: FirstClass): string | null {
  if (date === '') return null;
  const at = new Date(`${date}T${String(hour).padStart(2, '0')}:00:00${SEOUL_OFFSET}`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

const SEOUL = seoulFormat(
  {
    dateStyle: 'short',
    timeStyle: 'short',
  },
  'sv-SE',
);

/** The day and the hour in Seoul of a stored moment. */
export function fromUtc(at: string): FirstClass {
  const [date = '', time = '0'] = SEOUL.format(new Date(at)).split(' ');
  return { date, hour: Number.parseInt(time, 10) };
}
