import { useQuery } from '@tanstack/react-query';
import { readingQueries } from '#client/net/people/terms.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Heading, Hint } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { ListDialog } from '#client/ui/list/ListDialog.tsx';
import { termsTitleOf } from '#shared/contract/people/terms.ts';
import { shellTexts } from './texts.ts';
import { LONG_DATE } from '#shared/time/formats.ts';

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
        <Stack gap={5} pad={2}>
          {sectionList.map(({ heading, body }) => (
            <section key={heading}>
              <Heading level={3} size="heading" tone="accent">
                {heading}
              </Heading>
              <p>{body}</p>
            </section>
          ))}
          <Hint>{shellTexts.terms.version(version, LONG_DATE.format(new Date(effectiveAt)))}</Hint>
        </Stack>
      )}
    </ListDialog>
  );
}
