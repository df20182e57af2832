import { useState } from 'react';

/** The shown value of a field, and the choices that have been sent but not come back yet, the oldest first. */
export interface Shown<T> {
  readonly saved: T;
  readonly chosen: T;
  readonly sent: readonly T[];
}

/**
 * The shown value of a field that is saved elsewhere: a choice with the press itself, and the saved value
 * as soon as that changes. A field that waited for its store would look as if a second quick choice had not
 * been taken.
 */
export function useShownAtOnce<T extends object>(
  saved: T,
  onChange: (value: T) => void,
): readonly [shown: T, choose: (part: Partial<T>) => void] {
  const [shown, setShown] = useState<Shown<T>>({ saved, chosen: saved, sent: [] });
  if (shown.saved !== saved) setShown(afterSaving(shown, saved));
  return [
    shown.chosen,
    (part) => {
      const chosen = { ...shown.chosen, ...part };
      setShown({ saved, chosen, sent: [...shown.sent, chosen] });
      onChange(chosen);
    },
  ];
}

/** The answer to an earlier choice does not undo a later one; anything else that was saved is shown. */
export function afterSaving<T extends object>({ chosen, sent }: Shown<T>, saved: T): Shown<T> {
  const answered = sent.findIndex((choice) => isSame(choice, saved));
  const waiting = answered < 0 ? [] : sent.slice(answered + 1);
  return { saved, chosen: waiting.length > 0 ? chosen : saved, sent: waiting };
}

const isSame = <T extends object>(one: T, other: T): boolean =>
  (Object.keys(one) as (keyof T)[]).every((key) => one[key] === other[key]);
