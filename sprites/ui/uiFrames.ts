import { DEFAULT_OUTFIT, itemByKey } from '#shared/content/items.ts';
import { MOVER_PICTURE } from '#shared/content/moverPicture.ts';
import { outfitLayers } from '#shared/content/outfitLayers.ts';
import type { Layers } from '../core/drawing.ts';
import { POSES } from '../core/poses.ts';
import type { View } from '../core/render.ts';
import { FRAME_VIEW } from '../core/render.ts';
import { solve } from '../core/rig.ts';
import { flatten, resetIds } from '../core/svg.ts';
import { bubble } from '../scenery/bubble.ts';
import { drop } from '../scenery/drop.ts';
import { fish } from '../scenery/fish.ts';
import { glowFish } from '../scenery/glowFish.ts';
import { mote } from '../scenery/mote.ts';
import { peekingCrab, sandCrab } from '../scenery/sandCrab.ts';
import { flyingSeed } from '../scenery/flyingSeed.ts';
import { gull } from '../scenery/gull.ts';
import { place } from '../scenery/place.ts';
import { cloudBank } from '../scenery/puff.ts';
import { ITEM_DRAWINGS } from '../itemDrawings.ts';
import { beam, glow } from './glows.ts';
import { mover } from './mover.ts';
import { finishFlag, gateRing, startFlag } from './courseSigns.ts';
import { DOOR_FRAMES } from './doorFrames.ts';
import { giantClam, shellPlate } from './pairGate.ts';
import { GARLAND_FRAMES, SEASON_FRAMES } from './seasonFrames.ts';
import { questMark } from './questMark.ts';
import { conch, pearlShell, scallop } from './shells.ts';
import { coin, dust, gift, groundShadow, spark, speedLines, star, streamLine } from './treasures.ts';

interface UiDrawing {
  readonly view: View;
  readonly draw: () => string;
}

/** A canvas of `size` around the origin. */
const around = (size: number): View => ({ x: -size / 2, y: -size / 2, w: size, h: size });

/** The canvas of a mover, around its middle. */
const board: View = {
  x: -MOVER_PICTURE.canvasW / 2,
  y: -MOVER_PICTURE.canvasH / 2,
  w: MOVER_PICTURE.canvasW,
  h: MOVER_PICTURE.canvasH,
};

/** The silhouette of an avatar whose clothes are still loading. */
function silhouette(): string {
  const pose = solve(POSES.stand[0] ?? {});
  const layers = new Map<string, Layers>(DEFAULT_OUTFIT.map((key) => [key, ITEM_DRAWINGS[key].draw(pose)]));
  const worn = outfitLayers(DEFAULT_OUTFIT.flatMap((key) => itemByKey(key) ?? []));
  return flatten('#9dbfd2', worn.map(({ itemKey, slot }) => layers.get(itemKey)?.[slot] ?? '').join(''));
}

/** The small pictures that every map needs, on one sheet. Anchored at the middle of their canvas. */
const EVERYWHERE = {
  'mark/available': { view: around(72), draw: () => questMark('available') },
  'mark/complete': { view: around(72), draw: () => questMark('complete') },
  'mark/progress': { view: around(72), draw: () => questMark('progress') },
  'icon/coin': { view: around(48), draw: coin },
  'icon/star': { view: around(48), draw: () => star() },
  'icon/gift': { view: around(48), draw: gift },
  'shell/scallop': { view: around(48), draw: () => scallop() },
  'shell/conch': { view: around(48), draw: () => conch() },
  'shell/pearl': { view: around(48), draw: () => pearlShell() },
  'course/start': { view: around(144), draw: () => startFlag() },
  'course/gate': { view: around(112), draw: () => gateRing(false) },
  'course/gate-passed': { view: around(112), draw: () => gateRing(true) },
  'course/finish': { view: around(144), draw: finishFlag },
  'effect/spark': { view: around(28), draw: spark },
  'effect/dust': { view: around(40), draw: dust },
  'effect/bubble': { view: around(40), draw: () => bubble(0, 0, 16) },
  'effect/speed': { view: around(72), draw: speedLines },
  'effect/glow': { view: around(96), draw: glow },
  'effect/beam': { view: { x: -72, y: -24, w: 144, h: 48 }, draw: beam },
  'effect/stream': { view: around(72), draw: streamLine },
  'ambient/fish-orange': { view: around(40), draw: () => fish('#ff9f43') },
  'ambient/fish-yellow': { view: around(40), draw: () => fish('#ffd34d') },
  'ambient/fish-pink': { view: around(40), draw: () => fish('#ff86ac') },
  'actor/shadow': { view: around(48), draw: groundShadow },
  'actor/silhouette': { view: FRAME_VIEW, draw: silhouette },
} as const satisfies Record<string, UiDrawing>;

