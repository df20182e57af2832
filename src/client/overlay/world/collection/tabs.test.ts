import { expect, it } from 'vitest';
import { COLLECTION_KINDS } from '#shared/contract/world/collections.ts';
import { COLLECTION_TABS, KINDS_OF, tabAfter } from './tabs.ts';

it('every kind of find has its place under one bookmark', () => {
  const kinds = COLLECTION_TABS.flatMap((tab) => KINDS_OF[tab]);
  expect(kinds.toSorted()).toEqual([...COLLECTION_KINDS].toSorted());
});

it('arrows walk round the bookmarks, Home and End go to their ends', () => {
  expect(tabAfter('ITEM', 'ArrowDown')).toBe('SHELL');
  expect(tabAfter('ITEM', 'ArrowUp')).toBe('TITLE');
  expect(tabAfter('TITLE', 'ArrowRight')).toBe('ITEM');
  expect(tabAfter('MAP', 'Home')).toBe('ITEM');
  expect(tabAfter('MAP', 'End')).toBe('TITLE');
  expect(tabAfter('MAP', 'Enter')).toBe('MAP');
});
