/* Pure. Days in the usual spellings. */

const DAY_LONG = /^(\d{4})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*(?:[.일]|일생)?$/u;
const DAY_SHORT = /^'?(\d{2})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[.일]?$/u;
const DIGITS_LONG = /^(\d{4})(\d{2})(\d{2})$/u;
const DIGITS_SHORT = /^(\d{2})(\d{2})(\d{2})$/u;

/**
 * 2015.3.2, 2015/03/02, 20150302, 2015년 3월 2일, 15.03.02 and 150302 are the same day, `2015-03-02`; anything else stays
 * as it is. A year of two digits is past: in 2026, 15 is 2015 and 98 is 1998.
 */
export function writeDay(text: string, thisYear: number): string {
  const typed = text
    .normalize('NFKC')
    .trim()
    // A time after it, and the day of the week.
    .replace(/(?<![T\s])[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/u, '')
    .replace(/\([월화수목금토일]\)$/u, '')
    .trimEnd();
  const [, year, month, day] =
    DAY_LONG.exec(typed) ??
    DIGITS_LONG.exec(typed) ??
    DAY_SHORT.exec(typed) ??
    DIGITS_SHORT.exec(typed) ??
    [];
  if (year === undefined || month === undefined || day === undefined) return text;
  const century = Number(year) <= thisYear % 100 ? '20' : '19';
  return `${year.length === 2 ? century : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
