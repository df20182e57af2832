import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { MessageCard } from './MessageCard.tsx';
import { shellTexts } from './texts.ts';

const texts = shellTexts.premiumRequired;

/** Told to whoever meets something that a subscription opens. */
export function PremiumRequiredDialog() {
  const { close } = useDialogControl();
  return (
    <Dialog
      title={texts.title}
      titleTone="sea"
      width="small"
      footer={<Button onClick={close}>{shellTexts.confirm}</Button>}
    >
      <MessageCard sprite="shark">
        <p>{texts.body}</p>
      </MessageCard>
    </Dialog>
  );
}
