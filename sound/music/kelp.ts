import type { Score } from './score.ts';

const ROOTS = `
  D2:2 A2:1 | G2:2 D2:1 | D2:2 A2:1 | G2:2 D2:1 | F2:2 C3:1 | E2:2 B2:1 | D2:2 A2:1 | A2:2 E2:1
| Bb2:2 F2:1 | C3:2 G2:1 | A2:2 E2:1 | D2:2 A2:1 | Bb2:2 F2:1 | C3:2 G2:1 | G2:2 D2:1 | A2:2 E2:1`;

/** 다시마 숲: a slow waltz among swaying leaves, a flute looks for the way. D dorian. */
export const kelp: Score = {
  tempo: 100,
  beatsPerBar: 3,
  hall: 1.1,
  chords: `
    D3 A3 C4 F4 | G3 B3 D4 F4 | D3 A3 C4 F4 | G3 B3 D4 F4 | F3 A3 C4 E4 | E3 G3 B3 D4 | D3 F3 A3 C4 | E3 G3 A3 C4
  | F3 A3 Bb3 D4 | E3 G3 C4 D4 | E3 G3 A3 C4 | D3 F3 A3 C4 | F3 A3 Bb3 D4 | E3 G3 C4 D4 | F3 G3 Bb3 D4 | E3 G3 A3 D4`,
  parts: [
    {
      kind: 'tune',
      voice: 'flute',
      gain: 0.2,
      pan: 0.1,
      send: 0.5,
      text: `
        A4:2 C5:1 | D5:2 B4:1 | A4:1 F4:1 A4:1 | G4:3 | C5:2 E5:1 | D5:1.5 B4:.5 G4:1 | A4:1 C5:1 F5:1 | E5:3
      | F5:2 D5:1 | E5:1.5 D5:.5 C5:1 | C5:1 A4:1 E5:1 | D5:3 | D5:1 F5:1 A5:1 | G5:2 E5:1 | F5:1 D5:1 Bb4:1 | A4:2 -:1`,
    },
    { kind: 'arpeggio', voice: 'pluck', gain: 0.22, pan: -0.3, send: 0.3, octaves: 1, steps: '012321' },
    {
      kind: 'arpeggio',
      voice: 'vibraphone',
      gain: 0.11,
      pan: 0.38,
      send: 0.5,
      octaves: 1,
      steps: '2..0.. | ...3.1',
    },
    { kind: 'carpet', voice: 'strings', gain: 0.05, send: 0.5 },
    { kind: 'tune', voice: 'bass', gain: 0.26, send: 0.05, hold: 0.9, text: ROOTS },
    { kind: 'beat', voice: 'shaker', gain: 0.07, pan: 0.3, send: 0.15, steps: 'x.o.o.' },
    { kind: 'beat', voice: 'conga', gain: 0.12, pan: -0.15, send: 0.3, note: 'D3', steps: 'x..... | ......' },
    {
      kind: 'beat',
      voice: 'bubble',
      gain: 0.06,
      pan: -0.6,
      send: 0.6,
      note: 'A4',
      steps: '...... | ....x. | ...... | ......',
    },
    {
      kind: 'beat',
      voice: 'bubble',
      gain: 0.05,
      pan: 0.6,
      send: 0.6,
      note: 'E5',
      steps: '...... | ...... | ...... | .....x',
    },
  ],
};
