import { useState } from 'react';

/** What a field shows, and which choices have been sent but not come back yet, the oldest first. */
export interface Shown<T> {
  readonly saved: T;
  readonly chosen: T;
  readonly sent: readonly T[];
}

/**
 * What a field shows of a value that is saved elsewhere: a choice with the press itself, and whatever is saved as soon as
 * that changes. Waiting for a store, a choice made right after another would look as if it had not been taken.
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
