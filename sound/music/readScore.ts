import { pitch } from '../core/pitch.ts';
import { barsOf, type Carpet, type Part, type Pattern, type Score, type Tune } from './score.ts';

/** A note of a part: when, how long (both in beats), how high (Hz) and how strong. */
export interface ScoreNote {
  readonly part: Part;
  readonly beat: number;
  readonly beats: number;
  readonly frequency: number;
  readonly strength: number;
  /** Seconds by which it comes later than its beat, as the strings of a strum do. */
  readonly late: number;
}

const STRENGTHS: Readonly<Record<string, number>> = { X: 1, x: 0.7, o: 0.42, D: 1, d: 0.75, u: 0.58 };
const STRUM_SECONDS = 0.014;
const CARPET_HOLD = 0.92;

/** Every note of a score. Throws an error naming the bar when a bar does not add up. */
export function readScore(score: Score): ScoreNote[] {
  const chords = barsOf(score.chords).map((bar) => bar.split(/\s+/).map(pitch));
  return score.parts.flatMap((part) => {
    if (part.kind === 'tune') return readTune(part, score, chords.length);
    return chords.flatMap((chord, bar) =>
      part.kind === 'carpet' ? readCarpet(part, score, chord, bar) : readPattern(part, score, chord, bar),
    );
  });
}

function readTune(part: Tune, { beatsPerBar }: Score, barCount: number): ScoreNote[] {
  const bars = barsOf(part.text);
  if (bars.length !== barCount)
    throw new Error(`the ${part.voice} has ${bars.length} bars, the chords have ${barCount}`);
  return bars.flatMap((text, bar) => {
    let beat = bar * beatsPerBar;
    const notes = text.split(/\s+/).flatMap((token) => {
      const [names = '', length = ''] = token.split(':');
      const [start, beats] = [beat, Number(length)];
      beat += beats;
      if (names === '-') return [];
      return names.split('+').map((name) => ({
        part,
        beat: start,
        beats: beats * (part.hold ?? 0.92),
        frequency: pitch(name),
        strength: 1,
        late: 0,
      }));
    });
    if (Math.abs(beat - (bar + 1) * beatsPerBar) > 1e-9)
      throw new Error(`bar ${bar + 1} of the ${part.voice} has ${beat - bar * beatsPerBar} beats: ${text}`);
    return notes;
  });
}

function readCarpet(
  part: Carpet,
  { beatsPerBar }: Score,
  chord: readonly number[],
  bar: number,
): ScoreNote[] {
  return chord.map((frequency) => ({
    part,
    beat: bar * beatsPerBar,
    beats: beatsPerBar * CARPET_HOLD,
    frequency,
    strength: 1,
    late: 0,
  }));
}

function readPattern(
  part: Pattern,
  { beatsPerBar }: Score,
  chord: readonly number[],
  bar: number,
): ScoreNote[] {
  const patterns = barsOf(part.steps);
  const steps = (patterns[bar % patterns.length] ?? '').split('');
  const beats = beatsPerBar / steps.length;
  const moved = chord.map((frequency) => frequency * 2 ** (part.octaves ?? 0));
  return steps.flatMap((step, index) => {
    if (step === '.') return [];
    const note = { part, beat: bar * beatsPerBar + index * beats, beats };
    if (part.kind === 'arpeggio')
      return { ...note, frequency: noteOf(moved, step, part), strength: index === 0 ? 1 : 0.8, late: 0 };
    const strength = STRENGTHS[step];
    if (strength === undefined) throw new Error(`the ${part.voice} cannot play the step "${step}"`);
    if (part.kind === 'beat') return { ...note, frequency: pitch(part.note ?? 'C4'), strength, late: 0 };
    const strings = step === 'u' ? moved.toReversed() : moved;
    return strings.map((frequency, at) => ({ ...note, frequency, strength, late: at * STRUM_SECONDS }));
  });
}

function noteOf(chord: readonly number[], step: string, { voice }: Pattern): number {
  const frequency = chord[Number(step)];
  if (frequency === undefined) throw new Error(`the ${voice} asks for note "${step}" of ${chord.length}`);
  return frequency;
}
