import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import {
  CHANNEL_TERMS_TYPES,
  termsTitleOf,
  type ChannelTermsType,
  type Terms,
} from '#shared/contract/people/terms.ts';
import { useChannel } from '../frame/channelContext.ts';
import { TermsSections } from './TermsSections.tsx';
import { settingsTexts as texts } from './texts.ts';
import { channelTermsQueries, useRemoveChannelTerms, useSaveChannelTerms } from '#client/net/people/terms.ts';

const TYPES = CHANNEL_TERMS_TYPES.map((value) => ({ value, label: termsTitleOf(value) }));

/** The terms that new members agree to: the channel's own, or those of the product. */
export function TermsEditor() {
  const { id } = useChannel();
  const [type, setType] = useState<ChannelTermsType>('CHANNEL_SERVICE');
  const terms = useQuery(channelTermsQueries.one(id, type));
  return (
    <Section title={texts.terms} note={texts.termsLead}>
      <Chips<ChannelTermsType> label={texts.terms} value={type} onChange={setType} options={TYPES} />
      <ListBody query={terms} failed={texts.termsFailed}>
        {(inForce) => (
          <TermsInForce key={`${type} ${inForce.channelId} ${inForce.version}`} terms={inForce} type={type} />
        )}
      </ListBody>
    </Section>
  );
}

interface TermsInForceProps {
  readonly terms: Terms;
  readonly type: ChannelTermsType;
}

function TermsInForce({ terms, type }: TermsInForceProps) {
  const { id } = useChannel();
  const [isEditing, setIsEditing] = useState(false);
  const isOwn = terms.channelId !== null;
  const remove = useRemoveChannelTerms(
    { id, type },
    { onSuccess: () => showToast({ text: texts.termsRemoved, theme: 'success' }) },
  );
  if (isEditing) return <TermsForm terms={terms} type={type} onCancel={() => setIsEditing(false)} />;
  return (
    <>
      <Text role="status">{isOwn ? texts.termsOwn(terms.version) : texts.termsOfProduct}</Text>
      <Cluster>
        <Button tone="sea" onClick={() => setIsEditing(true)}>
          {texts.termsWrite}
        </Button>
        {isOwn && (
          <Button tone="alt" onClick={() => remove.mutate()}>
            {texts.termsRemove}
          </Button>
        )}
      </Cluster>
    </>
  );
}

interface TermsFormProps extends TermsInForceProps {
  readonly onCancel: () => void;
}

function TermsForm({ terms, type, onCancel }: TermsFormProps) {
  const { id } = useChannel();
  const form = useForm({ defaultValues: { sectionList: terms.sectionList } });
  const save = useSaveChannelTerms(
    { id, type },
    { onSuccess: () => showToast({ text: texts.saved, theme: 'success' }) },
  );
  const submit = useFormSubmit(form, async ({ sectionList }) => {
    await save.mutateAsync(sectionList);
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={submit.onSubmit} noValidate>
        <Stack>
          <TermsSections />
          <FormMessage message={submit.message} />
          <Cluster>
            <Button tone="alt" onClick={onCancel}>
              {texts.cancel}
            </Button>
            <Button type="submit" busy={submit.busy}>
              {texts.termsSave}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </FormProvider>
  );
}
