import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';

/** Korean names of the equipment categories, in the order in which shop and bag list them. */
export const CATEGORY_TEXTS: Readonly<Record<EquipmentCategory, string>> = {
  HAIR: '머리',
  FACE: '얼굴',
  HAT: '모자',
  TOP: '상의',
  BOTTOM: '하의',
  ONE_PIECE: '한벌옷',
  SHOES: '신발',
  CAPE: '망토',
  FACE_ACCESSORY: '안경',
  NECKLACE: '목걸이',
  EARRING: '귀걸이',
  HAND_ACCESSORY: '손에 들기',
  ACCESSORY: '등에 메기',
  SKIN: '피부',
};

export type CategoryFilter = EquipmentCategory | 'ALL';

/** Chips for a filter over these categories, «all» first. */
export function categoryOptions(
  left?: ReadonlySet<EquipmentCategory>,
): { value: CategoryFilter; label: string }[] {
  const categories = (Object.keys(CATEGORY_TEXTS) as EquipmentCategory[]).filter(
    (category) => !left?.has(category),
  );
  return [
    { value: 'ALL', label: '전체' },
    ...categories.map((category) => ({ value: category, label: CATEGORY_TEXTS[category] })),
  ];
}
