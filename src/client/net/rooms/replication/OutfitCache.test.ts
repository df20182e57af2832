import { describe, expect, it } from 'vitest';
import { MOST_OUTFITS } from '#shared/contract/rooms/snapshot/playerProfiles.ts';
import { OutfitCache } from './OutfitCache.ts';

describe('the book of outfits', () => {
  it('asks for each one once, and again only when no answer comes', () => {
    const book = new OutfitCache();
    book.want('a');
    book.want('b');
    book.want('a');
    expect(book.takeWanted(0)).toEqual(['a', 'b']);
    expect(book.takeWanted(1000)).toEqual([]);
    book.store([['a', '4,31']]);
    expect(book.codeOf('a')).toBe('4,31');
    expect(book.codeOf('b')).toBeNull();
    expect(book.takeWanted(3000)).toEqual(['b']);
    book.want('a');
    expect(book.takeWanted(9000)).toEqual(['b']);
  });

  it('does not ask on for what nobody wears any more, until somebody does', () => {
    const book = new OutfitCache();
    book.want('a');
    expect(book.takeWanted(0)).toEqual(['a']);
    book.store([['a', null]]);
    expect(book.takeWanted(9000)).toEqual([]);
    book.want('a');
    expect(book.takeWanted(9000)).toEqual(['a']);
  });

  it('knows a naked one from an unknown one', () => {
    const book = new OutfitCache();
    book.store([['a', '']]);
    expect(book.codeOf('a')).toBe('');
  });

  it('asks for no more at once than is answered', () => {
    const book = new OutfitCache();
    for (let index = 0; index < MOST_OUTFITS + 5; index += 1) book.want(`outfit ${index}`);
    expect(book.takeWanted(0)).toHaveLength(MOST_OUTFITS);
    expect(book.takeWanted(0)).toHaveLength(5);
  });
});
