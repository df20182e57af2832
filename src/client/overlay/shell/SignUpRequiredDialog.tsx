import { useNavigate } from 'react-router';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { MessageCard } from './MessageCard.tsx';
import { shellTexts } from './texts.ts';

const texts = shellTexts.signUpRequired;

/** Asks users with an incomplete profile to complete their sign-up. */
export function SignUpRequiredDialog() {
  const { close } = useDialogControl();
  const navigate = useNavigate();
  return (
    <Dialog
      title={texts.title}
      titleTone="ok"
      width="small"
      footer={
        <>
          <Button onClick={() => void navigate(paths.extraInfo)}>{texts.go}</Button>
          <Button tone="alt" onClick={close}>
            {texts.later}
          </Button>
        </>
      }
    >
      <MessageCard sprite="dolphin">
        <p>{texts.body}</p>
      </MessageCard>
    </Dialog>
  );
}
