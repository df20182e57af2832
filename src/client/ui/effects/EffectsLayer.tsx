import { useEffect } from 'react';
import { classNames } from '../classNames.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import { Scene } from '../scenery/Scene.tsx';
import { useStore } from '../useStore.ts';
import { CanvasEffect } from './CanvasEffect.tsx';
import { DolphinJump } from './DolphinJump.tsx';
import { effectStore, fadeEffect, removeEffect, type PlayingEffect } from './effectStore.ts';
import styles from './Effects.module.css';

const FADE_MS = 150;
/** Longest duration of an effect. The network effect stays until the connection is back or it is clicked away. */
const STAY_MS = {
  confetti: 7000,
  bubble: 9000,
  network: Infinity,
  dolphinJump: 2600,
  dolphinHappyJump: 3200,
  levelUp: 3000,
} as const;
/** Long enough for a still picture and its text. */
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
    <>
      {playing.map((effect) => (
        <Effect key={effect.key} effect={effect} />
      ))}
    </>
  );
}

/** One that is playing. */
export function Effect({ effect }: { readonly effect: PlayingEffect }) {
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
      return <LevelUp caption={effect.caption ?? ''} lines={effect.lines ?? []} />;
    case 'network':
      return <div className={styles.dimmed} />;
    case 'confetti':
    case 'bubble':
      return <CanvasEffect name={effect.name} still={still} onDone={() => fadeEffect(effect.key)} />;
  }
}

/** A laughing star with rays behind it; the ribbon below says which level was reached. */
function LevelUp({ caption, lines }: { readonly caption: string; readonly lines: readonly string[] }) {
  return (
    <div className={styles.place}>
      <div className={styles.medal}>
        <div className={styles.rays} aria-hidden="true" />
        <Scene name="level-up" width={300} className={styles.picture} />
        <p role="status" className={styles.caption}>
          {caption}
        </p>
        {lines.length > 0 && (
          <ul className={styles.lines} role="status">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
