import { z } from 'zod';
import { EQUIPMENT_CATEGORIES } from '#shared/content/avatarLayers.ts';
import { idSchema, pageSchema } from './fields.ts';
import { defineRoute } from './route.ts';

export const equipmentCategorySchema = z.enum(EQUIPMENT_CATEGORIES);

/** Item of an inventory or of a worn outfit (product spec §3, «Equipment and inventory»). */
export const userItemSchema = z.object({
  inventoryId: idSchema,
  inventoryCategory: equipmentCategorySchema,
  itemCategory: equipmentCategorySchema,
  itemId: idSchema,
  thumbnail: z.string(),
  name: z.string(),
  equipped: z.boolean(),
  description: z.string(),
  sprite: z.string(),
  spriteStand1: z.string(),
});
export type UserItem = z.infer<typeof userItemSchema>;

/** Slots of the inventory grid, and items on one of its pages. */
export const INVENTORY_PAGE_SIZE = 40;

/** Level and experience: `levelExp` of `requiredLevelPoint` collected within `level`. */
export const experienceSchema = z.object({
  level: z.number().int().min(1),
  levelExp: z.number().int().min(0),
  requiredLevelPoint: z.number().int().positive(),
});
export type Experience = z.infer<typeof experienceSchema>;

export const equippedReplySchema = z.object({ equippedUserItemList: z.array(userItemSchema) });

/** Where the character stands; x and y are the feet, in map pixels. */
export const characterSchema = z.object({
  mapId: idSchema,
  x: z.number(),
  y: z.number(),
  facing: z.union([z.literal(1), z.literal(-1)]),
  needsLook: z.boolean(),
});
export type Character = z.infer<typeof characterSchema>;

export const worldRoutes = {
  getCharacter: defineRoute({
    method: 'GET',
    path: '/game/v1/auth/worlds/characters/me',
    access: 'signedIn',
    summary: 'The map and the spot where the own character stands.',
    response: characterSchema,
  }),
  chooseLook: defineRoute({
    method: 'POST',
    path: '/game/v1/auth/worlds/looks',
    access: 'signedIn',
    summary: 'Take one starter item of each category and wear it; served once per account.',
    body: z.object({ itemIdList: z.array(idSchema).min(1).max(14) }),
    response: equippedReplySchema,
    errors: ['NOT_FOUND_PRODUCT', 'DOLPHIN_DUPLICATE_RESOURCE'],
  }),
  getExperience: defineRoute({
    method: 'GET',
    path: '/game/v1/users/experiences',
    access: 'signedIn',
    summary: 'The own level and experience.',
    response: experienceSchema,
  }),
  getPoints: defineRoute({
    method: 'GET',
    path: '/game/v1/users/points',
    access: 'signedIn',
    summary: 'The own points.',
    response: z.object({ point: z.number().int().min(0) }),
  }),
  getInventory: defineRoute({
    method: 'GET',
    path: '/game/v1/auth/worlds/inventories',
    access: 'signedIn',
    summary: 'Owned items, newest first.',
    query: z.object({ inventory_category: equipmentCategorySchema.optional(), page: pageSchema }),
    response: z.object({
      inventoryList: z.array(userItemSchema),
      pageCount: z.number().int(),
      totalCount: z.number().int(),
    }),
  }),
  getEquipped: defineRoute({
    method: 'GET',
    path: '/game/v1/auth/worlds/equipped-user-items',
    access: 'signedIn',
    summary: 'What the own avatar wears.',
    response: equippedReplySchema,
  }),
  equipItem: defineRoute({
    method: 'POST',
    path: '/game/v1/auth/worlds/equipped-user-items',
    access: 'signedIn',
    summary: 'Wear an owned item; takes off what it cannot be worn with.',
    body: z.object({ itemId: idSchema, itemCategory: equipmentCategorySchema }),
    response: equippedReplySchema,
    errors: ['NOT_FOUND_INVENTORY'],
  }),
  unequipItem: defineRoute({
    method: 'DELETE',
    path: '/game/v1/auth/worlds/equipped-user-items/:id',
    access: 'signedIn',
    summary: 'Take off a worn item by its item id; SKIN, FACE and HAIR can only be exchanged.',
    params: z.object({ id: idSchema }),
    response: equippedReplySchema,
    errors: ['NOT_FOUND_INVENTORY', 'VALIDATION_FAIL'],
  }),
};
