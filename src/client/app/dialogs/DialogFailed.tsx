import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { appTexts } from '../texts.ts';

/** Stands in for a dialog that could not be shown. */
export function DialogFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Dialog title={appTexts.dialogFailed.title} titleTone="sea" width="small">
      <ErrorState title={appTexts.dialogFailed.body} onRetry={onRetry} />
    </Dialog>
  );
}
