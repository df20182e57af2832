import { createHash } from 'node:crypto';

/** Of 66 bits: two outfits that ever share a name are not to be expected. */
const LETTERS = 11;

/** The name of an outfit code by its content (`outfitIdSchema`): the same one in every room and on every server. */
export function outfitIdOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url').slice(0, LETTERS);
}
