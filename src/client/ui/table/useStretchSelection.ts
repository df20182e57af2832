import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { arrowStep } from './arrowStep.ts';

interface StretchOptions<T, K> {
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => K;
  readonly selection:
    | { readonly chosen: ReadonlySet<K>; readonly onChange: (chosen: ReadonlySet<K>) => void }
    | undefined;
  /** Holds the boxes of the rows, in their order. */
  readonly body: RefObject<HTMLElement | null>;
}

/**
 * Chooses rows one by one or a stretch at a time: a click with Shift chooses from the last one to this one, arrows go
 * from box to box, and arrows with Shift choose what they pass.
 */
export function useStretchSelection<T, K>({ rows, keyOf, selection, body }: StretchOptions<T, K>) {
  const last = useRef<number | null>(null);
  /** The row at which a selection by keys began, and what was chosen then. */
  const anchor = useRef<{ readonly index: number; readonly before: ReadonlySet<K> } | null>(null);

  const pick = (index: number, isStretch: boolean) => {
    const row = rows[index];
    if (!selection || row === undefined) return;
    const next = new Set(selection.chosen);
    const isOn = !selection.chosen.has(keyOf(row));
    const from = isStretch && last.current !== null ? Math.min(last.current, index) : index;
    const to = isStretch && last.current !== null ? Math.max(last.current, index) : index;
    for (const key of rows.slice(from, to + 1).map(keyOf)) {
      if (isOn) next.add(key);
      else next.delete(key);
    }
    last.current = index;
    anchor.current = null;
    selection.onChange(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const boxes = [
      ...(body.current?.querySelectorAll<HTMLInputElement>('[data-row] > :first-child input') ?? []),
    ];
    const index = boxes.findIndex((box) => box === event.target);
    const to = arrowStep({ index, count: boxes.length, key: event.key });
    if (to === null || !selection) return;
    event.preventDefault();
    boxes[to]?.focus();
    boxes[to]?.scrollIntoView({ block: 'nearest' });
    if (!event.shiftKey) {
      anchor.current = null;
      return;
    }
    anchor.current ??= { index, before: selection.chosen };
    last.current = to;
    const stretch = rows.slice(Math.min(anchor.current.index, to), Math.max(anchor.current.index, to) + 1);
    selection.onChange(new Set([...anchor.current.before, ...stretch.map(keyOf)]));
  };
  return { pick, onKeyDown };
}
