import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { memberQueries, useAskVerification } from '#client/net/channels/members.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Section } from '#client/ui/layout/Section.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { OwnVerification as Asked } from '#shared/contract/channels/memberVerifications.ts';
import { useChannel } from '../frame/channelContext.ts';
import { meTexts as texts } from './texts.ts';

/** Asking to be recognised as a pupil, under the real name, and what came of it. */
export function OwnVerification() {
  const { id, isMember, holds } = useChannel();
  const isPupil = holds('student');
  const asked = useQuery({ ...memberQueries.ownVerifications(id), enabled: isMember && !holds('teacher') });
  // Whoever is a pupil already sees by what it became one, if it ever asked.
  if (!isMember || holds('teacher') || (isPupil && (asked.data ?? []).length === 0)) return null;
  return (
    <Section title={texts.verification}>
      <ListBody query={asked} failed={texts.verificationFailed}>
        {(list) => (
          <>
            {!isPupil && (
              <Text size="small" tone="soft">
                {texts.verificationLead}
              </Text>
            )}
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
          <Text as="b" size="label">
            {name}
          </Text>
          <Text as="time" size="small" tone="soft" dateTime={createdAt} grow>
            {texts.askedAt(createdAt)}
          </Text>
          <Chip tone={state === 'REJECTED' ? 'plain' : 'warning'}>{texts.verificationStates[state]}</Chip>
        </Cluster>
      ))}
    </Stack>
  );
}

function AskForm() {
  const { id } = useChannel();
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string>();
  const ask = useAskVerification(id, {
    onSuccess: () => showToast({ text: texts.asked, theme: 'success' }),
    onError: (failure) => setError(userMessageOf(failure, texts.askFailed)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') setError(texts.nameRequired);
    else ask.mutate({ name: name.trim(), message: message.trim() });
  };
  return (
    <Stack as="form" gap={3} onSubmit={submit} noValidate>
      <TextField
        label={texts.realName}
        value={name}
        maxLength={20}
        autoComplete="off"
        error={error}
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
        }}
      />
      <TextField
        label={texts.askMessage}
        value={message}
        maxLength={100}
        optional
        autoComplete="off"
        onChange={({ target }) => setMessage(target.value)}
      />
      <Cluster>
        <Button type="submit" tone="ok" busy={ask.isPending}>
          {texts.ask}
        </Button>
      </Cluster>
    </Stack>
  );
}
