import { useState } from 'react';
import { useRequestFriendship } from '#client/net/people/friends.ts';
import { ApiError, userMessageOf } from '#client/net/rest/ApiError.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { friendTexts } from './texts.ts';
import styles from './Friends.module.css';

/** Asks somebody by nickname. That nobody has the name is said by the notice of its code. */
export function NewFriendForm({ onDone }: { readonly onDone: () => void }) {
  const [nickname, setNickname] = useState('');
  const [error, setError] = useState<string>();
  const request = useRequestFriendship({
    onSuccess: (state) => {
      showToast({
        text: state === 'ACCEPT' ? friendTexts.accepted(nickname.trim()) : friendTexts.asked,
        theme: 'success',
      });
      onDone();
    },
    onError: (failure) => {
      const isNotice = failure instanceof ApiError && failure.code === 'USER_NICKNAME_NOT_FOUND';
      setError(isNotice ? friendTexts.noSuchName : userMessageOf(failure, friendTexts.notNow));
    },
  });
  return (
    <Card
      as="form"
      layout="row"
      className={styles.newFriend}
      onSubmit={(event) => {
        event.preventDefault();
        const name = nickname.trim();
        if (name === '') setError(friendTexts.nameFirst);
        else request.mutate({ nickname: name });
      }}
    >
      <TextField
        label={friendTexts.nickname}
        value={nickname}
        error={error}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => {
          setNickname(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" busy={request.isPending}>
        {friendTexts.add}
      </Button>
    </Card>
  );
}
