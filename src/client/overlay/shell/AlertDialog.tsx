import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { MessageCard } from './MessageCard.tsx';
import { shellTexts } from './texts.ts';

/** A message with one button, such as a refused request. */
export function AlertDialog({ payload: { title, detail } }: { readonly payload: DialogPayloads['alert'] }) {
  const { close } = useDialogControl();
  return (
    <Dialog
      title={shellTexts.alertTitle}
      titleTone="sea"
      width="small"
      footer={<Button onClick={close}>{shellTexts.confirm}</Button>}
    >
      <MessageCard sprite="turtle">
        <p>{title}</p>
        {detail !== undefined && <p>{detail}</p>}
      </MessageCard>
    </Dialog>
  );
}
