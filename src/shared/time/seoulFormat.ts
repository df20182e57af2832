/* Pure. The one place that makes formats of time: a device in another zone shows the hours of Seoul, too. */

/** A format of moments, in Seoul's zone. `sv-SE` writes `YYYY-MM-DD HH:MM`, which inputs and files read. */
export const seoulFormat = (
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
  locale: 'ko-KR' | 'sv-SE' | 'en-CA' = 'ko-KR',
): Intl.DateTimeFormat => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Seoul' });

/** A format of calendar days, which are held as midnights of UTC. */
export const calendarFormat = (options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('ko-KR', { ...options, timeZone: 'UTC' });

const INPUT = seoulFormat({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE');

/** A moment as `<input type="datetime-local">` holds it, `YYYY-MM-DDTHH:MM` in Seoul. */
export const seoulInputOf = (iso: string): string => INPUT.format(new Date(iso)).replace(' ', 'T');

/** The moment of such an input, as an ISO string in UTC; null for an invalid time. */
export function isoOfSeoulInput(local: string): string | null {
  const date = new Date(`${local}:00+09:00`);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) && !Number.isNaN(date.getTime())
    ? date.toISOString()
    : null;
}

/** The year in Seoul. */
export const yearInSeoul = (at: Date): number => Number(INPUT.format(at).slice(0, 4));
