import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { memberQueries, saveContact, useRevealPhone } from '#client/net/channels/members.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { ChannelContact } from '#shared/contract/channels/memberContacts.ts';
import type { ChannelMember } from '#shared/contract/channels/memberFields.ts';
import { MOST_TYPED_PHONE } from '#shared/contract/phone.ts';
import { useChannel } from '../frame/channelContext.ts';
import { memberTexts as texts } from './texts.ts';
import { useMemberActions } from './useMemberActions.ts';

const NO_CONTACT = { phoneNumber: '', guardianName: '', guardianPhoneNumber: '' };

/** The people to call about a member. Numbers are masked; a number that is not typed anew stays as it is. */
export function ContactForm({ member }: { readonly member: ChannelMember }) {
  const { id } = useChannel();
  const contact = useQuery(memberQueries.contact(id, member.memberId));
  return (
    <Section tone="bare" level={3} title={texts.contact}>
      <ListBody query={contact} failed={texts.contactFailed}>
        {(known) => <ContactFields key={JSON.stringify(known)} known={known} />}
      </ListBody>
    </Section>
  );
}

function ContactFields({ known }: { readonly known: ChannelContact }) {
  const { id: channelId } = useChannel();
  const { act, isPending, refresh } = useMemberActions();
  const form = useForm({
    defaultValues: { guardianName: known.guardianName, guardianPhoneNumber: '', phoneNumber: '' },
  });
  const { errors, isDirty } = form.formState;
  const submit = useFormSubmit(form, async (values) => {
    const changed = Object.entries(values).filter(
      ([field, value]) => value.trim() !== (field === 'guardianName' ? known.guardianName : ''),
    );
    if (changed.length === 0) return;
    await saveContact(channelId, known.memberId, Object.fromEntries(changed));
    form.reset({ ...values, guardianPhoneNumber: '', phoneNumber: '' });
    showToast({ text: texts.saved, theme: 'success' });
    await refresh();
  });
  const forget = () =>
    openDialog('confirm', {
      title: texts.forgetTitle(known.nickname),
      detail: texts.forgetDetail,
      confirmLabel: texts.forget,
      danger: true,
      onConfirm: () =>
        act({ run: () => saveContact(channelId, known.memberId, NO_CONTACT), done: texts.saved }),
    });
  const hasContact = [known.guardianName, known.guardianPhoneNumber, known.phoneNumber].some(Boolean);
  return (
    <form onSubmit={submit.onSubmit} noValidate>
      <Stack>
        <TextField
          label={texts.guardianName}
          maxLength={20}
          optional
          error={errors.guardianName?.message}
          {...form.register('guardianName')}
        />
        <TextField
          label={texts.guardianPhone}
          type="tel"
          placeholder={known.guardianPhoneNumber}
          maxLength={MOST_TYPED_PHONE}
          hint={texts.phoneHint}
          optional
          error={errors.guardianPhoneNumber?.message}
          {...form.register('guardianPhoneNumber')}
        />
        <TextField
          label={texts.ownPhone}
          type="tel"
          placeholder={known.phoneNumber}
          maxLength={MOST_TYPED_PHONE}
          optional
          error={errors.phoneNumber?.message}
          {...form.register('phoneNumber')}
        />
        <FormMessage message={submit.message} />
        <Cluster>
          <Button type="submit" tone="sea" busy={submit.busy} disabled={!isDirty}>
            {texts.save}
          </Button>
          {hasContact && (
            <Button tone="alt" disabled={isPending} onClick={forget}>
              {texts.forget}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}

/** Asks why, then shows the numbers until the panel is closed. */
export function RevealNumbers({ member }: { readonly member: ChannelMember }) {
  const { id: channelId } = useChannel();
  const [reason, setReason] = useState('');
  const reveal = useRevealPhone({ channelId, memberId: member.memberId });
  return (
    <Stack
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        reveal.mutate(reason.trim());
      }}
    >
      <TextField
        label={texts.revealReason}
        value={reason}
        maxLength={100}
        hint={texts.revealHint}
        error={reveal.error ? userMessageOf(reveal.error, texts.failedAction) : undefined}
        required
        onChange={(event) => setReason(event.target.value)}
      />
      {reveal.data ? (
        <Text bold role="status">
          {texts.revealed(reveal.data.phoneNumber, reveal.data.guardianPhoneNumber)}
        </Text>
      ) : (
        <Button type="submit" tone="alt" icon={<Eye />} busy={reveal.isPending}>
          {texts.reveal}
        </Button>
      )}
    </Stack>
  );
}
