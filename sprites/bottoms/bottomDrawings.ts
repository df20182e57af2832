import type { Drawings } from '../core/drawing.ts';
import { bloomers } from './bloomers.ts';
import { hanbokSkirt } from './hanbokSkirt.ts';
import { pants } from './pants.ts';
import { shorts } from './shorts.ts';
import { joggers, sportShorts } from './sideStripe.ts';
import { skirt } from './skirt.ts';
import { spacePants } from './spacePants.ts';
import { tutu } from './tutu.ts';

export const BOTTOM_DRAWINGS = {
  'bottom.shorts': shorts('#4468b0'),
  'bottom.shortsK': shorts('#d0a868'),
  'bottom.shortsM': shorts('#3fae96'),
  'bottom.pants': pants('#4a5f9e'),
  'bottom.skirt': skirt('#2f5fb0'),
  'bottom.skirtP': skirt('#f27f9f'),
  'bottom.hanbok': hanbokSkirt('#ee5f5a', '#ffd34d'),
  'bottom.check': skirt('#7a3f52', '#fff3dc', '#e8a06a'),
  'bottom.tutu': tutu('#f29fc4'),
  'bottom.soccer': sportShorts('#3a4a86', '#ffffff'),
  'bottom.jogger': joggers('#4a5068', '#7fe0c8'),
  'bottom.space': spacePants(),
  'bottom.pumpkin': bloomers('#f2a34a', '#7a4a2a'),
} satisfies Drawings;
