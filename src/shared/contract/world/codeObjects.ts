import { z } from 'zod';
import { countSchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { languageSchema } from '#shared/contract/learning/languages.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { CODE_OBJECT_LIMITS } from '#shared/simulation/codeObjects/codeObjectTypes.ts';

/** The number of friends named for each object, the last changed programs first. */
export const CODE_OBJECT_FRIENDS = 20;

export const codeObjectActSchema = z.object({
  at: z.number().min(0).max(CODE_OBJECT_LIMITS.durationMs),
  ms: z.number().min(0),
  part: z.string().max(30),
  value: z.union([z.number(), z.string().max(30), z.null()]),
  line: countSchema,
});

const actListSchema = z.array(codeObjectActSchema).max(CODE_OBJECT_LIMITS.acts);

/** The effect of the last accepted program of a user on an object; its source stays with its owner. */
export const codeObjectProgramSchema = z.object({
  /** On seed 1. */
  actList: actListSchema,
  durationMs: z.number().min(0),
  updatedAt: timestampSchema,
});
export type CodeObjectProgram = z.infer<typeof codeObjectProgramSchema>;

const friendProgramSchema = z.object({ userId: idSchema, nickname: z.string(), updatedAt: timestampSchema });
export type CodeObjectFriend = z.infer<typeof friendProgramSchema>;

const codeObjectSchema = z.object({
  objectId: idSchema,
  /** Null before a program was accepted. */
  own: codeObjectProgramSchema
    .extend({ language: languageSchema, source: z.string(), isShared: z.boolean() })
    .nullable(),
  /** How far the caller is with a foe; null for any other object. */
  foe: z
    .object({
      /** Phases that were won, in their order. */
      wonCount: countSchema,
      beatenAt: timestampSchema.nullable(),
    })
    .nullable(),
  /** Friends who share a program of theirs. */
  friendList: z.array(friendProgramSchema).max(CODE_OBJECT_FRIENDS),
});
export type CodeObjectState = z.infer<typeof codeObjectSchema>;

const ofObject = z.object({ objectId: idSchema });

export const codeObjectRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/maps/:mapId/code-objects',
    access: 'signedIn',
    summary: 'The code objects of a map: what the caller’s programs do, and whose friends’ can be seen.',
    params: z.object({ mapId: idSchema }),
    response: z.object({ objectList: z.array(codeObjectSchema) }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  friend: defineRoute({
    method: 'GET',
    path: '/game/v1/code-objects/:objectId/users/:userId',
    access: 'signedIn',
    summary: 'What the shared program of a friend does to an object.',
    params: z.object({ objectId: idSchema, userId: idSchema }),
    response: friendProgramSchema.extend(codeObjectProgramSchema.shape),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  share: defineRoute({
    method: 'PATCH',
    path: '/game/v1/code-objects/:objectId',
    access: 'signedIn',
    summary: 'Show the own program of an object to friends, or no longer.',
    params: ofObject,
    body: z.object({ isShared: z.boolean() }),
    response: z.object({ objectId: idSchema, isShared: z.boolean() }),
    errors: ['RESOURCE_NOT_FOUND'],
    perMinute: 60,
  }),
};
