import { useEffect, useState } from 'react';
import type { Controls } from './texts.ts';

/** The two small buttons in the middle of the standard mapping. */
const SKIP_BUTTONS = [8, 9] as const;

const pads = () => navigator.getGamepads().filter((pad) => pad !== null);

/** Whether a gamepad asks to skip. */
export const isSkipPressed = (): boolean =>
  pads().some(({ buttons }) => SKIP_BUTTONS.some((index) => buttons[index]?.pressed));

/** The controls that were used last; at first a guess by the device. */
export function useControls(): Controls {
  const [controls, setControls] = useState<Controls>(() => {
    if (pads().length > 0) return 'gamepad';
    return window.matchMedia('(pointer: coarse)').matches ? 'touch' : 'keyboard';
  });
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    window.addEventListener('keydown', () => setControls('keyboard'), { signal });
    window.addEventListener('gamepadconnected', () => setControls('gamepad'), { signal });
    window.addEventListener(
      'pointerdown',
      ({ pointerType }) => pointerType === 'touch' && setControls('touch'),
      {
        signal,
      },
    );
    return () => closing.abort();
  }, []);
  return controls;
}
