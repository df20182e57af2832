import { useEffect, useState, type ReactNode } from 'react';
import { DialogControlContext } from './DialogControl.tsx';

/** How long the way out of a dialog can be seen. */
const CLOSE_MS = 500;

export interface LocalDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** A `Dialog`; mounted while it is open and on its way out. */
  readonly children: ReactNode;
}

/** A dialog that belongs to one page alone, whose state it needs; all others are opened by `openDialog`. */
export function LocalDialog({ open, onClose, children }: LocalDialogProps) {
  const [isThere, setIsThere] = useState(open);
  if (open && !isThere) setIsThere(true);
  useEffect(() => {
    if (open) return undefined;
    const timer = setTimeout(() => setIsThere(false), CLOSE_MS);
    return () => clearTimeout(timer);
  }, [open]);
  if (!isThere) return null;
  return <DialogControlContext value={{ open, close: onClose }}>{children}</DialogControlContext>;
}
