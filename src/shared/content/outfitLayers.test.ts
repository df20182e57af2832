import { describe, expect, it } from 'vitest';
import type { HatFit } from './avatarLayers.ts';
import { type FindFrame, outfitLayers, planFrame, type WornItem } from './outfitLayers.ts';

const skin: WornItem = { key: 'skin.peach', category: 'SKIN' };
const face: WornItem = { key: 'face.bright', category: 'FACE' };
const hoodie: WornItem = { key: 'top.hoodie', category: 'TOP' };
const pants: WornItem = { key: 'bottom.pants', category: 'BOTTOM' };
const dress: WornItem = { key: 'onePiece.jelly', category: 'ONE_PIECE' };

const names = (items: readonly WornItem[]) =>
  outfitLayers(items).map(({ slot, itemKey }) => `${slot}:${itemKey.slice(0, itemKey.indexOf('.'))}`);

describe('layers', () => {
  it('lie from back to front, in any order of putting on', () => {
    const order = names([hoodie, face, skin]);
    expect(order).toEqual([
      'armB:skin',
      'armB:top',
      'body:skin',
      'top:top',
      'neck:top',
      'head:skin',
      'face:face',
      'armF:skin',
      'armF:top',
    ]);
    expect(names([skin, hoodie, face])).toEqual(order);
  });

  it('leave out top and bottom under a one-piece', () => {
    expect(names([skin, hoodie, pants, dress]).filter((name) => /top$|bottom$/.test(name))).toEqual([]);
  });
});

describe('hair under a hat', () => {
  const hair: WornItem = { key: 'hair.twin', category: 'HAIR' };
  const under = (hatFit?: HatFit) =>
    outfitLayers([hair, { key: 'hat.any', category: 'HAT', hatFit }])
      .filter(({ itemKey }) => itemKey === hair.key)
      .map(({ slot }) => slot);

  it('is all there without a hat, and under one that does not say how it sits', () => {
    expect(outfitLayers([hair]).map(({ slot }) => slot)).toEqual(['hairTopB', 'hairB', 'hair', 'hairTop']);
    expect(under()).toEqual(['hairTopB', 'hairB', 'hair', 'hairTop']);
  });

  it('is pressed flat by a cap and taken in by a hood', () => {
    expect(under('CAP')).toEqual(['hairB', 'hair']);
    expect(under('HOOD')).toEqual(['hairUnder']);
  });
});

describe('frames', () => {
  const frames: Record<string, Record<string, readonly [left: number, top: number, w: number, h: number]>> = {
    'skin.peach': { 'body/walk_2': [80, 120, 30, 48], 'head/walk_2': [70, 64, 54, 50] },
    'face.bright': { 'default/walk_2': [82, 90, 36, 20], 'happy/walk_2': [82, 88, 36, 22] },
  };
  const find: FindFrame = (key, name) => {
    const found = frames[key]?.[name];
    if (found === undefined) return undefined;
    const [left, top, w, h] = found;
    return { x: 0, y: 0, left, top, w, h };
  };
  const layers = outfitLayers([skin, face]);
  const plan = (expression: 'happy' | 'sad') =>
    planFrame(layers, find, { animation: 'walk', index: 2, expression });

  it('cover just what is drawn', () => {
    expect(plan('happy')).toMatchObject({ left: 70, top: 64, width: 54, height: 104 });
    expect(plan('happy')?.parts.map(({ frame }) => frame.top)).toEqual([120, 64, 88]);
  });

  it('keep the default face when an expression is missing', () => {
    expect(plan('sad')?.parts.map(({ frame }) => frame.top)).toEqual([120, 64, 90]);
  });

  it('are null when nothing is to be seen', () => {
    expect(planFrame(layers, find, { animation: 'sit', index: 0, expression: 'default' })).toBeNull();
  });
});
