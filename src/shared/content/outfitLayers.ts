/** Pure. The pictures of an avatar, from back to front. */
import {
  type AnimationName,
  CATEGORY_SLOTS,
  DRAW_ORDER,
  type EquipmentCategory,
  type Expression,
  frameName,
  HAIR_SLOTS,
  type HatFit,
  HIDES,
  type Slot,
  SLOTS,
} from './avatarLayers.ts';

export interface WornItem {
  readonly key: string;
  readonly category: EquipmentCategory;
  readonly hatFit?: HatFit;
}

export interface OutfitLayer {
  readonly itemKey: string;
  readonly slot: Slot;
}

/** One picture in a sheet; `left`, `top` is its place on the common canvas. All in px of the sheet's scale. */
export interface SheetFrame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly left: number;
  readonly top: number;
}

/** Finds a frame in an item's sheet; items need not fill every slot, nor every frame. */
export type FindFrame = (itemKey: string, name: string) => SheetFrame | undefined;

export interface FramePlan {
  /** The part of the common canvas that is drawn on. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly parts: readonly { readonly itemKey: string; readonly frame: SheetFrame }[];
}

/** The layers of an item beside these others: a hat decides which layers of the hair are visible. */
function slotsOf(category: EquipmentCategory, hatFit: HatFit): readonly Slot[] {
  return category === 'HAIR' ? HAIR_SLOTS[hatFit] : CATEGORY_SLOTS[category];
}

/** Layers of an outfit from back to front, hidden items left out. */
export function outfitLayers(items: readonly WornItem[]): OutfitLayer[] {
  const hides: Partial<Record<EquipmentCategory, readonly EquipmentCategory[]>> = HIDES;
  const hidden = new Set(items.flatMap(({ category }) => hides[category] ?? []));
  const visible = items.filter(({ category }) => !hidden.has(category));
  const hatFit = visible.find(({ category }) => category === 'HAT')?.hatFit ?? 'OPEN';
  return SLOTS.flatMap((slot) =>
    DRAW_ORDER.flatMap((category) => {
      if (!slotsOf(category, hatFit).includes(slot)) return [];
      return visible.filter((item) => item.category === category).map(({ key }) => ({ itemKey: key, slot }));
    }),
  );
}

/**
 * The pictures to draw for one frame, or null when nothing is visible. A face without the expression keeps its default.
 */
export function planFrame(
  layers: readonly OutfitLayer[],
  find: FindFrame,
  pose: { readonly animation: AnimationName; readonly index: number; readonly expression: Expression },
): FramePlan | null {
  const { animation, index, expression } = pose;
  const parts = layers.flatMap(({ itemKey, slot }) => {
    const frame =
      slot === 'face'
        ? (find(itemKey, frameName(expression, animation, index)) ??
          find(itemKey, frameName('default', animation, index)))
        : find(itemKey, frameName(slot, animation, index));
    return frame === undefined ? [] : [{ itemKey, frame }];
  });
  if (parts.length === 0) return null;
  const left = Math.min(...parts.map(({ frame }) => frame.left));
  const top = Math.min(...parts.map(({ frame }) => frame.top));
  const right = Math.max(...parts.map(({ frame }) => frame.left + frame.w));
  const bottom = Math.max(...parts.map(({ frame }) => frame.top + frame.h));
  return { left, top, width: right - left, height: bottom - top, parts };
}
