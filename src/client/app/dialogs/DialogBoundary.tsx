import { Component, type ReactNode } from 'react';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { reportFailure } from '../reportFailure.ts';
import { appTexts } from '../texts.ts';

export interface DialogBoundaryProps {
  /** Makes ready for another try. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Keeps a dialog that fails, or cannot be fetched, from taking the page along. */
export class DialogBoundary extends Component<DialogBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFailure('A dialog could not be shown.', error);
  }

  readonly #retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? <DialogFailed onRetry={this.#retry} /> : this.props.children;
  }
}

/** Stands in for a dialog that could not be shown. */
function DialogFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Dialog title={appTexts.dialogFailed.title} titleTone="sea" width="small">
      <ErrorState title={appTexts.dialogFailed.body} onRetry={onRetry} />
    </Dialog>
  );
}
