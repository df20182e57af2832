import { z } from 'zod';
import { countSchema, idSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

/** The missing condition of a companion: the level, the plan, or shells of daily puzzles. */
const petLockSchema = z.enum(['LEVEL', 'PLAN', 'SHELLS']);

const petSchema = z.object({
  petId: idSchema,
  /** The id of its picture, which may change as it grows. */
  lookId: idSchema,
  name: z.string(),
  /** The least level of its owner. */
  level: countSchema,
  /** Null for one that may be chosen. */
  lock: petLockSchema.nullable(),
});
export type PetChoice = z.infer<typeof petSchema>;

/** 0 is none. */
const chosenPetIdSchema = countSchema.max(2_147_483_647);
const chosenSchema = z.object({ chosenPetId: chosenPetIdSchema });

const petListSchema = chosenSchema.extend({ petList: z.array(petSchema) });
export type PetList = z.infer<typeof petListSchema>;

export const petRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/users/pets',
    access: 'signedIn',
    summary: 'Every companion, which of them the caller may choose, and which comes along.',
    response: petListSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  choose: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/pets/chosen',
    access: 'signedIn',
    summary: 'Let a companion come along in the world; 0 lets it rest.',
    body: z.object({ petId: chosenPetIdSchema }),
    response: chosenSchema,
    errors: ['RESOURCE_NOT_FOUND', 'NOT_FOUND_INVENTORY', 'NEED_TO_PAY', 'MEMBER_NOT_FOUND'],
  }),
};
