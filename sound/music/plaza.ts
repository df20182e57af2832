import type { Score } from './score.ts';

const TUNE = `
  E5:1 G5:.5 A5:.5 G5:1 E5:1 | C5:1 E5:.5 D5:.5 C5:2 | A4:.5 C5:.5 E5:.5 F5:.5 E5:1 C5:1 | D5:1.5 E5:.5 D5:1 -:1
| E5:.5 G5:.5 C6:1 B5:.5 A5:.5 G5:1 | B5:.5 A5:.5 G5:1 E5:1 G5:1 | A5:.5 G5:.5 F5:.5 E5:.5 F5:1 A5:1 | G5:1 D5:.5 E5:.5 D5:2
| A5:1 G5:.5 F5:.5 E5:1 C5:1 | G5:1 F5:.5 E5:.5 D5:1 B4:1 | C5:.5 D5:.5 E5:.5 F5:.5 A5:1 F5:1 | G5:1 F5:.5 D5:.5 B4:1 -:1`;

/** 산호 마을 광장: a sunny morning with ukulele and marimba, everybody is out. C major. */
export const plaza: Score = {
  tempo: 96,
  beatsPerBar: 4,
  swing: 0.06,
  hall: 0.9,
  chords: `
    C4 E4 G4 B4 | A3 C4 E4 G4 | F3 A3 C4 E4 | G3 B3 D4 F4
  | C4 E4 G4 B4 | E3 G3 B3 D4 | F3 A3 C4 E4 | G3 B3 D4 G4
  | F3 A3 C4 E4 | E3 G3 B3 D4 | D3 F3 A3 C4 | G3 B3 D4 F4`,
  parts: [
    { kind: 'tune', voice: 'marimba', gain: 0.3, pan: 0.14, send: 0.3, text: TUNE },
    { kind: 'tune', voice: 'flute', gain: 0.1, pan: 0.05, send: 0.4, text: TUNE },
    { kind: 'strum', voice: 'pluck', gain: 0.2, pan: -0.28, send: 0.16, steps: 'D.du.udu' },
    { kind: 'carpet', voice: 'pad', gain: 0.09, send: 0.4 },
    {
      kind: 'tune',
      voice: 'bass',
      gain: 0.3,
      send: 0.03,
      hold: 0.85,
      text: `
        C2:1 -:1 G2:1 -:1 | A2:1 -:1 E2:1 -:1 | F2:1 -:1 C2:1 -:1 | G2:1 -:1 D2:1 -:1
      | C2:1 -:1 G2:1 -:1 | E2:1 -:1 B2:1 -:1 | F2:1 -:1 A2:1 -:1 | G2:1 -:1 B2:1 D3:1
      | F2:1 -:1 C3:1 -:1 | E2:1 -:1 B2:1 -:1 | D2:1 -:1 A2:1 -:1 | G2:1 -:1 D2:1 B2:1`,
    },
    { kind: 'beat', voice: 'shaker', gain: 0.09, pan: 0.35, send: 0.08, steps: 'oxoxoxox' },
    { kind: 'beat', voice: 'kick', gain: 0.3, send: 0.02, steps: 'X...Xo..' },
    { kind: 'beat', voice: 'woodBlock', gain: 0.14, pan: -0.4, send: 0.22, note: 'G#5', steps: '.x.x' },
    {
      kind: 'arpeggio',
      voice: 'bell',
      gain: 0.045,
      pan: 0.5,
      send: 0.6,
      octaves: 2,
      steps: '................ | ............012.',
    },
    {
      kind: 'beat',
      voice: 'bubble',
      gain: 0.07,
      pan: 0.6,
      send: 0.5,
      note: 'F4',
      steps: '...........x.... | ................',
    },
    {
      kind: 'beat',
      voice: 'bubble',
      gain: 0.06,
      pan: -0.6,
      send: 0.5,
      note: 'B4',
      steps: '................ | .......x........',
    },
  ],
};
