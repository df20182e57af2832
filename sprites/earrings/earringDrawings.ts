import type { Drawings } from '../core/drawing.ts';
import { earring } from './earring.ts';
import { cherries, feather, fish, heartDrop, hoop, moon, starDrop } from './jewels.ts';
import { pearlEarring } from './pearlEarring.ts';

export const EARRING_DRAWINGS = {
  'earring.pearl': pearlEarring(),
  'earring.star': earring(() => starDrop('#ffd34d')),
  'earring.heart': earring(() => heartDrop('#ff6f9c')),
  'earring.hoop': earring(() => hoop('#ffc93a')),
  'earring.cherry': earring(cherries, 1),
  'earring.feather': earring(() => feather('#7fc8f0'), 1),
  'earring.moon': earring(() => moon('#ffe69a')),
  'earring.fish': earring(() => fish('#ff9f5f')),
} satisfies Drawings;
