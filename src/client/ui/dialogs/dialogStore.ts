import { createStore } from 'zustand/vanilla';
import type { DialogName, DialogPayloads } from './dialogPayloads.ts';

/** One dialog on the stack; while `open` is false it is closing. */
export type DialogEntry = {
  [N in DialogName]: {
    readonly key: number;
    readonly name: N;
    readonly payload: DialogPayloads[N];
    readonly open: boolean;
    readonly onClosed?: () => void;
  };
}[DialogName];

/** Dialogs from the bottom of the stack to its top. View state only: nothing here is a fact of the server. */
export const dialogStore = createStore<{ readonly stack: readonly DialogEntry[] }>(() => ({ stack: [] }));

let lastKey = 0;

type OpenArguments<N extends DialogName> = null extends DialogPayloads[N]
  ? [name: N, payload?: null, options?: OpenOptions]
  : [name: N, payload: DialogPayloads[N], options?: OpenOptions];

interface OpenOptions {
  /** Runs once the dialog has left, 500 ms after it was closed. */
  readonly onClosed?: () => void;
}

/** Opens a dialog on top of the others. A dialog that is open already takes the new payload and stays one. */
export function openDialog<N extends DialogName>(...[name, payload, options]: OpenArguments<N>): void {
  dialogStore.setState(({ stack }) => {
    const current = stack.find((entry) => entry.name === name && entry.open);
    // The three belong together by the signature above, which a mapped union cannot see.
    const entry = {
      key: current?.key ?? ++lastKey,
      name,
      payload: payload ?? null,
      open: true,
      onClosed: options?.onClosed ?? current?.onClosed,
    } as DialogEntry;
    return { stack: [...stack.filter((other) => other !== current), entry] };
  });
}

/** Starts closing; the entry stays until `forgetDialog`, so that the way out can be seen. */
export function closeDialog(name: DialogName): void {
  dialogStore.setState(({ stack }) => ({
    stack: stack.map((entry) => (entry.name === name && entry.open ? { ...entry, open: false } : entry)),
  }));
}

/** Closes all open dialogs; for leaving the world or signing out. */
export function closeAllDialogs({ except = [] }: { readonly except?: readonly DialogName[] } = {}): void {
  dialogStore.setState(({ stack }) => ({
    stack: stack.map((entry) =>
      entry.open && !except.includes(entry.name) ? { ...entry, open: false } : entry,
    ),
  }));
}

/** Takes a closed dialog off the stack and runs its callback; called by the host when the way out is over. */
export function forgetDialog(key: number): void {
  const entry = dialogStore.getState().stack.find((other) => other.key === key && !other.open);
  if (!entry) return;
  dialogStore.setState(({ stack }) => ({ stack: stack.filter((other) => other !== entry) }));
  entry.onClosed?.();
}

export function isAnyDialogOpen({ stack }: { readonly stack: readonly DialogEntry[] }): boolean {
  return stack.some((entry) => entry.open);
}
