import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { TERMS } from './termsContent.ts';
import styles from './TermsDialog.module.css';
import { shellTexts } from './texts.ts';

/** Terms of service, or the privacy policy. */
export function TermsDialog({ payload: { type } }: { readonly payload: DialogPayloads['terms'] }) {
  const { close } = useDialogControl();
  const { title, sections } = TERMS[type];
  return (
    <Dialog title={title} titleTone="sea" footer={<Button onClick={close}>{shellTexts.confirm}</Button>}>
      <div className={styles.text}>
        {sections.map(({ heading, body }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <p>{body}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
