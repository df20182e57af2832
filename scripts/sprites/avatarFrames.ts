import {
  ANIMATION_NAMES,
  ANIMATIONS,
  CATEGORY_SLOTS,
  frameName,
  SLOTS,
} from '#shared/content/avatarLayers.ts';
import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { outfitLayers } from '#shared/content/outfitLayers.ts';
import type { Drawing, Layers } from '../../sprites/core/drawing.ts';
import { POSES } from '../../sprites/core/poses.ts';
import { FRAME_VIEW } from '../../sprites/core/render.ts';
import { solve } from '../../sprites/core/rig.ts';
import { resetIds } from '../../sprites/core/svg.ts';
import type { Frame } from './frame.ts';

export interface Design {
  readonly key: string;
  readonly category: EquipmentCategory;
  readonly drawing: Drawing;
}

function checkSlots({ key, category }: Design, layers: Layers): void {
  const allowed: readonly string[] = CATEGORY_SLOTS[category];
  for (const slot of Object.keys(layers))
    if (!allowed.includes(slot))
      throw new Error(`${key}: ${category} may fill ${allowed.join(', ')}, but it fills ${slot}`);
}

/** All frames of a design, in the order of the animations. */
export function avatarFrames(design: Design): Frame[] {
  const { drawing, key } = design;
  const frames: Frame[] = [];
  for (const animation of ANIMATION_NAMES) {
    const keys = POSES[animation];
    if (keys.length !== ANIMATIONS[animation].frames)
      throw new Error(
        `${animation} has ${keys.length} poses, the table says ${ANIMATIONS[animation].frames}`,
      );
    keys.forEach((pose, index) => {
      for (const expression of drawing.expressions ?? [undefined]) {
        resetIds();
        const layers = drawing.draw(solve(pose), expression);
        checkSlots(design, layers);
        for (const slot of SLOTS) {
          const content = layers[slot];
          if (content)
            frames.push({ name: frameName(expression ?? slot, animation, index), content, view: FRAME_VIEW });
        }
      }
    });
  }
  if (frames.length === 0) throw new Error(`${key} draws nothing`);
  return frames;
}

/** An item alone, without parts that only show under a hat. */
export const shownAlone = (design: Pick<Design, 'key' | 'category'>, layers: Layers) =>
  outfitLayers([design])
    .map(({ slot }) => layers[slot] ?? '')
    .join('');

/** The first frame of `stand`, all layers over one another. */
export function standContent(design: Design): string {
  const [pose = {}] = POSES.stand;
  resetIds();
  return shownAlone(design, design.drawing.draw(solve(pose)));
}

/** Names of the frames that a design must have: every layer of the first standing picture. */
export function requiredFrames({ key }: Design, frames: readonly Frame[]): string[] {
  const names = frames.map(({ name }) => name).filter((name) => name.endsWith('/stand_0'));
  if (names.length === 0) throw new Error(`${key}: stand_0 is empty`);
  return names;
}
