import type { Expression, Slot } from '#shared/content/avatarLayers.ts';
import type { ItemKey } from '#shared/content/items.ts';
import type { Pose } from './rig.ts';

/** The drawing of an item on each layer, as SVG in canvas space (origin between the feet). */
export type Layers = Partial<Record<Slot, string>>;

/** The drawing of an item: one function for all frames. The colours are parameters of its factory. */
export interface Drawing {
  draw(pose: Pose, expression?: Expression): Layers;
  /** Only faces: the expressions the sheet has a picture of. */
  readonly expressions?: readonly Expression[];
}

/** Drawings of some items, such as those of a category. */
export type Drawings = Readonly<Partial<Record<ItemKey, Drawing>>>;
