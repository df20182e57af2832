import { at } from '../../core/svg.ts';
import { crab } from '../../npcs/crab.ts';
import { dolphin } from '../../npcs/dolphin.ts';
import { nemo } from '../../npcs/nemo.ts';
import { seahorse } from '../../npcs/seahorse.ts';
import { shark } from '../../npcs/shark.ts';
import { turtle } from '../../npcs/turtle.ts';
import { groundShell } from '../../scenery/groundShell.ts';
import { postBox } from '../../scenery/postOffice.ts';
import { spark } from '../treasures.ts';
import { levelUp } from '../levelUp.ts';
import {
  absentFriend,
  bookPile,
  chart,
  cone,
  crossedSigns,
  emptyBottle,
  emptyChest,
  hourglass,
  magnifier,
  openGift,
  pulledPlug,
  question,
  repair,
} from './sceneProps.ts';
import { actor, bubbles, shadowAt, stage } from './stage.ts';

/** One of the sea folk in a situation, for empty and error states. */
export const SCENES = {
  /** An empty shelf or bag. */
  'empty-shelf': () =>
    stage(
      shadowAt(36, 46) +
        shadowAt(-48, 40) +
        actor(36, 0, 0.94, emptyChest()) +
        actor(-48, 4, 0.74, crab(0.2, 'default')) +
        bubbles([
          [32, -52, 7],
          [46, -70, 4.6],
          [30, -84, 3.4],
        ]) +
        actor(92, 12, 1, groundShell(7, '#ff9fb0')),
    ),
  'no-friends': () =>
    stage(
      shadowAt(-40, 30) + actor(-40, 0, 0.78, nemo(0.1, 'happy')) + question(6, -104, 1, '#ffb52e'),
      at('translate(40 -52)', absentFriend('#4b8fb5')) +
        at('translate(74 -6) scale(-.86 .86)', absentFriend('#4b8fb5')),
    ),
  'no-messages': () =>
    stage(
      shadowAt(-44, 30) +
        shadowAt(30, 32) +
        actor(-46, 0, 0.98, postBox()) +
        actor(34, 2, 0.78, seahorse(0.1, 'default'), true) +
        actor(-2, 18, 0.7, emptyBottle()),
    ),
  'no-results': () =>
    stage(
      shadowAt(-18, 48) +
        actor(-20, 2, 0.82, shark(0.15, 'default')) +
        actor(46, -28, 1.15, magnifier()) +
        actor(74, 12, 1, groundShell(8, '#ffd166')) +
        question(84, -70, 1.2, '#ffb52e') +
        question(-86, -86, 0.9, '#7fc4e8'),
    ),
  'no-rewards': () =>
    stage(
      shadowAt(44, 36) +
        shadowAt(-30, 44) +
        actor(-34, 0, 0.8, dolphin(0.1, 'default')) +
        actor(50, 2, 0.94, openGift()) +
        actor(50, -62, 0.9, spark()) +
        actor(68, -50, 0.5, spark()) +
        actor(34, -50, 0.5, spark()),
    ),
  'no-lessons': () =>
    stage(
      shadowAt(-46, 34) +
        shadowAt(32, 44) +
        actor(-52, 2, 1, bookPile()) +
        actor(34, 0, 0.86, turtle(0.1, 'default'), true) +
        bubbles([
          [-30, -74, 6],
          [-20, -92, 4],
        ]),
    ),
  offline: () =>
    stage(
      shadowAt(0, 34, 0) +
        actor(2, -26, 0.82, nemo(0.2, 'default')) +
        actor(-6, 16, 0.98, pulledPlug()) +
        question(52, -92, 1.1, '#ffb52e'),
    ),
  /** A broken thing that is being mended. */
  broken: () =>
    stage(
      shadowAt(-14, 54) +
        shadowAt(76, 20) +
        actor(78, 6, 0.9, cone()) +
        actor(-18, 0, 0.92, crab(0.25, 'default')) +
        actor(32, 14, 0.72, repair()) +
        bubbles([
          [-70, -76, 6],
          [-82, -94, 4],
        ]),
    ),
  'level-up': levelUp,
  /** There is nothing at this address. */
  lost: () =>
    stage(
      shadowAt(62, 20) +
        shadowAt(-26, 44) +
        actor(64, 2, 0.98, crossedSigns()) +
        actor(-28, 0, 0.9, turtle(0.3, 'default')) +
        actor(-20, -28, 0.86, chart()) +
        question(-84, -84, 1.1, '#ffb52e') +
        question(24, -98, 0.9, '#ff9f8f'),
    ),
  waiting: () =>
    stage(
      shadowAt(-40, 28) +
        shadowAt(40, 24) +
        actor(-36, 2, 0.86, seahorse(0.4, 'happy')) +
        actor(42, 2, 1.02, hourglass()) +
        bubbles([
          [84, -60, 6],
          [76, -82, 4],
          [-88, -90, 5],
        ]),
    ),
} as const satisfies Record<string, () => string>;
