import { z } from 'zod';
import { idSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { equipmentCategorySchema, userItemSchema } from './inventory.ts';

export const equippedReplySchema = z.object({ equippedUserItemList: z.array(userItemSchema) });

export const avatarRoutes = {
  chooseOutfit: defineRoute({
    method: 'POST',
    path: '/game/v1/auth/worlds/looks',
    access: 'signedIn',
    summary: 'Take one starter item of each category and wear it; served once per account.',
    body: z.object({ itemIdList: z.array(idSchema).min(1).max(14) }),
    response: equippedReplySchema,
    errors: ['NOT_FOUND_PRODUCT', 'DOLPHIN_DUPLICATE_RESOURCE'],
  }),
  getEquipped: defineRoute({
    method: 'GET',
    path: '/game/v1/auth/worlds/equipped-user-items',
    access: 'signedIn',
    summary: 'What the own avatar wears.',
    response: equippedReplySchema,
  }),
  equip: defineRoute({
    method: 'POST',
    path: '/game/v1/auth/worlds/equipped-user-items',
    access: 'signedIn',
    summary: 'Wear an owned item; takes off what it cannot be worn with.',
    body: z.object({ itemId: idSchema, itemCategory: equipmentCategorySchema }),
    response: equippedReplySchema,
    errors: ['NOT_FOUND_INVENTORY'],
  }),
  unequip: defineRoute({
    method: 'DELETE',
    path: '/game/v1/auth/worlds/equipped-user-items/:id',
    access: 'signedIn',
    summary: 'Take off a worn item by its item id; SKIN, FACE and HAIR can only be exchanged.',
    params: z.object({ id: idSchema }),
    response: equippedReplySchema,
    errors: ['NOT_FOUND_INVENTORY', 'VALIDATION_FAIL'],
  }),
};
