import type { Score } from './score.ts';

const TUNE = `
  C5:1 F5:1 G5:.5 A5:1.5 | G5:1 E5:.5 C5:.5 D5:2 | D5:1 F5:1 A5:1 C6:1 | A5:1.5 G5:.5 F5:2
| C5:1 F5:1 G5:.5 A5:1.5 | C6:1 G5:1 E5:1 G5:1 | F5:1.5 D5:.5 Bb4:1 D5:1 | E5:1 D5:.5 C5:.5 G5:2
| Bb5:1.5 A5:.5 G5:1 F5:1 | A5:1.5 G5:.5 E5:1 C5:1 | D5:1 F5:1 A5:.5 Bb5:.5 A5:1 | G5:2 E5:1 -:1`;

/** 등대 하늘섬: high up where the wind is light, with a view over everything. F major. */
export const sky: Score = {
  tempo: 100,
  beatsPerBar: 4,
  hall: 1.1,
  chords: `
    F3 A3 C4 E4 | E3 G3 C4 D4 | D3 F3 A3 C4 | Bb3 D4 F4 A4 | F3 A3 C4 E4 | E3 G3 C4 D4
  | Bb3 D4 F4 A4 | C4 E4 G4 D5 | G3 Bb3 D4 F4 | A3 C4 E4 G4 | Bb3 D4 F4 A4 | C4 E4 G4 D5`,
  parts: [
    { kind: 'tune', voice: 'vibraphone', gain: 0.24, pan: 0.12, send: 0.4, text: TUNE },
    { kind: 'tune', voice: 'flute', gain: 0.13, pan: -0.08, send: 0.45, text: TUNE },
    { kind: 'arpeggio', voice: 'pluck', gain: 0.19, pan: -0.32, send: 0.25, octaves: 1, steps: '01232123' },
    {
      kind: 'arpeggio',
      voice: 'bell',
      gain: 0.035,
      pan: 0.5,
      send: 0.7,
      octaves: 2,
      steps: '............3.2. | ................',
    },
    { kind: 'carpet', voice: 'strings', gain: 0.065, send: 0.45 },
    {
      kind: 'tune',
      voice: 'bass',
      gain: 0.25,
      send: 0.04,
      text: `
        F2:2 C3:2 | E2:2 C3:2 | D2:2 A2:2 | Bb2:2 F2:2 | F2:2 C3:2 | E2:2 G2:2
      | Bb2:2 F2:2 | C3:2 G2:2 | G2:2 D3:2 | A2:2 E2:2 | Bb2:2 F2:2 | C3:2 G2:1 E2:1`,
    },
    { kind: 'beat', voice: 'shaker', gain: 0.07, pan: 0.35, send: 0.1, steps: 'xoxoxoxo' },
    { kind: 'beat', voice: 'kick', gain: 0.2, send: 0.04, steps: 'X...x...' },
    { kind: 'beat', voice: 'woodBlock', gain: 0.06, pan: -0.45, send: 0.3, note: 'C6', steps: '..x...x.' },
  ],
};
