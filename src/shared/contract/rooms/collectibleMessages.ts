import { z } from 'zod';
import { SHELL_KINDS } from '#shared/content/collectibles.ts';
import { countSchema, messageIdSchema } from '#shared/contract/fields.ts';
import { experienceSchema } from '#shared/contract/world/economy.ts';

/** Messages to the client only: the server finds collectibles by its own steps of the body. */
export const COLLECTIBLE_TO_CLIENT = {
  ON_MAP: 'collectibles',
  SHELL: 'shellCollected',
  SECRET: 'secretFound',
} as const;

/** Sent after joining, and when a new day lays out new shells. */
export const mapCollectiblesSchema = z.object({
  mapId: messageIdSchema,
  /** Shells that the user has not collected today. */
  shells: z.array(z.object({ shellId: messageIdSchema, kind: z.enum(SHELL_KINDS) })),
  /** Shells at the beginning of the day. */
  shellsToday: countSchema,
  /** Ids of the found secret spots. */
  secretIds: z.array(messageIdSchema),
});
export type MapCollectibles = z.infer<typeof mapCollectiblesSchema>;

export const shellCollectedSchema = z.object({
  shellId: messageIdSchema,
  /** Points it gave; 0 when it was already collected. */
  gained: countSchema,
  /** The balance afterwards. */
  point: countSchema,
});
export type ShellCollected = z.infer<typeof shellCollectedSchema>;

export const secretFoundSchema = z.object({
  secretId: messageIdSchema,
  gained: z.object({ point: countSchema, exp: countSchema }),
  point: countSchema,
  experience: experienceSchema,
});
export type SecretFound = z.infer<typeof secretFoundSchema>;
