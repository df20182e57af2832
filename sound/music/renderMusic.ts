import { masterMusic } from '../core/master.ts';
import { Mix, type Stereo } from '../core/Mix.ts';
import { noise } from '../core/noise.ts';
import { samplesIn } from '../core/sampleRate.ts';
import type { Note } from '../core/voice.ts';
import { INSTRUMENTS, type InstrumentName } from '../instruments/instruments.ts';
import { readScore, type ScoreNote } from './readScore.ts';
import { lengthOf, type Score } from './score.ts';

/** No hand plays twice alike: strength and time waver this much. */
const STRENGTH_WAVER = 0.07;
const SECONDS_WAVER = 0.004;
/** Noisy voices in which a repeated grain would be heard; each gets this many variants. */
const GRAINY: ReadonlySet<InstrumentName> = new Set<InstrumentName>(['pluck', 'shaker', 'snare']);
const GRAINS = 3;

/**
 * One time through a score as a loop without a seam: it is played twice and the second time is kept, because it begins
 * with the notes that ring on from the first.
 */
export function renderMusic(score: Score): Stereo {
  const seconds = lengthOf(score);
  const mix = new Mix(2 * seconds, score.hall);
  const waver = noise(score.tempo);
  const play = player();
  for (const [index, note] of readScore(score).entries()) {
    const { gain, pan, send, voice } = note.part;
    const samples = play(voice, { ...pitchOf(note, score), seed: GRAINY.has(voice) ? index % GRAINS : 1 });
    const place = { gain: gain * note.strength * (1 + STRENGTH_WAVER * waver()), pan, send };
    const at = Math.max(0, secondsOf(note, score) + SECONDS_WAVER * waver());
    mix.add(at, samples, place);
    mix.add(at + seconds, samples, place);
  }
  const { left, right } = mix.finish();
  const [from, to] = [samplesIn(seconds), 2 * samplesIn(seconds)];
  return masterMusic({ left: left.slice(from, to), right: right.slice(from, to) });
}

function secondsOf({ beat, late }: ScoreNote, { tempo, swing = 0 }: Score): number {
  const offBeat = Math.abs((beat % 1) - 0.5) < 1e-9;
  return ((beat + (offBeat ? swing : 0)) * 60) / tempo + late;
}

function pitchOf({ frequency, beats }: ScoreNote, { tempo }: Score): Omit<Note, 'seed'> {
  return { frequency, seconds: (beats * 60) / tempo };
}

/** Plays notes and remembers them: most of a loop is repetition. */
function player(): (voice: InstrumentName, note: Note) => Float32Array {
  const known = new Map<string, Float32Array>();
  return (voice, note) => {
    const key = `${voice} ${note.frequency} ${note.seconds} ${note.seed}`;
    const samples = known.get(key) ?? INSTRUMENTS[voice](note);
    known.set(key, samples);
    return samples;
  };
}
