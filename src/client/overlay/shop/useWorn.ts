import { useStore } from 'zustand';
import { wardrobeStore } from '#client/stores/wardrobeStore.ts';
import { conflictingCategories, type EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { itemById } from '#shared/content/items.ts';

export interface Wearable {
  readonly itemId: number;
  readonly itemCategory: EquipmentCategory;
}

const NOTHING: readonly Wearable[] = [];

/** What the own avatar wears. */
export function useWorn(): readonly Wearable[] {
  return useStore(wardrobeStore, (state) => state.equippedUserItemList) ?? NOTHING;
}

/** The outfit with one more thing on, without what cannot be worn beside it. */
export function dressedWith(worn: readonly Wearable[], added: Wearable): readonly Wearable[] {
  const off = new Set<EquipmentCategory>([added.itemCategory, ...conflictingCategories(added.itemCategory)]);
  return [...worn.filter((item) => !off.has(item.itemCategory)), added];
}

/** Keys for the doll. */
export const itemKeysOf = (outfit: readonly Wearable[]): string[] =>
  outfit.flatMap(({ itemId }) => itemById(itemId)?.key ?? []);
