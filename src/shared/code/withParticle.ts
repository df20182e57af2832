import { josa } from 'es-hangul';
import { readingOf } from './readingOf.ts';

type Particle = '이/가' | '을/를' | '은/는' | '와/과' | '으로/로' | '이라/라' | '이에요/예요' | '아/야';

/** A word with its particle, chosen by its sound: 8이, 5가, "apple"을, setTimeout이, x를. */
export function withParticle(word: string, particle: Particle): string {
  const bare = word.replace(/(?<=^|[\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '');
  return word + josa.pick(readingOf(bare), particle);
}
