import { expect, test } from 'vitest';
import { pitch } from '../core/pitch.ts';
import { readScore } from './readScore.ts';
import { lengthOf, type Part, type Score } from './score.ts';

const score = (...parts: Part[]): Score => ({
  tempo: 120,
  beatsPerBar: 4,
  hall: 0,
  chords: 'C4 E4 G4 | F4 A4 C5',
  parts,
});
const sound = { voice: 'marimba', gain: 1 } as const;

test('a tune is read note by note, rests make room', () => {
  const notes = readScore(score({ ...sound, kind: 'tune', hold: 1, text: 'C5:1 -:1 E5+G5:2 | D5:4' }));
  expect(notes.map(({ beat, beats, frequency }) => [beat, beats, frequency])).toEqual([
    [0, 1, pitch('C5')],
    [2, 2, pitch('E5')],
    [2, 2, pitch('G5')],
    [4, 4, pitch('D5')],
  ]);
});

test('a strum runs through the chord downwards and back, an arpeggio picks, a beat keeps its note', () => {
  const strum = readScore(score({ ...sound, kind: 'strum', steps: 'D... | ...u' }));
  expect(strum.map(({ frequency }) => frequency)).toEqual(['C4', 'E4', 'G4', 'C5', 'A4', 'F4'].map(pitch));
  expect(strum.map(({ late }) => late > 0)).toEqual([false, true, true, false, true, true]);
  const arpeggio = readScore(score({ ...sound, kind: 'arpeggio', octaves: 1, steps: '0.2.' }));
  expect(arpeggio.map(({ beat, frequency }) => [beat, frequency])).toEqual(
    [
      [0, 'C5'],
      [2, 'G5'],
      [4, 'F5'],
      [6, 'C6'],
    ].map(([beat, note]) => [beat, expect.closeTo(pitch(String(note)), 6)]),
  );
  const beat = readScore(score({ ...sound, kind: 'beat', note: 'A4', steps: 'Xo' }));
  expect(beat.map(({ frequency, strength }) => [frequency, strength])).toEqual([
    [440, 1],
    [440, 0.42],
    [440, 1],
    [440, 0.42],
  ]);
});

test('mistakes name the bar or the step', () => {
  expect(() => readScore(score({ ...sound, kind: 'tune', text: 'C5:4 | D5:3' }))).toThrow(
    'bar 2 of the marimba has 3 beats',
  );
  expect(() => readScore(score({ ...sound, kind: 'tune', text: 'C5:4' }))).toThrow(
    'has 1 bars, the chords have 2',
  );
  expect(() => readScore(score({ ...sound, kind: 'arpeggio', steps: '3' }))).toThrow(
    'asks for note "3" of 3',
  );
  expect(() => readScore(score({ ...sound, kind: 'beat', steps: 'q' }))).toThrow('cannot play the step "q"');
});

test('a loop lasts as long as its bars', () => expect(lengthOf(score())).toBe(4));
