import { avatarStore } from '#client/stores/avatarStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { conflictingCategories, type EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { itemById } from '#shared/content/items.ts';

export interface Wearable {
  readonly itemId: number;
  readonly itemCategory: EquipmentCategory;
}

const NOTHING: readonly Wearable[] = [];

/** The items that the own avatar wears. */
export function useWorn(): readonly Wearable[] {
  return useStore(avatarStore, (state) => state.equippedUserItemList) ?? NOTHING;
}

/** The outfit with one more item, without those that exclude it. */
export function dressedWith<T extends Wearable>(worn: readonly T[], added: T): readonly T[] {
  const off = new Set<EquipmentCategory>([added.itemCategory, ...conflictingCategories(added.itemCategory)]);
  return [...worn.filter((item) => !off.has(item.itemCategory)), added];
}

/** Item keys for AvatarPreview. */
export const itemKeysOf = (outfit: readonly Wearable[]): string[] =>
  outfit.flatMap(({ itemId }) => itemById(itemId)?.key ?? []);

/** The things tried on after one more was pressed: off when it was on, else on, without those that exclude it. */
export const toggleTried = <T extends Wearable>(tried: readonly T[], pressed: T): readonly T[] =>
  tried.some(({ itemId }) => itemId === pressed.itemId)
    ? tried.filter(({ itemId }) => itemId !== pressed.itemId)
    : dressedWith(tried, pressed);
