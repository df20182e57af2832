import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { RowButton } from '../button/IconButton.tsx';
import { useDialogControl } from '../dialogs/DialogControl.tsx';
import { DialogFrame } from '../dialogs/DialogFrame.tsx';
import { uiTexts } from '../texts.ts';
import styles from '../dialogs/Dialog.module.css';

export interface DrawerProps {
  readonly title: string;
  /** Buttons at the foot; they stay in view. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog at the right edge, over the page it belongs to; opened like any dialog (`LocalDialog`, `openDialog`). */
export function Drawer({ title, footer, children }: DrawerProps) {
  const { close } = useDialogControl();
  return (
    <DialogFrame viewportClassName={styles.drawerViewport} className={styles.drawer}>
      <header className={styles.head}>
        <Base.Title className={styles.drawerTitle}>{title}</Base.Title>
        <RowButton label={uiTexts.close} icon={<X />} onClick={close} />
      </header>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <footer className={styles.drawerFooter}>{footer}</footer>}
    </DialogFrame>
  );
}
