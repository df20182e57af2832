import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import {
  type HiddenUser,
  hiddenUserQueries,
  useSetBlocked,
  useSetMuted,
} from '#client/net/people/hiddenUsers.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { friendTexts } from './texts.ts';
import styles from './Friends.module.css';

/** Muted and blocked users. */
export function HiddenUsers() {
  const hidden = useQuery(hiddenUserQueries.list());
  return (
    <ListBody
      query={hidden}
      failed={friendTexts.failed}
      isEmpty={({ length }) => length === 0}
      empty={<EmptyState title={friendTexts.noHidden} hint={friendTexts.noHiddenHint} />}
    >
      {(userList) => (
        <ul className={styles.rows}>
          {userList.map((user) => (
            <HiddenRow key={`${user.how}-${user.userId}`} user={user} />
          ))}
        </ul>
      )}
    </ListBody>
  );
}

function HiddenRow({ user: { userId, nickname, how } }: { readonly user: HiddenUser }) {
  // The request layer has shown errors; the list shows the current state.
  const onSuccess = () => showToast({ text: friendTexts.shown(nickname), theme: 'success' });
  const block = useSetBlocked(userId, { onSuccess });
  const mute = useSetMuted(userId, { onSuccess });
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p>
          <b>{nickname}</b>
          <small>{friendTexts.hiddenAs[how]}</small>
        </p>
      </div>
      <Button tone="alt" icon={<Eye />} onClick={() => (how === 'blocked' ? block : mute).mutate(false)}>
        {friendTexts.show[how]}
      </Button>
    </li>
  );
}
