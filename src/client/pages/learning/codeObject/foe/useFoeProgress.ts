import { useCallback, useRef, useState } from 'react';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import type { CodeObjectPicture } from '#shared/simulation/codeObjects/codeObjectTypes.ts';

/** How far a run is with the turns of a foe. */
export interface FoeProgress {
  /** Turns that have begun, the present one included. */
  readonly begun: number;
  readonly passed: number;
  /** The turn that was answered wrongly, from 0. */
  readonly missed: number | null;
}

const START: FoeProgress = { begun: 0, passed: 0, missed: null };

/** Follows the pictures of a run, with their sounds. */
export function useFoeProgress() {
  const [progress, setProgress] = useState(START);
  const shown = useRef(START);
  const show = useCallback((picture: CodeObjectPicture) => {
    const before = shown.current;
    const next = progressOf(picture);
    if (next.begun === before.begun && next.passed === before.passed && next.missed === before.missed) return;
    // A step back and a new run are silent.
    if (next.begun > before.begun) requestSound('tick');
    if (next.missed !== null && before.missed === null) requestSound('splash');
    if (picture['won'] === 3 && next.passed > before.passed) requestSound('musicBox');
    shown.current = next;
    setProgress(next);
  }, []);
  return { progress, show };
}

function progressOf({ begun, passed, missed }: CodeObjectPicture): FoeProgress {
  const whole = (value: unknown) => (typeof value === 'number' ? value : 0);
  return {
    begun: whole(begun),
    passed: whole(passed),
    missed: typeof missed === 'number' ? missed : null,
  };
}
