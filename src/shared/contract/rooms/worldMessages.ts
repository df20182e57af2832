import { z } from 'zod';

/** Ids on this wire are numbers already; nothing is coerced. */
const idSchema = z.int().positive().max(2_147_483_647);

/** What a client may send. `INPUT` is raw bytes (`inputBatch.ts`), the rest is checked by the schemas below. */
export const CLIENT_MESSAGE = {
  INPUT: 'input',
  USE_PORTAL: 'usePortal',
  WANT_OUTFITS: 'wantOutfits',
} as const;

/** What the server sends. `SIGHT` is raw bytes (`sights/readSight.ts`). */
export const SERVER_MESSAGE = {
  WELCOME: 'welcome',
  /** One's own body and whom one sees. Of one letter, as it goes to everybody 20 times a second. */
  SIGHT: 's',
  FACTS: 'facts',
  OUTFITS: 'outfits',
  TRAVEL: 'travel',
  PORTAL_REFUSED: 'portalRefused',
} as const;

export const usePortalSchema = z.object({ portalId: idSchema });

/** First message: which of the players is one's own. */
export const welcomeSchema = z.object({ userId: idSchema, mapId: idSchema });

/** The character is already on that map; the client leaves this room and joins the other. */
export const travelSchema = z.object({ mapId: idSchema });

export const portalRefusedSchema = z.object({
  portalId: idSchema,
  reason: z.enum(['tooFar', 'unknown', 'busy']),
});
export type PortalRefused = z.infer<typeof portalRefusedSchema>;

/** Within this many px of a portal's box the feet count as in front of it; covers what is still on its way. */
export const PORTAL_REACH = 72;
