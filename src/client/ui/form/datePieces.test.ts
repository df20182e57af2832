import { describe, expect, it } from 'vitest';
import { NO_DATE, isoDateOf, offeredDays, piecesOf, withPiece } from './datePieces.ts';

describe('a date made of three choices', () => {
  it('is an ISO date once all three are chosen', () => {
    const year = withPiece(NO_DATE, { year: '2016' });
    const month = withPiece(year, { month: '3' });
    expect(isoDateOf(month)).toBe('');
    expect(isoDateOf(withPiece(month, { day: '9' }))).toBe('2016-03-09');
  });

  it('keeps the day inside the month', () => {
    expect(withPiece({ year: '2015', month: '1', day: '31' }, { month: '2' }).day).toBe('28');
    expect(withPiece({ year: '2016', month: '2', day: '29' }, { year: '2017' }).day).toBe('28');
  });

  it('offers the 29th of February while the year is open', () => {
    expect(offeredDays({ year: '', month: '2', day: '' })).toBe(29);
    expect(offeredDays({ year: '2015', month: '2', day: '' })).toBe(28);
    expect(offeredDays(NO_DATE)).toBe(31);
  });

  it('reads what it wrote, and nothing from anything else', () => {
    expect(piecesOf('2016-03-09')).toEqual({ year: '2016', month: '3', day: '9' });
    expect(piecesOf('어제')).toEqual(NO_DATE);
  });
});
