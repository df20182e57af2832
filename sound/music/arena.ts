import type { Score } from './score.ts';

const CALL = `
  D5:1 A4:.5 D5:.5 F5:1 D5:1 | A5:1.5 G5:.5 F5:1 E5:1 | F5:1 D5:.5 F5:.5 Bb5:1 F5:1 | G5:1.5 F5:.5 E5:1 C5:1
| D5:1 A4:.5 D5:.5 F5:1 A5:1 | Bb5:1 A5:.5 G5:.5 D5:1 G5:1 | A5:1 E5:.5 G5:.5 F5:1 E5:1 | C#5:1 E5:1 A4:1 -:1
| C5:.5 F5:.5 A5:1 A5:.5 G5:.5 F5:1 | G5:1 E5:.5 G5:.5 C6:1 G5:1 | A5:.5 G5:.5 F5:1 D5:1 F5:1 | F5:1 Bb5:1 A5:.5 G5:.5 F5:1
| G5:1 Bb5:.5 A5:.5 G5:1 D5:1 | E5:1 G5:.5 F5:.5 E5:1 C5:1 | C#5:.5 D5:.5 E5:.5 G5:.5 F5:.5 E5:.5 C#5:1 | A4:1 A4:.5 B4:.5 C#5:1 E5:1`;

/** 침몰선 경기장: a brisk pirates' march that invites to a game, never to a fight. D minor. */
export const arena: Score = {
  tempo: 132,
  beatsPerBar: 4,
  hall: 0.5,
  chords: `
    D4 F4 A4 D5 | D4 F4 A4 D5 | Bb3 D4 F4 Bb4 | C4 E4 G4 C5 | D4 F4 A4 D5 | G3 Bb3 D4 G4 | A3 C#4 E4 A4 | A3 C#4 E4 A4
  | F3 A3 C4 F4 | C4 E4 G4 C5 | D4 F4 A4 D5 | Bb3 D4 F4 Bb4 | G3 Bb3 D4 G4 | C4 E4 G4 C5 | A3 C#4 E4 A4 | A3 C#4 E4 A4`,
  parts: [
    { kind: 'tune', voice: 'horn', gain: 0.24, pan: -0.1, send: 0.25, hold: 0.8, text: CALL },
    { kind: 'tune', voice: 'marimba', gain: 0.17, pan: 0.2, send: 0.2, text: CALL },
    { kind: 'arpeggio', voice: 'bass', gain: 0.28, send: 0.03, octaves: -1, steps: '0.020.20' },
    { kind: 'arpeggio', voice: 'pluck', gain: 0.15, pan: 0.4, send: 0.15, steps: '.2.3.2.1' },
    { kind: 'carpet', voice: 'strings', gain: 0.06, pan: -0.3, send: 0.3 },
    { kind: 'beat', voice: 'snare', gain: 0.13, pan: 0.1, send: 0.15, steps: 'o..oX.o.o..oX.xx' },
    { kind: 'beat', voice: 'kick', gain: 0.34, send: 0.02, steps: 'X...x...' },
    { kind: 'beat', voice: 'shaker', gain: 0.07, pan: -0.4, send: 0.05, steps: 'xoxoxoxo' },
    {
      kind: 'beat',
      voice: 'woodBlock',
      gain: 0.1,
      pan: -0.5,
      send: 0.2,
      note: 'E5',
      steps: '........ | ......xx',
    },
  ],
};
