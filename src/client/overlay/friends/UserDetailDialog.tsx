import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageCircle, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { friendQueries } from '#client/net/queries/friendQueries.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { requestFriendship } from '#client/net/rest/friends.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { AvatarDoll } from '#client/ui/avatar/AvatarDoll.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { closeAllDialogs } from '#client/ui/dialogs/dialogStore.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { Profile } from '#shared/contract/accounts.ts';
import { itemById } from '#shared/content/items.ts';
import { whisperTo } from '../chat/chatView.ts';
import { friendTexts } from './texts.ts';
import styles from './UserDetailDialog.module.css';

/** Somebody as everybody may see them: the worn avatar, name, level and introduction. */
export function UserDetailDialog({
  payload: { userId },
}: {
  readonly payload: DialogPayloads['userDetail'];
}) {
  const ownId = useStore(sessionStore, ({ user }) => user?.userId);
  const profile = useQuery(friendQueries.profile(userId));
  return (
    <Dialog
      title={friendTexts.detailTitle}
      titleTone="sea"
      width="small"
      footer={profile.data && userId !== ownId ? <Ways profile={profile.data} /> : undefined}
    >
      {profile.data ? (
        <Facts profile={profile.data} />
      ) : profile.isError ? (
        <ErrorState
          title={friendTexts.profileFailed}
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

function Facts({
  profile: { nickname, level, introduction, equippedUserItemList },
}: {
  readonly profile: Profile;
}) {
  const keys = equippedUserItemList.flatMap(({ itemId }) => itemById(itemId)?.key ?? []);
  return (
    <div className={styles.facts}>
      <div className={styles.stage}>
        <AvatarDoll itemKeys={keys} height={190} label={nickname} />
      </div>
      <p className={styles.who}>
        <span className={styles.level}>{friendTexts.level(level)}</span>
        <b>{nickname}</b>
      </p>
      <h3>{friendTexts.introduction}</h3>
      <p className={styles.words}>{introduction || friendTexts.noIntroduction}</p>
    </div>
  );
}

function Ways({ profile: { userId, nickname } }: { readonly profile: Profile }) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  const ask = async () => {
    setBusy(true);
    try {
      const state = await requestFriendship(userId);
      await queries.invalidateQueries({ queryKey: friendQueries.all });
      showToast({ text: state === 'ACCEPT' ? friendTexts.both : friendTexts.asked, theme: 'success' });
    } catch (error) {
      const words = error instanceof ApiError ? error.userMessage : '';
      showToast({ text: words || friendTexts.notNow, theme: 'warning' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon={<UserRoundPlus />} busy={busy} onClick={() => void ask()}>
        {friendTexts.add}
      </Button>
      <Button
        tone="alt"
        icon={<MessageCircle />}
        onClick={() => {
          closeAllDialogs();
          whisperTo({ userId, nickname });
        }}
      >
        {friendTexts.whisper}
      </Button>
    </>
  );
}
