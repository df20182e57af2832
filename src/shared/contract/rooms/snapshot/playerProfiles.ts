import { z } from 'zod';
import { messageIdSchema } from '#shared/contract/fields.ts';
import { MOST_EFFECTS } from '#shared/contract/rooms/playerEffects.ts';

const SLOTS = 0xffff;

/** Id of an outfit by its content, so that a browser requests each one once (`WANT_OUTFITS`). */
export const outfitIdSchema = z.string().regex(/^[\w-]{11}$/);

/** Profiles of players, sent to each connection before it first sees them and after every change. */
export const playerProfilesSchema = z.array(
  z.tuple([
    /** The slot of the player in snapshots. */
    z.int().min(0).max(SLOTS),
    messageIdSchema,
    z.string().max(100),
    z.int().min(0).max(0xffff),
    outfitIdSchema,
    /** Visible learned skills, and the companion (`encodeEffects`). */
    z.int().min(0).max(MOST_EFFECTS),
    /** Id of the worn title (`content/titles.ts`); 0 for none. */
    z.int().min(0).max(0xffff),
  ]),
);
export type PlayerProfileList = z.infer<typeof playerProfilesSchema>;

/** Most outfits per request. */
export const MOST_OUTFITS = 64;
export const wantOutfitsSchema = z.array(outfitIdSchema).max(MOST_OUTFITS);

/** Outfit codes (`encodeOutfit`) by id; null when no player of the room wears it any more. */
export const outfitsSchema = z.array(z.tuple([outfitIdSchema, z.string().max(400).nullable()]));
export type OutfitList = z.infer<typeof outfitsSchema>;
