import type { Drawings } from '../core/drawing.ts';
import { balloons } from './balloons.ts';
import { jetpack } from './jetpack.ts';
import { keyboardPack } from './keyboardPack.ts';
import { schoolBag } from './schoolBag.ts';
import { shellPack } from './shellPack.ts';
import { surfboard } from './surfboard.ts';
import { tail } from './tail.ts';
import { dragonWings, fairyWings } from './wings.ts';

export const ACCESSORY_DRAWINGS = {
  'acc.pack': shellPack(),
  'acc.fairy': fairyWings('#a8e6f4', '#ffffff'),
  'acc.butterfly': fairyWings('#ff9f6b', '#ffe08a'),
  'acc.dragon': dragonWings('#4fae7a', '#ffc46b'),
  'acc.jetpack': jetpack('#e8edf8', '#ee6258'),
  'acc.school': schoolBag('#e8604e', '#ffd34d'),
  'acc.keyboard': keyboardPack('#4a5580', ['#7fe0d0', '#ff9fb8', '#ffd97a']),
  'acc.balloons': balloons(['#ff7f8f', '#ffcf4f', '#5fb8f0']),
  'acc.tail': tail('#4a4458', '#fff6ee'),
  'acc.surf': surfboard('#fff3dc', '#3fb0c8'),
} satisfies Drawings;
