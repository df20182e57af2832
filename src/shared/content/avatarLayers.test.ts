import { expect, test } from 'vitest';
import {
  ANIMATIONS,
  CATEGORY_SLOTS,
  conflictingCategories,
  DRAW_ORDER,
  EQUIPMENT_CATEGORIES,
  FRAME,
  frameName,
  SLOTS,
} from './avatarLayers.ts';

test('every category has slots, and every slot belongs to a category', () => {
  const used = new Set(
    EQUIPMENT_CATEGORIES.flatMap((category): readonly string[] => CATEGORY_SLOTS[category]),
  );
  expect([...used].sort()).toEqual([...SLOTS].sort());
});

test('the drawing order names every category exactly once', () => {
  expect([...DRAW_ORDER].sort()).toEqual([...EQUIPMENT_CATEGORIES].sort());
});

test('a one-piece takes off top and bottom, and either of them takes off a one-piece', () => {
  expect(conflictingCategories('ONE_PIECE')).toEqual(['TOP', 'BOTTOM']);
  expect(conflictingCategories('TOP')).toEqual(['ONE_PIECE']);
  expect(conflictingCategories('BOTTOM')).toEqual(['ONE_PIECE']);
});

test('conflicts are mutual and never with oneself', () => {
  for (const category of EQUIPMENT_CATEGORIES) {
    const conflicts = conflictingCategories(category);
    expect(conflicts).not.toContain(category);
    for (const other of conflicts) expect(conflictingCategories(other)).toContain(category);
  }
});

test('an avatar has 27 frames', () => {
  expect(Object.values(ANIMATIONS).reduce((sum, { frames }) => sum + frames, 0)).toBe(27);
});

test('the anchor given in pixels is the anchor given as a share', () => {
  expect(FRAME.anchorX / FRAME.width).toBe(FRAME.originX);
  expect(FRAME.anchorY / FRAME.height).toBe(FRAME.originY);
});

test('frames are named layer/animation_index', () => {
  expect(frameName('armF', 'walk', 3)).toBe('armF/walk_3');
});
