import { z } from 'zod';
import { EQUIPMENT_CATEGORIES } from '#shared/content/avatarLayers.ts';
import { idSchema } from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';

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

export const inventoryRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/auth/worlds/inventories',
    access: 'signedIn',
    summary: 'Owned items, newest first.',
    query: z.object({ inventory_category: equipmentCategorySchema.optional(), page: pageFromOne }),
    response: z.object({ inventoryList: z.array(userItemSchema), ...pageCountFields }),
  }),
};