/** Pictures of maps further out. The first map, which a newcomer has to fetch, does not need them. */
const FURTHER_OUT = {
  mover: { view: board, draw: mover },
  'gate/plate': { view: { x: -60, y: -34, w: 120, h: 52 }, draw: () => shellPlate(false) },
  'gate/plate-lit': { view: { x: -60, y: -34, w: 120, h: 52 }, draw: () => shellPlate(true) },
  'gate/clam': { view: { x: -60, y: -108, w: 120, h: 116 }, draw: () => giantClam(false) },
  'gate/clam-open': { view: { x: -60, y: -108, w: 120, h: 116 }, draw: () => giantClam(true) },
  'ambient/fish-lime': { view: around(40), draw: () => fish('#c7e26a') },
  'ambient/fish-teal': { view: around(56), draw: () => glowFish('#6ff0e0') },
  'ambient/fish-rose': { view: around(56), draw: () => glowFish('#ff9fd8') },
  'ambient/mote-sun': { view: around(28), draw: () => mote('#fff3b0') },
  'ambient/mote-teal': { view: around(28), draw: () => mote('#7ff5e6') },
  'ambient/mote-rose': { view: around(28), draw: () => mote('#ffa6dc') },
  'ambient/drop': { view: around(24), draw: drop },
  'ambient/crab-0': { view: around(48), draw: () => sandCrab(0) },
  'ambient/crab-1': { view: around(48), draw: () => sandCrab(1) },
  'ambient/crab-peek': { view: around(48), draw: peekingCrab },
  'ambient/gull-up': { view: around(84), draw: () => gull(true) },
  'ambient/gull-down': { view: around(84), draw: () => gull(false) },
  'ambient/seed': { view: around(36), draw: flyingSeed },
  'ambient/cloud': {
    view: around(168),
    draw: () => place(0, 12, cloudBank(110, 34, 4, { lit: '#fffaf8', shade: '#e3d8f4' })),
  },
} as const satisfies Record<string, UiDrawing>;

/** Every small picture the game puts into the world. */
export const UI_FRAMES = {
  ...EVERYWHERE,
  ...FURTHER_OUT,
  ...SEASON_FRAMES,
  ...GARLAND_FRAMES,
  ...DOOR_FRAMES,
};
export type UiFrameName = keyof typeof UI_FRAMES;

/** The frames of each sheet. */
export const UI_SHEETS = {
  sheet: Object.keys(EVERYWHERE) as readonly (keyof typeof EVERYWHERE)[],
  further: Object.keys(FURTHER_OUT) as readonly (keyof typeof FURTHER_OUT)[],
  season: Object.keys(SEASON_FRAMES) as readonly (keyof typeof SEASON_FRAMES)[],
  garlands: Object.keys(GARLAND_FRAMES) as readonly (keyof typeof GARLAND_FRAMES)[],
  doors: Object.keys(DOOR_FRAMES) as readonly (keyof typeof DOOR_FRAMES)[],
} as const;
export type UiSheet = keyof typeof UI_SHEETS;

export const UI_FRAME_NAMES: readonly UiFrameName[] = Object.values(UI_SHEETS).flat();

export function drawUiFrame(name: UiFrameName): string {
  resetIds();
  return UI_FRAMES[name].draw();
}
