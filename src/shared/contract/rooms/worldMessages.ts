import { z } from 'zod';
import { messageIdSchema } from '#shared/contract/fields.ts';

/** Ids are numbers in room messages, so that nothing is coerced. */

/** Messages of the client. `INPUT` is raw bytes (`inputBatch.ts`), the others are checked by the schemas below. */
export const CLIENT_MESSAGE = {
  INPUT: 'input',
  USE_PORTAL: 'usePortal',
  WANT_OUTFITS: 'wantOutfits',
} as const;

/** Messages of the server. `SNAPSHOT` is raw bytes (`snapshot/decodeSnapshot.ts`). */
export const SERVER_MESSAGE = {
  WELCOME: 'welcome',
  /** The own body and the visible players; one letter, because it is sent 20 times a second. */
  SNAPSHOT: 's',
  PROFILES: 'profiles',
  OUTFITS: 'outfits',
  TRAVEL: 'travel',
  /** The process of the room ends soon; the client takes a seat in another room of the same map. No content. */
  MOVE: 'move',
  PORTAL_REFUSED: 'portalRefused',
} as const;

export const usePortalSchema = z.object({ portalId: messageIdSchema });

/** First message: the client's own player, and the day in Seoul, as the client's clock may be wrong. */
export const welcomeSchema = z.object({
  userId: messageIdSchema,
  mapId: messageIdSchema,
  day: z.iso.date(),
});

/** The character is already on that map; the client leaves this room and joins the other. */
export const travelSchema = z.object({ mapId: messageIdSchema });

export const portalRefusedSchema = z.object({
  portalId: messageIdSchema,
  reason: z.enum(['tooFar', 'unknown', 'busy']),
});
export type PortalRefused = z.infer<typeof portalRefusedSchema>;

/** Distance (px) from a portal's box that counts as in front of it; covers inputs that are still on their way. */
export const PORTAL_REACH = 72;
