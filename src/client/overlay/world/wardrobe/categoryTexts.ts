import { josa } from 'es-hangul';
import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';

/** Korean names of the equipment categories, in the order of shop and inventory. */
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

/** Filter chips of these categories, «all» first. */
export function categoryOptions(
  categories: readonly EquipmentCategory[] = Object.keys(CATEGORY_TEXTS) as EquipmentCategory[],
): { value: CategoryFilter; label: string }[] {
  return [
    { value: 'ALL', label: '전체' },
    ...categories.map((category) => ({ value: category, label: CATEGORY_TEXTS[category] })),
  ];
}

interface WearWords {
  /** Past, as in «모자를 썼어요». */
  readonly on: string;
  readonly off: string;
  /** On a button. */
  readonly putOn: string;
  readonly takeOff: string;
}

const WORN: WearWords = { on: '입었어요', off: '벗었어요', putOn: '입기', takeOff: '벗기' };
const ON_HEAD: WearWords = { ...WORN, on: '썼어요', putOn: '쓰기' };
const hung = (on: string): WearWords => ({
  on: '했어요',
  off: '뺐어요',
  putOn: `${on} 걸기`,
  takeOff: '빼기',
});
/** Only exchanged, never taken off. */
const EXCHANGED: WearWords = { ...WORN, on: '바꿨어요', putOn: '바꾸기' };

const WEAR_WORDS: Readonly<Record<EquipmentCategory, WearWords>> = {
  HAIR: EXCHANGED,
  FACE: EXCHANGED,
  SKIN: EXCHANGED,
  HAT: ON_HEAD,
  FACE_ACCESSORY: ON_HEAD,
  TOP: WORN,
  BOTTOM: WORN,
  ONE_PIECE: WORN,
  SHOES: { ...WORN, on: '신었어요', putOn: '신기' },
  CAPE: { ...WORN, on: '둘렀어요', putOn: '두르기' },
  NECKLACE: hung('목에'),
  EARRING: hung('귀에'),
  HAND_ACCESSORY: { on: '들었어요', off: '내려놓았어요', putOn: '들기', takeOff: '내려놓기' },
  ACCESSORY: { on: '멨어요', off: '벗었어요', putOn: '메기', takeOff: '벗기' },
};

interface NamedItem {
  readonly name: string;
  readonly itemCategory: EquipmentCategory;
}

/** Words about an item that is put on or taken off, with the verb of its kind. */
export const wearTexts = {
  putOn: ({ itemCategory }: NamedItem): string => WEAR_WORDS[itemCategory].putOn,
  takeOff: ({ itemCategory }: NamedItem): string => WEAR_WORDS[itemCategory].takeOff,
  on: ({ name, itemCategory }: NamedItem): string =>
    `${josa(name, WEAR_WORDS[itemCategory] === EXCHANGED ? '으로/로' : '을/를')} ${WEAR_WORDS[itemCategory].on}!`,
  done: ({ itemCategory }: NamedItem): string => `${WEAR_WORDS[itemCategory].on}!`,
  off: ({ name, itemCategory }: NamedItem): string =>
    `${josa(name, '을/를')} ${WEAR_WORDS[itemCategory].off}!`,
};
