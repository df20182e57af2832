import { useNavigate } from 'react-router';
import { useCancelDeletion } from '#client/net/people/accounts.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { MessageCard } from '../MessageCard.tsx';
import { shellTexts } from '../texts.ts';

const texts = shellTexts.settings.deletion;

/** Within the days of grace: come back, or leave it at that. */
export function ComeBackDialog({ payload: { eraseAt } }: { readonly payload: DialogPayloads['comeBack'] }) {
  const { close } = useDialogControl();
  const navigate = useNavigate();
  const stay = useCancelDeletion({
    onSuccess: () => {
      close();
      showToast({ text: texts.isBack, theme: 'success' });
    },
  });
  const leave = () => {
    close();
    void navigate(paths.signOut);
  };
  return (
    <Dialog
      title={texts.backTitle}
      titleTone="ok"
      width="small"
      dismissible={false}
      footer={
        <>
          <Button busy={stay.isPending} onClick={() => stay.mutate()}>
            {texts.stay}
          </Button>
          <Button tone="alt" onClick={leave}>
            {texts.leave}
          </Button>
        </>
      }
    >
      <MessageCard sprite="dolphin">
        <p>{texts.backBody(texts.day(eraseAt))}</p>
        <FormMessage message={stay.isError ? userMessageOf(stay.error, texts.failed) : undefined} />
      </MessageCard>
    </Dialog>
  );
}
