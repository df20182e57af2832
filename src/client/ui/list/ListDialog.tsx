import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from '../dialogs/Dialog.tsx';
import { ListBody, type ListBodyProps } from './ListBody.tsx';

export interface ListDialogProps<T> extends Omit<DialogProps, 'children'>, ListBodyProps<T> {
  /** Search, filters and tabs over the list; there in every state. */
  readonly tools?: ReactNode;
}

/** The usual dialog around one list. */
export function ListDialog<T>({
  query,
  failed,
  isEmpty,
  empty,
  children,
  tools,
  ...dialog
}: ListDialogProps<T>) {
  return (
    <Dialog {...dialog}>
      {tools}
      <ListBody query={query} failed={failed} isEmpty={isEmpty} empty={empty}>
        {children}
      </ListBody>
    </Dialog>
  );
}
