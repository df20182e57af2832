import { expect, it } from 'vitest';
import { DEFAULT_OUTFIT } from '#shared/content/items.ts';
import { readGalleryState, writeGalleryState } from './galleryAddress.ts';
import { wornItems } from './outfitChange.ts';

it('begins with the default look', () => {
  const state = readGalleryState('');
  expect(state.worn.map(({ key }) => key)).toEqual(DEFAULT_OUTFIT);
  expect(state).toMatchObject({ animation: 'stand', expression: 'auto', frame: null, mirrored: false });
});

it('finds everything again in the address', () => {
  const state = {
    worn: wornItems(['skin.tan', 'hair.bob', 'onepiece.gown', 'hand.wand']),
    animation: 'sit',
    expression: 'wink',
    speed: '0.5',
    frame: 1,
    mirrored: true,
    scale: '1',
    zoom: '4',
    backdrop: 'checker',
  } as const;
  expect(readGalleryState(writeGalleryState(state))).toEqual(state);
  expect(readGalleryState(writeGalleryState({ ...state, worn: [], frame: null }))).toEqual({
    ...state,
    worn: [],
    frame: null,
  });
});

it('reads nonsense as nothing, and what cannot be worn together as the later of the two', () => {
  expect(readGalleryState('?wear=hat.none&animation=fly&frame=-1&zoom=900')).toEqual({
    ...readGalleryState(''),
    worn: [],
  });
  expect(readGalleryState('?wear=onepiece.gown,top.tee').worn.map(({ key }) => key)).toEqual(['top.tee']);
});
