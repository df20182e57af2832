import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Eye, MessageCircle, UserRoundMinus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { friendQueries } from '#client/net/queries/friendQueries.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { setBlocked, setMuted, type HiddenUser } from '#client/net/rest/chat.ts';
import { answerFriendship, endFriendship } from '#client/net/rest/friends.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { Friend, LobbyMember } from '#shared/contract/friends.ts';
import { whisperTo } from '../chat/chatView.ts';
import { friendTexts } from './texts.ts';
import styles from './FriendsDialog.module.css';

type Tab = 'FRIEND' | 'RECEIVE' | 'HIDDEN';

/** Friends with where they are, requests that wait for an answer, and whose words are hidden. */
export function FriendsDialog() {
  const requests = useStore(chatStore, (state) => state.friendRequests);
  const [tab, setTab] = useState<Tab>('FRIEND');
  return (
    <Dialog title={friendTexts.title} titleTone="sea" width={880}>
      <Chips<Tab>
        label={friendTexts.tabs}
        value={tab}
        onChange={setTab}
        options={[
          { value: 'FRIEND', label: friendTexts.FRIEND },
          { value: 'RECEIVE', label: friendTexts.RECEIVE(requests) },
          { value: 'HIDDEN', label: friendTexts.HIDDEN },
        ]}
      />
      {tab === 'FRIEND' && <FriendList />}
      {tab === 'RECEIVE' && <ReceivedList />}
      {tab === 'HIDDEN' && <HiddenList />}
    </Dialog>
  );
}

function FriendList() {
  const friends = useQuery(friendQueries.present());
  const queries = useQueryClient();
  const { close } = useDialogControl();
  if (!friends.data) return <Waiting query={friends} />;
  if (friends.data.length === 0) return <EmptyState title={friendTexts.empty} hint={friendTexts.emptyHint} />;
  const whisper = ({ userId, nickname }: LobbyMember) => {
    close();
    whisperTo({ userId, nickname });
  };
  const end = ({ friendshipId, nickname }: LobbyMember) =>
    openDialog('confirm', {
      title: friendTexts.endAsk(nickname),
      confirmLabel: friendTexts.end,
      danger: true,
      onConfirm: () => {
        // What fails was already told by the request layer; the list shows how it stands.
        void endFriendship(friendshipId)
          .then(() => showToast({ text: friendTexts.ended, theme: 'success' }))
          .catch(() => undefined)
          .finally(() => void queries.invalidateQueries({ queryKey: friendQueries.all }));
      },
    });
  return (
    <ul className={styles.list}>
      {friends.data.map((friend) => (
        <Row
          key={friend.userId}
          user={friend}
          hint={friend.online ? friendTexts.online(friend.mapName ?? '') : friendTexts.offline}
          online={friend.online}
        >
          <Button tone="alt" icon={<MessageCircle />} onClick={() => whisper(friend)}>
            {friendTexts.whisper}
          </Button>
          <IconButton
            label={`${friend.nickname} ${friendTexts.end}`}
            icon={<UserRoundMinus />}
            onClick={() => end(friend)}
          />
        </Row>
      ))}
    </ul>
  );
}

function ReceivedList() {
  const queries = useQueryClient();
  const received = useQuery(friendQueries.received(1));
  const [busyId, setBusyId] = useState<number | null>(null);
  if (!received.data) return <Waiting query={received} />;
  const { friendList } = received.data;
  if (friendList.length === 0) return <EmptyState title={friendTexts.noRequests} />;

  const answer = async ({ friendshipId, nickname }: Friend, how: 'accept' | 'reject') => {
    setBusyId(friendshipId);
    try {
      await answerFriendship(friendshipId, how);
      showToast({
        text: how === 'accept' ? friendTexts.accepted(nickname) : friendTexts.rejected,
        theme: 'success',
      });
    } catch (error) {
      const words = error instanceof ApiError ? error.userMessage : '';
      showToast({ text: words || friendTexts.notNow, theme: 'warning' });
    } finally {
      setBusyId(null);
      await queries.invalidateQueries({ queryKey: friendQueries.all });
    }
  };
  return (
    <ul className={styles.list}>
      {friendList.map((friend) => (
        <Row key={friend.friendshipId} user={friend}>
          <Button
            icon={<Check />}
            busy={busyId === friend.friendshipId}
            onClick={() => void answer(friend, 'accept')}
          >
            {friendTexts.accept}
          </Button>
          <Button
            tone="alt"
            icon={<X />}
            disabled={busyId === friend.friendshipId}
            onClick={() => void answer(friend, 'reject')}
          >
            {friendTexts.reject}
          </Button>
        </Row>
      ))}
    </ul>
  );
}

function HiddenList() {
  const queries = useQueryClient();
  const hidden = useQuery(friendQueries.hidden());
  if (!hidden.data) return <Waiting query={hidden} />;
  if (hidden.data.length === 0)
    return <EmptyState title={friendTexts.noHidden} hint={friendTexts.noHiddenHint} />;

  const showAgain = ({ userId, nickname, how }: HiddenUser) => {
    // What fails was already told by the request layer; the list shows how it stands.
    void (how === 'blocked' ? setBlocked(userId, false) : setMuted(userId, false))
      .then(() => showToast({ text: friendTexts.shown(nickname), theme: 'success' }))
      .catch(() => undefined)
      .finally(() => void queries.invalidateQueries({ queryKey: friendQueries.hidden().queryKey }));
  };
  return (
    <ul className={styles.list}>
      {hidden.data.map((user) => (
        <Row key={`${user.how}-${user.userId}`} user={user} hint={friendTexts.hiddenAs[user.how]}>
          <Button tone="alt" icon={<Eye />} onClick={() => showAgain(user)}>
            {friendTexts.show[user.how]}
          </Button>
        </Row>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly user: { readonly userId: number; readonly nickname: string; readonly level?: number };
  readonly hint?: string;
  readonly online?: boolean;
  readonly children: ReactNode;
}

function Row({ user: { userId, nickname, level }, hint, online = false, children }: RowProps) {
  return (
    <li className={styles.row} data-online={online || undefined}>
      <button type="button" className={styles.who} onClick={() => openDialog('userDetail', { userId })}>
        <b>{nickname}</b>
        <small>
          {[level === undefined ? '' : friendTexts.level(level), hint].filter(Boolean).join(' · ')}
        </small>
      </button>
      {children}
    </li>
  );
}

function Waiting({
  query,
}: {
  readonly query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
}) {
  if (!query.isError) return <Loading />;
  return (
    <ErrorState title={friendTexts.failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
  );
}
