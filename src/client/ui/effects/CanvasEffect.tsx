import { useEffect, useRef } from 'react';
import { createPainter, type CanvasEffectName } from './painters.ts';
import styles from './Effects.module.css';

export interface CanvasEffectProps {
  readonly name: CanvasEffectName;
  /** One picture instead of a movement. */
  readonly still: boolean;
  readonly onDone: () => void;
}

/** Longest step, so that a tab coming back does not jump. */
const LONGEST_STEP_S = 1 / 20;
/** Moment of the movement that the still picture shows. */
const STILL_AT_S = 0.7;

/** Runs one painter on a canvas over the whole window. */
export function CanvasEffect({ name, still, onDone }: CanvasEffectProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    const ratio = Math.min(2, window.devicePixelRatio);
    const area = { width: window.innerWidth, height: window.innerHeight };
    element.width = area.width * ratio;
    element.height = area.height * ratio;
    context.scale(ratio, ratio);

    const paint = createPainter(name, area, Math.random);
    if (still) {
      for (let time = 0; time < STILL_AT_S; time += 1 / 60) paint(context, 1 / 60);
      return undefined;
    }
    let before = performance.now();
    let request = requestAnimationFrame(function draw(now) {
      const alive = paint(context, Math.min(LONGEST_STEP_S, (now - before) / 1000));
      before = now;
      if (alive) request = requestAnimationFrame(draw);
      else done.current();
    });
    return () => cancelAnimationFrame(request);
  }, [name, still]);

  return <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />;
}
