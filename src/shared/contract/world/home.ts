import { z } from 'zod';
import { FURNITURE_KEYS } from '#shared/content/furniture.ts';
import { GUESTBOOK_PHRASES } from '#shared/content/guestbookPhrases.ts';
import { MOST_PIECES } from '#shared/content/homePlacement.ts';
import { countSchema, emptyReplySchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';

/** The users who may enter: friends, members of a shared channel, or nobody. */
export const HOME_DOORS = ['FRIENDS', 'CHANNELS', 'CLOSED'] as const;
export const homeDoorSchema = z.enum(HOME_DOORS);
export type HomeDoor = z.infer<typeof homeDoorSchema>;

export const furnitureKeySchema = z.enum(FURNITURE_KEYS);
const cellSchema = z.int().min(-100).max(100);

/** The rules of the server decide whether it is inside of the room, not the schema. */
export const placedPieceSchema = z.object({
  furnitureKey: furnitureKeySchema,
  x: cellSchema,
  y: cellSchema,
  turned: z.boolean(),
});

/** The whole room; an empty one is valid. */
const arrangementSchema = z.object({ pieceList: z.array(placedPieceSchema).max(MOST_PIECES) });

/** The achievements that unlock a piece that is not for sale. */
export const FURNITURE_DEEDS = [
  'LEVEL',
  'QUEST',
  'QUEST_COUNT',
  'SHELLS',
  'SECRETS',
  'STARS',
  'TIME_TRIAL',
] as const;

export const furnitureOfferSchema = z.object({
  furnitureKey: furnitureKeySchema,
  ownedCount: countSchema,
  /** Most of a kind. */
  mostCount: z.int().positive(),
  /** Points; null for an earned piece. */
  price: z.int().positive().nullable(),
  /** Null for a bought piece. */
  achievement: z
    .object({
      kind: z.enum(FURNITURE_DEEDS),
      /** In a child's words. */
      text: z.string(),
      /** A text short enough for a card, such as `Lv.15부터`. */
      shortText: z.string(),
      done: z.boolean(),
    })
    .nullable(),
});
export type FurnitureOffer = z.infer<typeof furnitureOfferSchema>;

const ownerSchema = z.object({
  userId: idSchema,
  nickname: z.string(),
  level: z.number().int(),
  /** The items that the owner wears. */
  itemIdList: z.array(idSchema),
});

const roomFields = {
  owner: ownerSchema,
  pieceList: z.array(placedPieceSchema),
  /** The form, from 1, of the star whale that lives here; null before the first shell. */
  companionForm: z.int().min(1).max(5).nullable(),
};

export const ownHomeSchema = z.object({
  ...roomFields,
  /** Counts up with every save of the arrangement. */
  version: countSchema,
  door: homeDoorSchema,
  point: countSchema,
  furnitureList: z.array(furnitureOfferSchema),
  /** The number of greetings today. */
  greetedTodayCount: countSchema,
  /** How often visitors have watered the garden. */
  gardenCount: countSchema,
});
export type OwnHome = z.infer<typeof ownHomeSchema>;

export const visitedHomeSchema = z.object({
  ...roomFields,
  /** Whether the caller has greeted, and written into the guestbook, today. */
  greeted: z.boolean(),
  written: z.boolean(),
  /** Whether the caller has watered the garden today, and how often visitors have. */
  watered: z.boolean(),
  gardenCount: countSchema,
});
export type VisitedHome = z.infer<typeof visitedHomeSchema>;

export const GUESTBOOK_PAGE_SIZE = 20;
export const guestbookEntrySchema = z.object({
  entryId: idSchema,
  writer: z.object({ userId: idSchema, nickname: z.string() }),
  phraseId: idSchema,
  writtenAt: timestampSchema,
});
export type GuestbookEntry = z.infer<typeof guestbookEntrySchema>;

const phraseIdSchema = z
  .int()
  .refine((id) => GUESTBOOK_PHRASES.some((phrase) => phrase.id === id), '준비된 말 가운데에서 골라 주세요.');
const ofUser = z.object({ userId: idSchema });
const DOOR_ERRORS = ['MEMBER_NOT_FOUND', 'HOME_CLOSED', 'HOME_FRIENDS_ONLY'] as const;

/** The room of a friend that the caller may enter. */
const openHomeSchema = z.object({
  userId: idSchema,
  nickname: z.string(),
  level: z.int(),
  /** The items that the friend wears, for the portrait. */
  itemIdList: z.array(idSchema),
  /** Whether the caller has greeted today. */
  greeted: z.boolean(),
});
export type OpenHome = z.infer<typeof openHomeSchema>;

export const homeRoutes = {
  listOpen: defineRoute({
    method: 'GET',
    path: '/game/v1/homes',
    access: 'signedIn',
    summary: 'Friends whose doors are open to the caller; as many as there are friends.',
    response: z.object({ homeList: z.array(openHomeSchema) }),
  }),
  getOwn: defineRoute({
    method: 'GET',
    path: '/game/v1/homes/me',
    access: 'signedIn',
    summary: 'The own home with all furniture: what is owned, what it costs, how it is earned.',
    response: ownHomeSchema,
  }),
  visit: defineRoute({
    method: 'GET',
    path: '/game/v1/homes/:userId',
    access: 'signedIn',
    summary: 'The home of somebody whose door is open to the caller.',
    params: ofUser,
    response: visitedHomeSchema,
    errors: DOOR_ERRORS,
  }),
  buyFurniture: defineRoute({
    method: 'POST',
    path: '/game/v1/homes/me/furniture',
    access: 'signedIn',
    summary: 'Buy a piece with points; the same `clientKey` buys once.',
    body: z.object({ furnitureKey: furnitureKeySchema, clientKey: z.string().regex(/^[0-9a-f]{32}$/) }),
    response: z.object({ furnitureKey: furnitureKeySchema, ownedCount: countSchema, point: countSchema }),
    errors: ['NOT_ENOUGH_POINT', 'FURNITURE_LOCKED', 'FURNITURE_LIMIT'],
  }),
  saveArrangement: defineRoute({
    method: 'PUT',
    path: '/game/v1/homes/me/arrangement',
    access: 'signedIn',
    summary:
      'Save the whole arrangement on top of `baseVersion`; a newer one answers HOME_CONFLICT and stays.',
    body: z.object({ arrangement: arrangementSchema, baseVersion: countSchema }),
    response: z.object({ version: countSchema, pieceList: z.array(placedPieceSchema) }),
    errors: ['HOME_CONFLICT'],
  }),
  saveDoor: defineRoute({
    method: 'PUT',
    path: '/game/v1/homes/me/door',
    access: 'signedIn',
    summary: 'Decide to whom the door opens.',
    body: z.object({ door: homeDoorSchema }),
    response: z.object({ door: homeDoorSchema }),
  }),
  greet: defineRoute({
    method: 'POST',
    path: '/game/v1/homes/:userId/greetings',
    access: 'signedIn',
    summary: 'Greet the owner; counts once a day.',
    params: ofUser,
    response: z.object({ greeted: z.literal(true) }),
    errors: DOOR_ERRORS,
    perMinute: 30,
  }),
  water: defineRoute({
    method: 'POST',
    path: '/game/v1/homes/:userId/waterings',
    access: 'signedIn',
    summary: 'Water the garden of somebody; it grows, and the caller gains a little, once a day.',
    params: ofUser,
    response: z.object({ gardenCount: countSchema, gainedPoint: countSchema, gainedExp: countSchema }),
    errors: DOOR_ERRORS,
    perMinute: 30,
  }),
  listGuestbook: defineRoute({
    method: 'GET',
    path: '/game/v1/homes/:userId/guestbook',
    access: 'signedIn',
    summary: 'What visitors wrote, newest first, 20 a page.',
    params: ofUser,
    query: z.object({ page: pageFromOne }),
    response: z.object({ entryList: z.array(guestbookEntrySchema), ...pageCountFields }),
    errors: DOOR_ERRORS,
  }),
  writeGuestbook: defineRoute({
    method: 'POST',
    path: '/game/v1/homes/:userId/guestbook',
    access: 'signedIn',
    summary: "Write one of the prepared phrases into somebody's guestbook, once a day.",
    params: ofUser,
    body: z.object({ phraseId: phraseIdSchema }),
    response: guestbookEntrySchema,
    errors: [...DOOR_ERRORS, 'GUESTBOOK_WRITTEN'],
    perMinute: 30,
  }),
  deleteGuestbookEntry: defineRoute({
    method: 'DELETE',
    path: '/game/v1/homes/me/guestbook/:entryId',
    access: 'signedIn',
    summary: 'Take an entry out of the own guestbook.',
    params: z.object({ entryId: idSchema }),
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
