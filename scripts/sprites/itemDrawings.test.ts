import { expect, test } from 'vitest';
import { ANIMATION_NAMES, ANIMATIONS, EXPRESSIONS, HAT_FITS } from '#shared/content/avatarLayers.ts';
import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { itemByKey, ITEMS } from '#shared/content/items.ts';
import type { Item } from '#shared/content/items.ts';
import { ITEM_DRAWINGS } from '../../sprites/itemDrawings.ts';
import { avatarFrames, standContent } from './avatarFrames.ts';

const items: readonly Item[] = ITEMS;
const of = (category: EquipmentCategory) => items.filter((item) => item.category === category);
const framesOf = ({ key, category }: Item) =>
  new Set(avatarFrames({ key, category, drawing: ITEM_DRAWINGS[key] }).map(({ name }) => name));

test('every drawing belongs to an item', () => {
  expect(Object.keys(ITEM_DRAWINGS).sort()).toEqual(items.map(({ key }) => key).sort());
});

test.each(items.map((item) => [item.key, item] as const))(
  '%s keeps to the layers of its category and is there whenever it can be seen',
  (_, item) => {
    const frames = framesOf(item);
    const layers = new Set([...frames].map((name) => name.split('/')[0]));
    for (const animation of ANIMATION_NAMES) {
      // a climber has both hands full
      const expected =
        item.category === 'HAND_ACCESSORY' && animation === 'climb' ? 0 : ANIMATIONS[animation].frames;
      for (const layer of layers)
        expect([...frames].filter((name) => name.startsWith(`${layer}/${animation}_`))).toHaveLength(
          expected,
        );
    }
  },
);

test('no picture was drawn before its frame: the ids in it would be taken', () => {
  for (const { key, category } of items) {
    const content = standContent({ key, category, drawing: ITEM_DRAWINGS[key] });
    const ids = [...content.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect([key, ids.length]).toEqual([key, new Set(ids).size]);
  }
});

test('every face has every expression', () => {
  for (const face of of('FACE'))
    expect(EXPRESSIONS.filter((expression) => !framesOf(face).has(`${expression}/stand_0`))).toEqual([]);
});

test('all hair is drawn for caps and hoods, too', () => {
  for (const hair of of('HAIR')) {
    const frames = framesOf(hair);
    expect([hair.key, frames.has('hair/stand_0'), frames.has('hairUnder/stand_0')]).toEqual([
      hair.key,
      true,
      true,
    ]);
  }
});

test('a hood has a back, and only hats say how they sit', () => {
  for (const item of items) {
    if (item.hatFit) expect([item.category, HAT_FITS.includes(item.hatFit)]).toEqual(['HAT', true]);
    if (item.hatFit === 'HOOD') expect(framesOf(item)).toContain('hatB/stand_0');
  }
  expect(itemByKey('hat.shark')?.hatFit).toBe('HOOD');
});
