import { createHash } from 'node:crypto';

/** Length of an id: 66 bits, so that collisions are not to be expected. */
const LETTERS = 11;

/** The hash of an outfit code (`outfitIdSchema`): equal in every room and on every server. */
export function outfitIdOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url').slice(0, LETTERS);
}
