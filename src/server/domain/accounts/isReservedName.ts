import { NPCS } from '#shared/content/npcs.ts';
import { digitsAsLetters, foldLookAlikes } from '../words/foldLookAlikes.ts';
import { RESERVED_PARTS, RESERVED_WORDS } from './reservedNames.ts';

/** Letters only, and the strokes l, i and I as one: all that a passer-by sees of a name tag. */
const seen = (name: string) => name.replace(/[^\p{L}]/gu, '').replace(/l/gu, 'i');

const reserved = new Set(
  [...RESERVED_WORDS, ...NPCS.map((npc) => npc.name)].map((name) => seen(foldLookAlikes(name))),
);
const parts = RESERVED_PARTS.map(seen);

/** Whether a name would be taken for one of the people or NPCs who run the world. */
export function isReservedName(name: string): boolean {
  const folded = foldLookAlikes(name);
  const readings = [seen(folded), seen(digitsAsLetters(folded))];
  return readings.some((reading) => reserved.has(reading) || parts.some((part) => reading.includes(part)));
}
