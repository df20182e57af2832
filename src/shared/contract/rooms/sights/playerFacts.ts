import { z } from 'zod';

const SLOTS = 0xffff;

/** Names an outfit by its content, so that a browser asks for each one once (`WANT_OUTFITS`). */
export const outfitIdSchema = z.string().regex(/^[\w-]{11}$/);

/** What changes rarely about players, told to each line before it sees them first and after every change. */
export const factsSchema = z.array(
  z.tuple([
    /** The slot that stands for the player in sights. */
    z.int().min(0).max(SLOTS),
    z.int().positive().max(2_147_483_647),
    z.string().max(100),
    /** The level of the character. */
    z.int().min(0).max(0xffff),
    outfitIdSchema,
  ]),
);
export type ToldFacts = z.infer<typeof factsSchema>;

/** So many outfits may be asked for at once. */
export const MOST_OUTFITS = 64;
export const wantOutfitsSchema = z.array(outfitIdSchema).max(MOST_OUTFITS);

/** Outfit codes (`encodeOutfit`) by id; null when nobody here wears it any more. */
export const outfitsSchema = z.array(z.tuple([outfitIdSchema, z.string().max(400).nullable()]));
export type ToldOutfits = z.infer<typeof outfitsSchema>;
