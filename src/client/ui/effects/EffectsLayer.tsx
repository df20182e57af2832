import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { classNames } from '../classNames.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import { CanvasEffect } from './CanvasEffect.tsx';
import { DolphinJump } from './DolphinJump.tsx';
import { effectStore, removeEffect, type PlayingEffect } from './effectStore.ts';
import styles from './EffectsLayer.module.css';

const FADE_MS = 150;
/** The longest an effect stays by itself. */
const STAY_MS = {
  confetti: 7000,
  bubble: 9000,
  network: 5000,
  dolphinJump: 2600,
  dolphinHappyJump: 3200,
} as const;
/** Long enough to be seen as a still picture. */
const STILL_MS = 1200;

/** Draws the effects that are playing. They never take a click away from what is below. */
export function EffectsLayer() {
  const playing = useStore(effectStore, (state) => state.playing);
  return (
    <div className={styles.layer} aria-hidden="true">
      {playing.map((effect) => (
        <Effect key={effect.key} effect={effect} />
      ))}
    </div>
  );
}

function Effect({ effect: { key, name } }: { readonly effect: PlayingEffect }) {
  const still = useReducedMotion();
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    const leave = () => setLeaving(true);
    const timer = setTimeout(leave, still ? STILL_MS : STAY_MS[name]);
    window.addEventListener('click', leave, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', leave, { capture: true });
    };
  }, [name, still]);

  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => removeEffect(key), FADE_MS);
    return () => clearTimeout(timer);
  }, [key, leaving]);

  return (
    <div className={classNames(styles.effect, leaving && styles.leaving)}>
      {name === 'dolphinJump' || name === 'dolphinHappyJump' ? (
        <DolphinJump happy={name === 'dolphinHappyJump'} />
      ) : (
        <CanvasEffect name={name} still={still} onDone={() => setLeaving(true)} />
      )}
    </div>
  );
}
