import type { Trace } from './replayTrace.ts';
import { WILD_KEYS } from './wildKeys.ts';

const ALL_SKILLS = { dash: 3, doubleJump: 2, speedBoost: 1, wallClimb: 2 };

/** Recorded runs on the park map: slopes, ladders, movers, currents and every skill. */
export const PARK_TRACES: readonly Trace[] = [
  {
    name: 'over the hill and back',
    map: 'park',
    start: { x: 100, y: 704 },
    // prettier-ignore
    inputs: [
      [0, 4], [2, 150], [0, 20], [1, 140], [5, 20], [1, 30], [0, 30],
    ],
    hash: '4a6b2a1f',
    end: { x: 17, y: 704 },
  },
  {
    name: 'jumps off the slope and lands on it',
    map: 'park',
    start: { x: 240, y: 600 },
    // prettier-ignore
    inputs: [
      [0, 20], [6, 20], [2, 10], [5, 30], [1, 12], [0, 4], [4, 2], [0, 60],
    ],
    hash: '6aeaf06e',
    end: { x: 228.8333333333335, y: 677.0833333333333 },
  },
  {
    name: 'up the ladder, down again and a hop off it',
    map: 'park',
    start: { x: 1000, y: 704 },
    // prettier-ignore
    inputs: [
      [0, 4], [16, 110], [0, 10], [8, 40], [0, 5], [16, 20], [6, 20], [0, 30], [1, 20], [20, 30], [0, 40],
    ],
    hash: '555e8a0b',
    end: { x: 957.3333333333333, y: 704 },
  },
  {
    name: 'picked up by the lift, left under its ceiling',
    map: 'park',
    start: { x: 1520, y: 704, tick: 470 },
    // prettier-ignore
    inputs: [
      [0, 200], [2, 10], [0, 120], [12, 4], [0, 40],
    ],
    hash: 'eb66329a',
    end: { x: 1551.3333333333335, y: 704 },
  },
  {
    name: 'across on the ferry, jumping with it',
    map: 'park',
    start: { x: 1710, y: 500, tick: 3590 },
    // prettier-ignore
    inputs: [
      [0, 60], [4, 40], [0, 10], [2, 12], [1, 12], [0, 60], [6, 50], [0, 40], [2, 30], [0, 60],
    ],
    hash: '2f1bf287',
    end: { x: 2284.076646518513, y: 704 },
  },
  {
    name: 'with and against the stream, up the spring and down beside it',
    map: 'park',
    start: { x: 790, y: 704 },
    // prettier-ignore
    inputs: [
      [0, 4], [2, 20], [0, 30], [1, 40], [2, 160], [0, 60], [2, 20], [8, 30], [0, 40],
    ],
    hash: 'dc2f1465',
    end: { x: 1543.9166666666752, y: 704 },
  },
  {
    name: 'every skill: dashes, a jump in the air, up the wall',
    map: 'park',
    skills: ALL_SKILLS,
    start: { x: 2160, y: 704 },
    // prettier-ignore
    inputs: [
      [0, 4], [1, 3], [0, 3], [1, 30], [2, 3], [0, 2], [2, 40], [6, 20], [2, 3], [6, 18], [2, 12], [6, 16],
      [2, 20], [4, 10], [0, 3], [4, 12], [0, 60],
    ],
    hash: '2227e77c',
    end: { x: 2261.743963851854, y: 604.8080782222222 },
  },
  {
    name: 'wild keys in the park',
    map: 'park',
    start: { x: 900, y: 600, tick: 1234 },
    inputs: WILD_KEYS,
    hash: '3afd5e9d',
    end: { x: 1222.0000000000039, y: 523.8266666666661 },
  },
  {
    name: 'wild keys with every skill',
    map: 'park',
    skills: ALL_SKILLS,
    start: { x: 1700, y: 400, tick: 77 },
    inputs: WILD_KEYS,
    hash: 'd40cd906',
    end: { x: 1169.0624999999984, y: 353.5166666666668 },
  },
];
