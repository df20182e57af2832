import { createStore } from 'zustand/vanilla';

export type EffectName = 'confetti' | 'bubble' | 'network' | 'dolphinJump' | 'dolphinHappyJump' | 'levelUp';

export interface PlayingEffect {
  readonly key: number;
  readonly name: EffectName;
  /** Words in the picture, for the one that has room for them. */
  readonly caption?: string;
  /** Further lines below it. */
  readonly lines?: readonly string[];
  /** Fading away. */
  readonly leaving?: boolean;
}

/** Effects over everything else; each goes by itself, or at the next click. */
export const effectStore = createStore<{ readonly playing: readonly PlayingEffect[] }>(() => ({
  playing: [],
}));

let lastKey = 0;

/** Plays an effect; one that is playing already is not started twice. */
export function playEffect(
  name: EffectName,
  { caption, lines }: Pick<PlayingEffect, 'caption' | 'lines'> = {},
): void {
  effectStore.setState(({ playing }) =>
    playing.some((effect) => effect.name === name && !effect.leaving)
      ? { playing }
      : { playing: [...playing, { key: ++lastKey, name, caption, lines }] },
  );
}

/** Fades an effect out: its reason is gone. */
export function endEffect(name: EffectName): void {
  fade((effect) => effect.name === name);
}

/** Lets one playing fade. */
export function fadeEffect(key: number): void {
  fade((effect) => effect.key === key);
}

export function removeEffect(key: number): void {
  effectStore.setState(({ playing }) => ({ playing: playing.filter((effect) => effect.key !== key) }));
}

function fade(which: (effect: PlayingEffect) => boolean): void {
  effectStore.setState(({ playing }) =>
    playing.some((effect) => which(effect) && !effect.leaving)
      ? { playing: playing.map((effect) => (which(effect) ? { ...effect, leaving: true } : effect)) }
      : { playing },
  );
}
