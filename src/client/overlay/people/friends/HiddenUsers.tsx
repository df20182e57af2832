import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { friendQueries } from '#client/net/queries/friendQueries.ts';
import { setBlocked, setMuted, type HiddenUser } from '#client/net/rest/people/chat.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { friendTexts } from './texts.ts';
import styles from './FriendRows.module.css';

/** Muted and blocked users. */
export function HiddenUsers() {
  const queries = useQueryClient();
  const hidden = useQuery(friendQueries.hidden());
  const showAgain = ({ userId, nickname, how }: HiddenUser) => {
    // The request layer has shown errors; the list shows the current state.
    void (how === 'blocked' ? setBlocked(userId, false) : setMuted(userId, false))
      .then(() => showToast({ text: friendTexts.shown(nickname), theme: 'success' }))
      .catch(() => undefined)
      .finally(() => void queries.invalidateQueries({ queryKey: friendQueries.hidden().queryKey }));
  };
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
            <li key={`${user.how}-${user.userId}`} className={styles.row}>
              <div className={styles.who}>
                <p>
                  <b>{user.nickname}</b>
                  <small>{friendTexts.hiddenAs[user.how]}</small>
                </p>
              </div>
              <Button tone="alt" icon={<Eye />} onClick={() => showAgain(user)}>
                {friendTexts.show[user.how]}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </ListBody>
  );
}
