import type { Drawings } from '../core/drawing.ts';
import { dobok } from './dobok.ts';
import { gown } from './gown.ts';
import { jellyDress } from './jellyDress.ts';
import { mermaid } from './mermaid.ts';
import { onesie } from './onesie.ts';
import { overalls } from './overalls.ts';
import { raincoat } from './raincoat.ts';
import { robotSuit } from './robotSuit.ts';

export const ONE_PIECE_DRAWINGS = {
  'onepiece.jelly': jellyDress('#c79bf0'),
  'onepiece.overalls': overalls('#3f9fb8', '#ffe08a'),
  'onepiece.penguin': onesie('#46568a', '#ffffff', '#ee6258'),
  'onepiece.seal': onesie('#c9d3e6', '#f7f9ff', '#4fa7e6'),
  'onepiece.dobok': dobok('#38406a'),
  'onepiece.mermaid': mermaid('#3fbfae', '#f49ab8', '#c79bf0'),
  'onepiece.raincoat': raincoat('#ffcf3f'),
  'onepiece.robot': robotSuit('#cfd9ec'),
  'onepiece.gown': gown('#4a4fa8'),
  'onepiece.overalls.coral': overalls('#e8705e', '#fff3dc'),
} satisfies Drawings;
