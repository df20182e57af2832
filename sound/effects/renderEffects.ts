import { EFFECT_NAMES, type EffectName, type Span } from '#shared/content/sounds.ts';
import { masterEffect } from '../core/master.ts';
import { Mix } from '../core/Mix.ts';
import { SAMPLE_RATE, samplesIn } from '../core/sampleRate.ts';
import type { Effect } from './effect.ts';
import { EFFECTS } from './effects.ts';

/** Silence between two effects of the sprite, so that none is heard in the other's tail. */
const GAP_SECONDS = 0.1;
const FADE = samplesIn(0.03);

/** The span of each effect in the sprite; known without rendering anything. */
export function effectSpans(): Readonly<Record<EffectName, Span>> {
  let start = 0;
  const spans = EFFECT_NAMES.map((name): [EffectName, Span] => {
    const length = samplesIn(effectOf(name).seconds);
    const span: Span = [milliseconds(start), milliseconds(length)];
    start += length + samplesIn(GAP_SECONDS);
    return [name, span];
  });
  // Every name is there: they come from the list of all names.
  return Object.fromEntries(spans) as Record<EffectName, Span>;
}

/** All effects one behind the other, mono. */
export function renderEffects(): Float32Array {
  const gap = new Float32Array(samplesIn(GAP_SECONDS));
  const pieces = EFFECT_NAMES.flatMap((name) => [renderEffect(effectOf(name)), gap]);
  const sprite = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    sprite.set(piece, at);
    at += piece.length;
  }
  return sprite;
}

/** One effect, mono: a click in one ear is nothing anybody would miss, and half the bytes. */
export function renderEffect({ seconds, peak, play }: Effect): Float32Array {
  const mix = new Mix(seconds);
  play(mix);
  const { left, right } = mix.finish();
  const mono = left.map((sample, i) => (sample + (right[i] ?? 0)) / 2);
  return masterEffect(
    mono.map((sample, i) => sample * Math.min(1, (mono.length - 1 - i) / FADE)),
    peak,
  );
}

function effectOf(name: EffectName): Effect {
  const effect = EFFECTS[name] as Effect | undefined;
  if (!effect) throw new Error(`there is no effect "${name}" in sound/effects`);
  return effect;
}

const milliseconds = (samples: number) => Math.round((samples / SAMPLE_RATE) * 1e5) / 100;
