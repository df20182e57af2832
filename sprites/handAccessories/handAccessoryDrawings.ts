import type { Drawings } from '../core/drawing.ts';
import { book } from './book.ts';
import { bouquet } from './bouquet.ts';
import { iceCream } from './iceCream.ts';
import { lantern } from './lantern.ts';
import { lollipop } from './lollipop.ts';
import { magnifier } from './magnifier.ts';
import { microphone } from './microphone.ts';
import { pencil } from './pencil.ts';
import { soccerBall } from './soccerBall.ts';
import { starWand } from './starWand.ts';
import { trident } from './trident.ts';

export const HAND_ACCESSORY_DRAWINGS = {
  'hand.wand': starWand(),
  'hand.pencil': pencil('#ffcf3f'),
  'hand.lollipop': lollipop('#ff8fb0', '#ffffff'),
  'hand.icecream': iceCream('#fff0d8', '#ff9fb8'),
  'hand.magnifier': magnifier('#ffcf3f', '#a5623a'),
  'hand.trident': trident('#ffcf4f', '#4fc3e8'),
  'hand.book': book('#5a6fd0'),
  'hand.ball': soccerBall(),
  'hand.lantern': lantern('#ee5a52', '#3f7fd0'),
  'hand.mic': microphone('#7a5fd0'),
  'hand.bouquet': bouquet(['#ff9f6b', '#c79bf0', '#ff8fb0']),
  'hand.wand.pink': starWand('#ff9fb8', '#c79bf0'),
} satisfies Drawings;
