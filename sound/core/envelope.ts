/** Attack, decay and release in seconds; the level held in between from 0 to 1. */
export interface Envelope {
  readonly attack: number;
  readonly decay: number;
  readonly sustain: number;
  readonly release: number;
}

/** Loudness from 0 to 1 at `t` seconds of a note that is held for `held` seconds. */
export function envelopeAt(shape: Envelope, held: number, t: number): number {
  if (t <= held) return heldAt(shape, t);
  // Let go early, it fades from where it was: a jump would click.
  return t < held + shape.release ? heldAt(shape, held) * (1 - (t - held) / shape.release) ** 2 : 0;
}

function heldAt({ attack, decay, sustain }: Envelope, t: number): number {
  if (t < attack) return t / attack;
  return t < attack + decay ? 1 - ((1 - sustain) * (t - attack)) / decay : sustain;
}
