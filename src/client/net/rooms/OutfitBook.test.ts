import { describe, expect, it } from 'vitest';
import { MOST_OUTFITS } from '#shared/contract/rooms/sights/playerFacts.ts';
import { OutfitBook } from './OutfitBook.ts';

describe('the book of outfits', () => {
  it('asks for each one once, and again only when no answer comes', () => {
    const book = new OutfitBook();
    book.need('a');
    book.need('b');
    book.need('a');
    expect(book.toAsk(0)).toEqual(['a', 'b']);
    expect(book.toAsk(1000)).toEqual([]);
    book.learn([['a', '4,31']]);
    expect(book.codeOf('a')).toBe('4,31');
    expect(book.codeOf('b')).toBeNull();
    expect(book.toAsk(3000)).toEqual(['b']);
    book.need('a');
    expect(book.toAsk(9000)).toEqual(['b']);
  });

  it('does not ask on for what nobody wears any more, until somebody does', () => {
    const book = new OutfitBook();
    book.need('a');
    expect(book.toAsk(0)).toEqual(['a']);
    book.learn([['a', null]]);
    expect(book.toAsk(9000)).toEqual([]);
    book.need('a');
    expect(book.toAsk(9000)).toEqual(['a']);
  });

  it('knows a naked one from an unknown one', () => {
    const book = new OutfitBook();
    book.learn([['a', '']]);
    expect(book.codeOf('a')).toBe('');
  });

  it('asks for no more at once than is answered', () => {
    const book = new OutfitBook();
    for (let index = 0; index < MOST_OUTFITS + 5; index += 1) book.need(`outfit ${index}`);
    expect(book.toAsk(0)).toHaveLength(MOST_OUTFITS);
    expect(book.toAsk(0)).toHaveLength(5);
  });
});
