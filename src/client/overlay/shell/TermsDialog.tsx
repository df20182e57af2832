import { useQuery } from '@tanstack/react-query';
import { readingQueries } from '#client/net/people/terms.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { ListDialog } from '#client/ui/list/ListDialog.tsx';
import { termsTitleOf } from '#shared/contract/people/terms.ts';
import styles from './MessageCard.module.css';
import { shellTexts } from './texts.ts';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

const DAY = seoulFormat({ dateStyle: 'long' });

/** Terms of service, or the privacy policy, in the version in force. */
export function TermsDialog({ payload }: { readonly payload: DialogPayloads['terms'] }) {
  const { close } = useDialogControl();
  const terms = useQuery(readingQueries.terms(payload));
  return (
    <ListDialog
      title={termsTitleOf(payload.type)}
      titleTone="sea"
      readOnly
      query={terms}
      failed={shellTexts.terms.failed}
      footer={<Button onClick={close}>{shellTexts.confirm}</Button>}
    >
      {({ sectionList, version, effectiveAt }) => (
        <div className={styles.text}>
          {sectionList.map(({ heading, body }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <p>{body}</p>
            </section>
          ))}
          <p className={styles.version}>
            {shellTexts.terms.version(version, DAY.format(new Date(effectiveAt)))}
          </p>
        </div>
      )}
    </ListDialog>
  );
}
