import type { Score } from './score.ts';

/** 수정 동굴: quiet and wide, crystals answer one another and water drips. A minor with a lydian glow. */
export const cave: Score = {
  tempo: 72,
  beatsPerBar: 4,
  hall: 1.5,
  chords: `
    A3 C4 E4 B4 | F3 A3 C4 E4 | G3 B3 C4 E4 | G3 B3 D4 A4 | A3 C4 E4 B4 | F3 A3 B3 E4 | F3 A3 D4 E4 | E3 A3 B3 D4`,
  parts: [
    {
      kind: 'tune',
      voice: 'bell',
      gain: 0.13,
      pan: 0.15,
      send: 0.6,
      text: `
        E5:1.5 B5:.5 A5:2 | C6:1 B5:.5 A5:.5 E5:2 | G5:1.5 E5:.5 D5:1 E5:1 | D5:1 G5:1 B5:2
      | A5:1.5 B5:.5 C6:2 | B5:1 A5:.5 E5:.5 B4:2 | D5:1 F5:1 A5:1 E5:1 | E5:3 -:1`,
    },
    {
      kind: 'arpeggio',
      voice: 'glass',
      gain: 0.13,
      pan: -0.35,
      send: 0.5,
      octaves: 1,
      steps: '0.2.3.2.1.3.2.1.',
    },
    {
      kind: 'arpeggio',
      voice: 'glass',
      gain: 0.05,
      pan: 0.55,
      send: 0.8,
      octaves: 2,
      steps: '...3.....2...... | .......1......3.',
    },
    { kind: 'carpet', voice: 'pad', gain: 0.15, send: 0.5 },
    {
      kind: 'tune',
      voice: 'bass',
      gain: 0.2,
      send: 0.1,
      text: 'A2:4 | F2:4 | C3:4 | G2:4 | A2:4 | F2:4 | D3:4 | E2:4',
    },
    {
      kind: 'beat',
      voice: 'bubble',
      gain: 0.06,
      pan: 0.5,
      send: 0.9,
      note: 'C6',
      steps: '......o.......x. | ................',
    },
    {
      kind: 'beat',
      voice: 'bubble',
      gain: 0.05,
      pan: -0.6,
      send: 0.9,
      note: 'G6',
      steps: '................ | ...x......o.....',
    },
    { kind: 'beat', voice: 'kick', gain: 0.16, send: 0.2, steps: 'x.......' },
  ],
};
