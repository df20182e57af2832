import type { Score } from './score.ts';

/** 해변: a calypso under the sun, steel pan and congas. G major. */
export const beach: Score = {
  tempo: 116,
  beatsPerBar: 4,
  swing: 0.04,
  hall: 0.6,
  chords: `
    G3 B3 D4 G4 | G3 C4 E4 G4 | F#3 A3 C4 D4 | G3 B3 D4 G4
  | G3 B3 D4 G4 | G3 C4 E4 G4 | F#3 A3 C4 D4 | G3 B3 D4 G4
  | G3 B3 E4 G4 | G3 C4 E4 G4 | G3 B3 D4 G4 | F#3 A3 C4 D4
  | G3 B3 E4 G4 | G3 C4 E4 G4 | F#3 A3 C4 D4 | G3 B3 D4 G4`,
  parts: [
    {
      kind: 'tune',
      voice: 'steelDrum',
      gain: 0.3,
      pan: 0.12,
      send: 0.25,
      text: `
        D5:.5 G5:1 B5:.5 A5:.5 G5:.5 D5:1 | E5:.5 G5:1 C6:.5 B5:.5 A5:.5 G5:1
      | F#5:.5 A5:1 C6:.5 B5:.5 A5:.5 F#5:1 | G5:1.5 D5:.5 B4:1 -:1
      | D5:.5 G5:1 B5:.5 A5:.5 G5:.5 D5:1 | E5:.5 G5:1 E5:.5 C5:.5 E5:.5 G5:1
      | A5:.5 F#5:.5 D5:.5 F#5:.5 A5:.5 C6:.5 A5:1 | B5:.5 A5:.5 G5:1 -:2
      | B5:1.5 G5:.5 E5:1 G5:1 | A5:1.5 G5:.5 E5:1 C5:1
      | D5:.5 G5:.5 B5:1 A5:.5 G5:.5 D5:1 | A5:2 F#5:.5 D5:.5 -:1
      | B5:1.5 G5:.5 E5:1 B5:1 | C6:1.5 B5:.5 A5:.5 G5:.5 E5:1
      | F#5:.5 G5:.5 A5:.5 C6:.5 B5:.5 A5:.5 F#5:1 | G5:1 D5:.5 B4:.5 G4:1 -:1`,
    },
    { kind: 'strum', voice: 'pluck', gain: 0.17, pan: -0.34, send: 0.15, steps: '.d.d.d.u' },
    {
      kind: 'arpeggio',
      voice: 'marimba',
      gain: 0.1,
      pan: 0.42,
      send: 0.3,
      octaves: 1,
      steps: '0..2..1.0..2.31.',
    },
    { kind: 'carpet', voice: 'pad', gain: 0.06, send: 0.4 },
    {
      kind: 'tune',
      voice: 'bass',
      gain: 0.32,
      send: 0.03,
      hold: 0.7,
      text: `
        G2:1.5 D3:1.5 B2:1 | C3:1.5 G2:1.5 E2:1 | D3:1.5 A2:1.5 F#2:1 | G2:1.5 D3:1.5 G2:1
      | G2:1.5 D3:1.5 B2:1 | C3:1.5 G2:1.5 E2:1 | D3:1.5 A2:1.5 F#2:1 | G2:1.5 D3:1.5 G2:1
      | E2:1.5 B2:1.5 G2:1 | C3:1.5 G2:1.5 E2:1 | G2:1.5 D3:1.5 B2:1 | D3:1.5 A2:1.5 F#2:1
      | E2:1.5 B2:1.5 G2:1 | C3:1.5 G2:1.5 E2:1 | D3:1.5 A2:1.5 F#2:1 | G2:1.5 D2:1.5 G2:1`,
    },
    { kind: 'beat', voice: 'shaker', gain: 0.1, pan: 0.4, send: 0.06, steps: 'xoXoxoXo' },
    { kind: 'beat', voice: 'kick', gain: 0.26, send: 0.02, steps: 'X.o.x.o.' },
    { kind: 'beat', voice: 'conga', gain: 0.2, pan: -0.2, send: 0.2, note: 'G3', steps: '...x....x..x....' },
    { kind: 'beat', voice: 'conga', gain: 0.17, pan: -0.3, send: 0.2, note: 'C4', steps: 'o.....o.......xx' },
    {
      kind: 'beat',
      voice: 'woodBlock',
      gain: 0.1,
      pan: 0.3,
      send: 0.2,
      note: 'A5',
      steps: 'x..x..x...x.x...',
    },
  ],
};
