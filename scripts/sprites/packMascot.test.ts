import { expect, test } from 'vitest';
import { FRAME } from '#shared/content/avatarLayers.ts';
import { NPCS } from '#shared/content/npcs.ts';
import { bounds, render, svgDocument } from '../../sprites/core/render.ts';
import { resetIds } from '../../sprites/core/svg.ts';
import { MASCOT_EXPRESSIONS, MASCOT_FRAMES } from '../../sprites/npcs/mascot.ts';
import { MASCOTS } from '../../sprites/npcs/mascots.ts';
import { mascotFrames } from './packMascot.ts';

const sprites = NPCS.map(({ sprite }) => sprite);
/** From a clownfish to the fin of a shark. */
const HEIGHT = { least: 80, most: 166 } as const;

test('every mascot belongs to an NPC', () => {
  expect(Object.keys(MASCOTS).sort()).toEqual([...sprites].sort());
});

test.each(sprites)('%s has every frame of every expression, each of them inside its canvas', (sprite) => {
  const frames = mascotFrames(sprite);
  expect(frames.map(({ name }) => name).sort()).toEqual(
    MASCOT_EXPRESSIONS.flatMap((expression) =>
      Array.from({ length: MASCOT_FRAMES }, (_, index) => `${expression}/${index}`),
    ).sort(),
  );
  for (const { content, view } of new Map(frames.map((frame) => [frame.content, frame])).values()) {
    const area = bounds(render(svgDocument(content, view, 1)));
    if (!area) throw new Error(`a frame of ${sprite} is empty`);
    expect(Math.min(area.x, area.y)).toBeGreaterThan(0);
    expect(area.x + area.w).toBeLessThan(FRAME.width);
    expect(area.y + area.h).toBeLessThan(FRAME.height);
    expect(area.h).toBeGreaterThan(HEIGHT.least);
    expect(area.h).toBeLessThan(HEIGHT.most);
  }
});

test.each(sprites)('%s moves its mouth when it talks, and beams when it is happy', (sprite) => {
  const mouths = [0, 0.65, 1].map((open) => {
    resetIds();
    return MASCOTS[sprite](0, 'talk', open);
  });
  expect(new Set(mouths).size).toBe(mouths.length);
  const frames = new Map(mascotFrames(sprite).map(({ name, content }) => [name, content]));
  const indices = Array.from({ length: MASCOT_FRAMES }, (_, index) => index);
  const silent = indices.filter((index) => frames.get(`talk/${index}`) === frames.get(`default/${index}`));
  expect(silent.length).toBeLessThanOrEqual(1);
  for (const index of indices) expect(frames.get(`happy/${index}`)).not.toBe(frames.get(`default/${index}`));
});

test('no picture was drawn before its frame: the ids in it would be taken', () => {
  for (const sprite of sprites)
    for (const { name, content } of mascotFrames(sprite)) {
      const ids = [...content.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect([sprite, name, ids.length]).toEqual([sprite, name, new Set(ids).size]);
    }
});
