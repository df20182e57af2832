import { z } from 'zod';
import { countSchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

/** Pages of the collection book. PERSON counts friends, without a goal. */
export const COLLECTION_KINDS = ['ITEM', 'SHELL', 'SECRET', 'MAP', 'NPC', 'PERSON', 'CERTIFICATE'] as const;
export const collectionKindSchema = z.enum(COLLECTION_KINDS);
export type CollectionKind = z.infer<typeof collectionKindSchema>;

const collectionPageSchema = z.object({
  kind: collectionKindSchema,
  foundCount: countSchema,
  /** Null without a goal. */
  totalCount: countSchema.nullable(),
  newCount: countSchema,
});

/** A reward for a number of finds in the whole book. */
const milestoneSchema = z.object({
  milestoneId: idSchema,
  /** The required finds; also its id. */
  count: countSchema,
  point: countSchema,
  /** 0 without a title. */
  titleId: countSchema,
  claimed: z.boolean(),
});

const collectionBookSchema = z.object({
  pageList: z.array(collectionPageSchema),
  /** Finds of all pages except PERSON. */
  foundCount: countSchema,
  milestoneList: z.array(milestoneSchema),
});
export type CollectionBook = z.infer<typeof collectionBookSchema>;

/** One entry of a page. A missing one has only the outline and a hint. */
export const collectionEntrySchema = z.object({
  /** The id of the item, secret, map, NPC, certificate or user; for a shell its kind numbered from 1, per map. */
  refId: idSchema,
  /** The map of the first find, or the one to search; null where it is unknown. */
  mapId: idSchema.nullable(),
  /** Null while it is missing. */
  name: z.string().nullable(),
  /** The description of a found one; a riddle or a hint for a missing one. */
  text: z.string(),
  /** Empty without a picture. */
  picture: z.string(),
  foundAt: timestampSchema.nullable(),
  isNew: z.boolean(),
  /** The items that a friend wears, for the portrait. */
  itemIdList: z.array(idSchema),
});
export type CollectionEntry = z.infer<typeof collectionEntrySchema>;

const finderSchema = z.object({ userId: idSchema, nickname: z.string(), itemIdList: z.array(idSchema) });

const worldParams = z.object({ worldId: idSchema });
const kindParams = worldParams.extend({ kind: collectionKindSchema });
const errors = ['RESOURCE_NOT_FOUND'] as const;

export const collectionRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/game/v1/users/worlds/:worldId/collections',
    access: 'signedIn',
    summary: 'The collection book of the caller: counts of every page, and what so many finds give.',
    params: worldParams,
    response: collectionBookSchema,
    errors,
  }),
  listEntries: defineRoute({
    method: 'GET',
    path: '/game/v1/users/worlds/:worldId/collections/:kind',
    access: 'signedIn',
    summary:
      'A page of the book: everything on it, found or missing. As many as the content has, or friends.',
    params: kindParams,
    response: z.object({ entryList: z.array(collectionEntrySchema), listedAt: timestampSchema }),
    errors,
  }),
  listFinders: defineRoute({
    method: 'GET',
    path: '/game/v1/users/worlds/:worldId/collections/:kind/:mapId/:refId/finders',
    access: 'signedIn',
    summary:
      'Friends of the caller who have found the same, five at most. Map 0 is for what belongs to no map.',
    params: kindParams.extend({ mapId: z.coerce.number().int().min(0).max(1_000_000), refId: idSchema }),
    response: z.object({ finderList: z.array(finderSchema) }),
    errors,
  }),
  markSeen: defineRoute({
    method: 'POST',
    path: '/game/v1/users/worlds/:worldId/collections/seen',
    access: 'signedIn',
    summary: 'What a page had when it was listed has been looked at: none of it is new any more.',
    params: worldParams,
    body: z.object({ kind: collectionKindSchema, until: timestampSchema }),
    response: z.object({ kind: collectionKindSchema, seenUntil: timestampSchema }),
    errors,
  }),
  claimMilestone: defineRoute({
    method: 'POST',
    path: '/game/v1/users/worlds/:worldId/collections/milestones/:id/claims',
    access: 'signedIn',
    summary: 'Take what a milestone gives, once; a second time answers DOLPHIN_DUPLICATE_RESOURCE.',
    params: worldParams.extend({ id: idSchema }),
    response: z.object({ point: countSchema, gainedPoint: countSchema, titleId: countSchema }),
    errors: ['RESOURCE_NOT_FOUND', 'DOLPHIN_DUPLICATE_RESOURCE', 'COLLECTION_INCOMPLETE', 'MEMBER_NOT_FOUND'],
  }),
};
