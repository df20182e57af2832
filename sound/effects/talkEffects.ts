import { TALK_SOUNDS, type Speaker, type TalkSound } from '#shared/content/sounds.ts';
import { sampled, TAU } from '../core/voice.ts';
import type { Effect } from './effect.ts';
import { hill } from './effect.ts';

interface Throat {
  /** Hz in the middle of a blip. */
  readonly frequency: number;
  /** The share by which the tone bends upwards (or downwards, below 0) within a blip. */
  readonly bend: number;
  readonly seconds: number;
  /** How nasal it is, from 0. */
  readonly nose: number;
}

/** How each friend of the world speaks. */
const THROATS: Readonly<Record<Speaker, Throat>> = {
  dolphin: { frequency: 760, bend: 0.5, seconds: 0.12, nose: 0.15 },
  crab: { frequency: 420, bend: -0.2, seconds: 0.07, nose: 0.9 },
  turtle: { frequency: 210, bend: -0.15, seconds: 0.16, nose: 0.35 },
  nemo: { frequency: 920, bend: 0.25, seconds: 0.08, nose: 0.3 },
  seahorse: { frequency: 640, bend: 0.12, seconds: 0.1, nose: 0.1 },
  shark: { frequency: 270, bend: 0.2, seconds: 0.1, nose: 0.7 },
  octopus: { frequency: 520, bend: 0.35, seconds: 0.09, nose: 0.55 },
  jellyfish: { frequency: 840, bend: -0.3, seconds: 0.15, nose: 0 },
  whale: { frequency: 150, bend: 0.35, seconds: 0.17, nose: 0.5 },
  otter: { frequency: 700, bend: -0.25, seconds: 0.07, nose: 0.7 },
  starfish: { frequency: 1080, bend: 0.3, seconds: 0.11, nose: 0.05 },
  pelican: { frequency: 330, bend: -0.3, seconds: 0.12, nose: 1 },
};
/** The three ways to say it: level, up, down. */
const PITCHES = [1, 1.122, 0.891] as const;
const REST_SECONDS = 0.05;

/** A syllable without words, as a friend of the world says it. */
function blip({ frequency, bend, seconds, nose }: Throat, way: number): Effect {
  return {
    seconds: seconds + REST_SECONDS,
    peak: 0.34,
    play: (mix) =>
      mix.add(0, syllable({ bend, seconds, nose, frequency: frequency * way }), { gain: 0.6, send: 0.08 }),
  };
}

function syllable({ frequency, bend, seconds, nose }: Throat): Float32Array {
  return sampled(seconds, (t) => {
    const share = t / seconds;
    const phase = TAU * frequency * (t + bend * t * (share / 2 - 0.5));
    return (
      (Math.sin(phase) + nose * 0.5 * Math.sin(2 * phase) + nose * 0.3 * Math.sin(3 * phase)) *
      hill(share) ** 0.7
    );
  });
}

export const talkEffects = Object.fromEntries(
  TALK_SOUNDS.map((name) => {
    const [, speaker = '', way = ''] = name.split('.');
    return [name, blip(THROATS[speaker as Speaker], PITCHES[Number(way) - 1] ?? 1)];
  }),
) as Readonly<Record<TalkSound, Effect>>;
