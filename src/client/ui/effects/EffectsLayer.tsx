import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import { classNames } from '../classNames.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import { CanvasEffect } from './CanvasEffect.tsx';
import { DolphinJump } from './DolphinJump.tsx';
import { effectStore, fadeEffect, removeEffect, type PlayingEffect } from './effectStore.ts';
import styles from './EffectsLayer.module.css';
import { LevelUp } from './LevelUp.tsx';

const FADE_MS = 150;
/** The longest an effect stays by itself. The network stays until the line is back, or somebody clicks it away. */
const STAY_MS = {
  confetti: 7000,
  bubble: 9000,
  network: Infinity,
  dolphinJump: 2600,
  dolphinHappyJump: 3200,
  levelUp: 3000,
} as const;
/** Long enough to be seen as a still picture, and for words to be read. */
const STILL_MS = {
  confetti: 1200,
  bubble: 1200,
  network: Infinity,
  dolphinJump: 1200,
  dolphinHappyJump: 1200,
  levelUp: 3000,
} as const;

/** Draws the effects that are playing. They never take a click away from what is below. */
export function EffectsLayer() {
  const playing = useStore(effectStore, (state) => state.playing);
  return (
    <div className={styles.layer}>
      {playing.map((effect) => (
        <Effect key={effect.key} effect={effect} />
      ))}
    </div>
  );
}

function Effect({ effect }: { readonly effect: PlayingEffect }) {
  const { key, name, leaving = false } = effect;
  const still = useReducedMotion();

  useEffect(() => {
    const leave = () => fadeEffect(key);
    const stay = (still ? STILL_MS : STAY_MS)[name];
    const timer = Number.isFinite(stay) ? setTimeout(leave, stay) : undefined;
    window.addEventListener('click', leave, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', leave, { capture: true });
    };
  }, [key, name, still]);

  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => removeEffect(key), FADE_MS);
    return () => clearTimeout(timer);
  }, [key, leaving]);

  return (
    <div className={classNames(styles.effect, leaving && styles.leaving)} data-effect={name}>
      <Picture effect={effect} still={still} />
    </div>
  );
}

function Picture({ effect, still }: { readonly effect: PlayingEffect; readonly still: boolean }) {
  switch (effect.name) {
    case 'dolphinJump':
    case 'dolphinHappyJump':
      return <DolphinJump happy={effect.name === 'dolphinHappyJump'} />;
    case 'levelUp':
      return <LevelUp caption={effect.caption ?? ''} />;
    case 'confetti':
    case 'bubble':
    case 'network':
      return <CanvasEffect name={effect.name} still={still} onDone={() => fadeEffect(effect.key)} />;
  }
}
