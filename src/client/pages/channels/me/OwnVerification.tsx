import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { memberQueries } from '#client/net/queries/memberQueries.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { askVerification } from '#client/net/rest/channels/members.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { OwnVerification as Asked } from '#shared/contract/channels/memberVerifications.ts';
import { useChannel } from '../frame/channelContext.ts';
import { meTexts as texts } from './texts.ts';
import styles from './MyMembershipPage.module.css';

/** Asking to be recognised as a pupil, under the real name, and what came of it. */
export function OwnVerification() {
  const { id, isMember, holds } = useChannel();
  const isPupil = holds('student');
  const asked = useQuery({ ...memberQueries.ownVerifications(id), enabled: isMember && !holds('teacher') });
  // Whoever is a pupil already sees by what it became one, if it ever asked.
  if (!isMember || holds('teacher') || (isPupil && (asked.data ?? []).length === 0)) return null;
  return (
    <section className={styles.section}>
      <h2>{texts.verification}</h2>
      <ListBody query={asked} failed={texts.verificationFailed}>
        {(list) => (
          <>
            {!isPupil && <p className={styles.missing}>{texts.verificationLead}</p>}
            <AskedList list={list} />
            {!isPupil && !list.some(({ state }) => state === 'PENDING') && <AskForm />}
          </>
        )}
      </ListBody>
    </section>
  );
}

function AskedList({ list }: { readonly list: readonly Asked[] }) {
  if (list.length === 0) return null;
  return (
    <ul className={styles.asked} aria-label={texts.verification}>
      {list.map(({ verificationId, name, createdAt, state }) => (
        <li key={verificationId}>
          <b>{name}</b>
          <time dateTime={createdAt}>{texts.askedAt(createdAt)}</time>
          <span className={styles.state} data-state={state}>
            {texts.verificationStates[state]}
          </span>
        </li>
      ))}
    </ul>
  );
}

function AskForm() {
  const { id } = useChannel();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string>();
  const ask = useMutation({
    mutationFn: () => askVerification(id, { name: name.trim(), message: message.trim() }),
    onSuccess: () => {
      showToast({ text: texts.asked, theme: 'success' });
      return queries.invalidateQueries({ queryKey: memberQueries.ownVerifications(id).queryKey });
    },
    onError: (failure) => setError(userMessageOf(failure, texts.askFailed)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') setError(texts.nameRequired);
    else ask.mutate();
  };
  return (
    <form className={styles.ask} onSubmit={submit} noValidate>
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
      <Button type="submit" tone="ok" busy={ask.isPending}>
        {texts.ask}
      </Button>
    </form>
  );
}
