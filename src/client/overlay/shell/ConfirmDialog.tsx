import { useRef } from 'react';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { MessageCard } from './MessageCard.tsx';
import { shellTexts } from './texts.ts';

/** A question with two answers; only the left one acts. */
export function ConfirmDialog({ payload }: { readonly payload: DialogPayloads['confirm'] }) {
  const { open, close } = useDialogControl();
  const { title, detail, confirmLabel, danger = false, onConfirm } = payload;
  const cancelButton = useRef<HTMLButtonElement>(null);

  const confirm = () => {
    if (!open) return;
    close();
    onConfirm();
  };

  return (
    <Dialog
      title={title}
      titleTone={danger ? 'coral' : 'sea'}
      width="small"
      // The safe answer has the focus, so that an Enter too many changes nothing.
      initialFocus={danger ? cancelButton : undefined}
      footer={
        <>
          <Button tone={danger ? 'danger' : 'ok'} onClick={confirm}>
            {confirmLabel}
          </Button>
          <Button tone="alt" ref={cancelButton} onClick={close}>
            {shellTexts.cancel}
          </Button>
        </>
      }
    >
      {detail !== undefined && (
        <MessageCard>
          <p>{detail}</p>
        </MessageCard>
      )}
    </Dialog>
  );
}
