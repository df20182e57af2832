/** Pure: what was edited, to be undone and redone. */

const MOST_STEPS = 100;

export interface EditHistory<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
  /** The group of the last edit: further ones of the same group are one step, as a stroke or a word. */
  readonly group: string | null;
}

export type HistoryAction<Value> =
  | { readonly kind: 'edit'; readonly change: (before: Value) => Value; readonly group: string | null }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

export const beginHistory = <Value>(present: Value): EditHistory<Value> => ({
  ...{ past: [], present, future: [], group: null },
});

export function editHistory<Value>(
  history: EditHistory<Value>,
  action: HistoryAction<Value>,
): EditHistory<Value> {
  const { past, present, future, group } = history;
  switch (action.kind) {
    case 'edit': {
      const next = action.change(present);
      if (next === present) return history;
      const isSameStep = action.group !== null && action.group === group;
      const steps = isSameStep ? past : [...past, present].slice(-MOST_STEPS);
      return { past: steps, present: next, future: [], group: action.group };
    }
    case 'undo': {
      const before = past.at(-1);
      if (before === undefined) return history;
      return { past: past.slice(0, -1), present: before, future: [present, ...future], group: null };
    }
    case 'redo': {
      const [after, ...later] = future;
      if (after === undefined) return history;
      return { past: [...past, present], present: after, future: later, group: null };
    }
  }
}
