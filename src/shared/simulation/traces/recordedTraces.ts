import type { Trace } from './replayTrace.ts';
import { WILD_KEYS } from './wildKeys.ts';

/** Recorded runs on the course map; a changed hash means changed movement. */
export const RECORDED_TRACES: readonly Trace[] = [
  {
    name: 'walk, turn and stop',
    start: { x: 100, y: 704 },
    // prettier-ignore
    inputs: [
      [0, 10], [2, 40], [1, 35], [0, 30], [1, 120], [0, 20],
    ],
    hash: '02fb176e',
    end: { x: 17, y: 704 },
  },
  {
    name: 'tapped and held jumps',
    start: { x: 120, y: 704 },
    // prettier-ignore
    inputs: [
      [0, 5], [4, 2], [0, 50], [4, 40], [0, 20], [6, 30], [2, 5], [5, 50], [0, 30],
    ],
    hash: 'b0e4dada',
    end: { x: 98.33333333333317, y: 704 },
  },
  {
    name: 'up the steps',
    start: { x: 200, y: 704 },
    // prettier-ignore
    inputs: [
      [0, 5], [2, 20], [6, 25], [2, 20], [6, 30], [2, 40], [0, 40],
    ],
    hash: '003cbf5d',
    end: { x: 656.6666666666656, y: 704 },
  },
  {
    name: 'up the platforms and down through them',
    start: { x: 780, y: 704 },
    // prettier-ignore
    inputs: [
      [0, 5], [4, 45], [0, 10], [4, 45], [0, 10], [6, 40], [0, 20], [12, 3], [0, 25], [12, 3], [0, 40],
      [12, 3], [0, 60],
    ],
    hash: '4d1ee920',
    end: { x: 922.4999999999985, y: 800 },
  },
  {
    name: 'over the pit, under the tunnel, against the wall',
    start: { x: 820, y: 704 },
    // prettier-ignore
    inputs: [
      [0, 5], [2, 22], [6, 40], [2, 30], [6, 12], [2, 70], [6, 60], [2, 20], [1, 15], [0, 30],
    ],
    hash: '2a9a6325',
    end: { x: 1465.9999999999993, y: 704 },
  },
  {
    name: 'into the pit and out of coyote time',
    start: { x: 860, y: 704 },
    // prettier-ignore
    inputs: [
      [0, 4], [2, 12], [6, 8], [1, 60], [0, 30], [6, 80], [0, 20],
    ],
    hash: 'f49e7286',
    end: { x: 1011, y: 800 },
  },
  {
    name: 'wild keys',
    start: { x: 300, y: 600 },
    inputs: WILD_KEYS,
    hash: '48abe584',
    end: { x: 274.1666666666659, y: 571.0433333333334 },
  },
];
