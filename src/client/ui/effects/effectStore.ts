import { createStore } from 'zustand/vanilla';

export type EffectName = 'confetti' | 'bubble' | 'network' | 'dolphinJump' | 'dolphinHappyJump';

export interface PlayingEffect {
  readonly key: number;
  readonly name: EffectName;
}

/** Effects over everything else; each goes by itself, or at the next click. */
export const effectStore = createStore<{ readonly playing: readonly PlayingEffect[] }>(() => ({
  playing: [],
}));

let lastKey = 0;

/** Plays an effect; one that is playing already is not started twice. */
export function playEffect(name: EffectName): void {
  effectStore.setState(({ playing }) =>
    playing.some((effect) => effect.name === name)
      ? { playing }
      : { playing: [...playing, { key: ++lastKey, name }] },
  );
}

export function removeEffect(key: number): void {
  effectStore.setState(({ playing }) => ({ playing: playing.filter((effect) => effect.key !== key) }));
}
