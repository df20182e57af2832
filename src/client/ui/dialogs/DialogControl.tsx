import { createContext, use } from 'react';

export interface DialogControl {
  readonly open: boolean;
  /** Starts closing; the dialog leaves the stack 500 ms later. */
  readonly close: () => void;
}

/** Given by the host to the dialog it mounts. */
export const DialogControlContext = createContext<DialogControl | null>(null);

/** The own way out of the dialog one is in. */
export function useDialogControl(): DialogControl {
  const control = use(DialogControlContext);
  if (!control)
    throw new Error('useDialogControl: there is no dialog around this component; open it with openDialog().');
  return control;
}
