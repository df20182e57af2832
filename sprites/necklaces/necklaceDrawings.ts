import type { Drawings } from '../core/drawing.ts';
import { bowTie } from './bowTie.ts';
import { bellJewel, chipJewel, medalJewel, starJewel } from './jewels.ts';
import { pendant } from './pendant.ts';
import { shellNecklace } from './shellNecklace.ts';
import { lei, pearls } from './strings.ts';

export const NECKLACE_DRAWINGS = {
  'necklace.shell': shellNecklace(),
  'necklace.star': pendant('#ffe08a', starJewel),
  'necklace.pearl': pearls('#fff4fb'),
  'necklace.medal': pendant('#4fa7e6', medalJewel, 2.2),
  'necklace.bow': bowTie('#ee5a6a'),
  'necklace.lei': lei(['#ff9fb8', '#fff3dc']),
  'necklace.bell': pendant('#ee5a6a', bellJewel, 2.4),
  'necklace.chip': pendant('#7fe0c0', chipJewel),
} satisfies Drawings;
