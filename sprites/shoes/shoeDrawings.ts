import type { Drawings } from '../core/drawing.ts';
import { boots } from './boots.ts';
import { bunnySlippers } from './bunnySlippers.ts';
import { flippers } from './flippers.ts';
import { flowerShoes } from './flowerShoes.ts';
import { maryJanes } from './maryJanes.ts';
import { rollerSkates } from './rollerSkates.ts';
import { sandals } from './sandals.ts';
import { sneakers } from './sneakers.ts';
import { spaceBoots } from './spaceBoots.ts';

export const SHOE_DRAWINGS = {
  'shoes.sneakers': sneakers('#ee6258'),
  'shoes.sneakersB': sneakers('#3f8fe0'),
  'shoes.boots': boots('#ffcf3f'),
  'shoes.sandals': sandals('#c9824a', '#ff8fa8'),
  'shoes.bunny': bunnySlippers('#fff3f6'),
  'shoes.skates': rollerSkates('#f27f9f', '#ffcf3f'),
  'shoes.mary': maryJanes('#4a3b52'),
  'shoes.kkotsin': flowerShoes('#ee6a7a', '#ffe08a', '#fff6e6'),
  'shoes.space': spaceBoots('#f4f7ff', '#ff9f43'),
  'shoes.flippers': flippers('#2fa8b8'),
  'shoes.boots.frog': boots('#6cc46a'),
  'shoes.sneakersM': sneakers('#35c0a0'),
} satisfies Drawings;
