import { starterLook } from '../../../support/signUpChild.ts';
import { type SubjectRows, SIGNED_IN } from '../rows.ts';

const [itemId] = starterLook();

export const avatar: SubjectRows<'avatar'> = {
  chooseLook: { row: SIGNED_IN, request: { body: { itemIdList: starterLook() } } },
  getEquipped: { row: SIGNED_IN, request: {} },
  equip: { row: SIGNED_IN, request: { body: { itemId, itemCategory: 'SKIN' } } },
  unequip: { row: SIGNED_IN, request: { params: { id: itemId ?? 0 } } },
};
