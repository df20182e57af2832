import { useCallback, useRef, useState } from 'react';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import type { PlainEffect } from '#shared/content/sounds.ts';
import type { CodeObjectPicture, FoeKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';

/** How far a run is with the turns of a foe. */
export interface FoeProgress {
  /** Turns that have begun, the present one included. */
  readonly begun: number;
  readonly passed: number;
  /** The turn that was answered wrongly, from 0. */
  readonly missed: number | null;
}

/** A turn that begins, one that was answered wrongly, and the end of the last phase. */
interface FoeSounds {
  readonly turn: PlainEffect;
  readonly missed: PlainEffect;
  readonly ended: PlainEffect;
}

const SOUNDS: Readonly<Record<FoeKind, FoeSounds>> = {
  robotCrab: { turn: 'tick', missed: 'splash', ended: 'musicBox' },
  sleepyWhale: { turn: 'bubble', missed: 'splash', ended: 'star' },
  tangledNet: { turn: 'tick', missed: 'bubble', ended: 'star' },
  grumpyStorm: { turn: 'tick', missed: 'splash', ended: 'star' },
};

const START: FoeProgress = { begun: 0, passed: 0, missed: null };

/** Follows the pictures of a run, with the sounds of the foe; an object that is no foe has none. */
export function useFoeProgress(kind: FoeKind | null) {
  const [progress, setProgress] = useState(START);
  const shown = useRef(START);
  const won = useRef(0);
  const show = useCallback(
    (picture: CodeObjectPicture) => {
      const before = shown.current;
      const sounds = kind === null ? null : SOUNDS[kind];
      const wonNow = whole(picture['won']);
      if (sounds && wonNow === 3 && won.current === 2) requestSound(sounds.ended);
      won.current = wonNow;
      const next = progressOf(picture);
      if (next.begun === before.begun && next.passed === before.passed && next.missed === before.missed)
        return;
      shown.current = next;
      setProgress(next);
      if (sounds === null) return;
      // A step back and a new run are silent.
      if (next.begun > before.begun) requestSound(sounds.turn);
      if (next.missed !== null && before.missed === null) requestSound(sounds.missed);
    },
    [kind],
  );
  return { progress, show };
}

const whole = (value: unknown) => (typeof value === 'number' ? value : 0);

function progressOf({ begun, passed, missed }: CodeObjectPicture): FoeProgress {
  return {
    begun: whole(begun),
    passed: whole(passed),
    missed: typeof missed === 'number' ? missed : null,
  };
}
