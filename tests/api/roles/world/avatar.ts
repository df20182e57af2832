import { starterOutfit } from '../../../support/signUpChild.ts';
import { type SubjectRows, SIGNED_IN } from '../rows.ts';

const [itemId] = starterOutfit();

export const avatar: SubjectRows<'avatar'> = {
  chooseOutfit: { row: SIGNED_IN, request: { body: { itemIdList: starterOutfit() } } },
  getEquipped: { row: SIGNED_IN, request: {} },
  equip: { row: SIGNED_IN, request: { body: { itemId, itemCategory: 'SKIN' } } },
  unequip: { row: SIGNED_IN, request: { params: { id: itemId ?? 0 } } },
};
