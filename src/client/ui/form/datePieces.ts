/** Pure maths of a date made of three choices; months count from 1. */
export interface DatePieces {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

export const NO_DATE: DatePieces = { year: '', month: '', day: '' };

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Days to offer: 31 until month and year say otherwise, 29 for a February without a year. */
export function offeredDays({ year, month }: DatePieces): number {
  return month === '' ? 31 : daysInMonth(year === '' ? 2024 : Number(year), Number(month));
}

/** ISO date, or an empty string while a piece is missing. */
export function isoDateOf(pieces: DatePieces): string {
  if (pieces.year === '' || pieces.month === '' || pieces.day === '') return '';
  return `${pieces.year.padStart(4, '0')}-${pieces.month.padStart(2, '0')}-${pieces.day.padStart(2, '0')}`;
}

export function piecesOf(isoDate: string): DatePieces {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate);
  if (!match) return NO_DATE;
  return { year: String(Number(match[1])), month: String(Number(match[2])), day: String(Number(match[3])) };
}

/** Takes one new piece; a day that the new month does not have becomes its last day. */
export function withPiece(pieces: DatePieces, piece: Partial<DatePieces>): DatePieces {
  const next = { ...pieces, ...piece };
  if (next.day === '') return next;
  return { ...next, day: String(Math.min(Number(next.day), offeredDays(next))) };
}
