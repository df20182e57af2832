import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { usePublishTerms } from '#client/net/service/terms.ts';
import { TermsSections } from '#client/pages/channels/settings/TermsSections.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { termsTitleOf, type AccountTermsType, type TermsSection } from '#shared/contract/people/terms.ts';
import { publishTermsBodySchema } from '#shared/contract/service/terms.ts';
import { dayInSeoul, daysLater } from '#shared/time/seoulTime.ts';
import { serviceTexts } from '../texts.ts';

const texts = serviceTexts.terms;
/** Changes are announced a week before they count. */
const NOTICE_DAYS = 7;

export interface PublishDialogProps {
  readonly type: AccountTermsType;
  /** Those of the newest version, to be changed. */
  readonly sections: readonly TermsSection[];
  readonly onDone: () => void;
}

/** Writes the next version of terms, with the day from which on it counts. */
export function PublishDialog({ type, sections, onDone }: PublishDialogProps) {
  const formId = useId();
  const publish = usePublishTerms();
  const [effectiveOn] = useState(() => daysLater(dayInSeoul(new Date()), NOTICE_DAYS));
  const form = useForm({
    resolver: zodResolver(publishTermsBodySchema),
    defaultValues: {
      type,
      effectiveOn,
      asksAgain: true,
      sectionList: [...sections],
    },
  });
  const submit = useFormSubmit(form, async (body) => {
    const { version } = await publish.mutateAsync(body);
    showToast({ text: texts.published(version), theme: 'success' });
    onDone();
  });
  return (
    <Dialog
      title={texts.write(termsTitleOf(type))}
      titleTone="sea"
      description={texts.lead}
      footer={
        <Button type="submit" form={formId} busy={submit.busy}>
          {texts.publish}
        </Button>
      }
    >
      <FormProvider {...form}>
        <Stack as="form" id={formId} onSubmit={submit.onSubmit} noValidate aria-label={texts.title}>
          <TextField
            type="date"
            label={texts.effectiveOn}
            error={form.formState.errors.effectiveOn?.message}
            {...form.register('effectiveOn')}
          />
          <CheckBox label={texts.askAgain} {...form.register('asksAgain')} />
          <TermsSections />
          <FormMessage message={submit.message} />
        </Stack>
      </FormProvider>
    </Dialog>
  );
}
