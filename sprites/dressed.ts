import type { AnimationName, Expression } from '#shared/content/avatarLayers.ts';
import { itemByKey } from '#shared/content/items.ts';
import type { ItemKey } from '#shared/content/items.ts';
import { outfitLayers } from '#shared/content/outfitLayers.ts';
import type { Layers } from './core/drawing.ts';
import { POSES } from './core/poses.ts';
import { solve } from './core/rig.ts';
import { ITEM_DRAWINGS } from './itemDrawings.ts';

/** A child in a look, in one frame of an animation, standing on the origin. */
export function dressed(
  look: readonly ItemKey[],
  animation: AnimationName,
  index: number,
  expression?: Expression,
): string {
  const pose = solve(POSES[animation][index] ?? {});
  const layers = new Map<string, Layers>(look.map((key) => [key, ITEM_DRAWINGS[key].draw(pose, expression)]));
  return outfitLayers(look.flatMap((key) => itemByKey(key) ?? []))
    .map(({ itemKey, slot }) => layers.get(itemKey)?.[slot] ?? '')
    .join('');
}
