import { useQuery } from '@tanstack/react-query';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { memberQueries, useAskVerification } from '#client/net/channels/members.ts';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Hint, Label } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import {
  askVerificationSchema,
  type OwnVerification as Asked,
} from '#shared/contract/channels/memberVerifications.ts';
import { useChannel } from '../frame/channelContext.ts';
import { meTexts as texts } from './texts.ts';

/** Asking to be recognised as a pupil, under the real name, and what came of it. */
export function OwnVerification() {
  const { id, isMember, holds } = useChannel();
  const isPupil = holds('student');
  const asked = useQuery({ ...memberQueries.ownVerifications(id), enabled: isMember && !holds('teacher') });
  // A pupil sees the requests by which it became one, if it ever asked.
  if (!isMember || holds('teacher') || (isPupil && (asked.data ?? []).length === 0)) return null;
  return (
    <Section title={texts.verification}>
      <ListBody query={asked} failed={texts.verificationFailed}>
        {(list) => (
          <>
            {!isPupil && <Hint>{texts.verificationLead}</Hint>}
            <AskedList list={list} />
            {!isPupil && !list.some(({ state }) => state === 'PENDING') && <AskForm />}
          </>
        )}
      </ListBody>
    </Section>
  );
}

function AskedList({ list }: { readonly list: readonly Asked[] }) {
  if (list.length === 0) return null;
  return (
    <Stack as="ul" gap={2} aria-label={texts.verification}>
      {list.map(({ verificationId, name, createdAt, state }) => (
        <Cluster key={verificationId} as="li">
          <Label>{name}</Label>
          <Hint as="time" dateTime={createdAt} grow>
            {texts.askedAt(createdAt)}
          </Hint>
          <Chip tone={state === 'REJECTED' ? 'plain' : 'warning'}>{texts.verificationStates[state]}</Chip>
        </Cluster>
      ))}
    </Stack>
  );
}

function AskForm() {
  const { id } = useChannel();
  const ask = useAskVerification(id, {
    onSuccess: () => showToast({ text: texts.asked, theme: 'success' }),
  });
  const form = useForm<
    z.input<typeof askVerificationSchema>,
    unknown,
    z.output<typeof askVerificationSchema>
  >({
    resolver: zodResolver(askVerificationSchema),
    defaultValues: { name: '', message: '' },
  });
  const { errors } = form.formState;
  const submit = useFormSubmit(form, async (values) => {
    await ask.mutateAsync(values);
  });
  return (
    <Stack as="form" gap={3} onSubmit={submit.onSubmit} noValidate>
      <TextField
        label={texts.realName}
        maxLength={20}
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label={texts.askMessage}
        maxLength={100}
        optional
        autoComplete="off"
        error={errors.message?.message}
        {...form.register('message')}
      />
      <FormMessage message={submit.message} />
      <Cluster>
        <Button type="submit" tone="ok" busy={submit.busy}>
          {texts.ask}
        </Button>
      </Cluster>
    </Stack>
  );
}
