import { useQuery } from '@tanstack/react-query';
import {
  Ban,
  Eye,
  EyeOff,
  Hand,
  MessageCircle,
  MessageCircleMore,
  SlidersHorizontal,
  Siren,
  UserRound,
  UserRoundMinus,
} from 'lucide-react';
import { friendQueries, useEndFriendship } from '#client/net/people/friends.ts';
import { profileQuery } from '#client/net/people/profiles.ts';
import { useSetBlocked, useSetMuted } from '#client/net/people/hiddenUsers.ts';
import { holdsAnywhere } from '#client/stores/memberships.ts';
import { worldTalk } from '#client/net/rooms/talk/TalkConnection.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { TitleRibbon } from '#client/ui/title/TitleRibbon.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { Profile } from '#shared/contract/people/profiles.ts';
import { npcById, type NpcDefinition } from '#shared/content/npcs.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { FriendButton } from '#client/overlay/people/friends/FriendButton.tsx';
import { keysOf } from '#client/overlay/people/friends/FriendPortrait.tsx';
import { friendTexts } from '#client/overlay/people/friends/texts.ts';
import { useStore } from '#client/ui/useStore.ts';
import { whisperTo } from './chatView.ts';
import { chatTexts } from './texts.ts';
import styles from './ChatUserDialog.module.css';

const texts = chatTexts.user;

/** Actions on another user. */
export function ChatUserDialog({ payload }: { readonly payload: DialogPayloads['chatUser'] }) {
  const { userId, npcId } = payload;
  const profile = useQuery(profileQuery(userId));
  return (
    <Dialog title={profile.data?.nickname ?? chatTexts.chat} titleTone="sea" width="small">
      {profile.data ? (
        <UserActions profile={profile.data} npcBehind={npcById(npcId ?? 0)} />
      ) : profile.isError ? (
        <ErrorState
          title={texts.failed}
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

interface UserActionsProps {
  readonly profile: Profile;
  readonly npcBehind: NpcDefinition | undefined;
}

function UserActions({ profile, npcBehind }: UserActionsProps) {
  const { userId, nickname } = profile;
  const bridge = useBridge();
  const { close } = useDialogControl();
  // The request layer has shown errors; the card shows the current state.
  const endFriendship = useEndFriendship({
    onSuccess: () => showToast({ text: friendTexts.ended, theme: 'success' }),
  });
  const setBlocked = useSetBlocked(userId);
  const setMuted = useSetMuted(userId);
  const relation = useQuery({ ...friendQueries.relation(userId), enabled: false }).data;
  const ownId = useStore(sessionStore, ({ user }) => user?.userId);
  const muted = useStore(chatStore, ({ mutedIds }) => mutedIds.has(userId));
  const blocked = useStore(chatStore, ({ blockedIds }) => blockedIds.has(userId));
  const isTeacher = useStore(sessionStore, ({ user }) => holdsAnywhere(user, 'teacher'));

  // The request layer has shown the error; the button stays unchanged.
  const act = (doing: Promise<unknown>, done: string) => {
    doing.then(() => showToast({ text: done, theme: 'success' })).catch(() => undefined);
    close();
  };
  const greet = () => {
    close();
    if (!worldTalk.emote('HELLO')) showToast({ text: chatTexts.noLine, theme: 'warning' });
  };
  const end = (friendshipId: number) =>
    openDialog('confirm', {
      title: friendTexts.endAsk(nickname),
      confirmLabel: friendTexts.end,
      danger: true,
      onConfirm: () => endFriendship.mutate(friendshipId),
    });
  const block = () =>
    openDialog('confirm', {
      title: texts.blockAsk(nickname),
      detail: texts.blockDetail,
      confirmLabel: texts.block,
      danger: true,
      onConfirm: () => act(setBlocked.mutateAsync(true), texts.blocked(nickname)),
    });

  return (
    <Stack pad={2}>
      <Who profile={profile} />
      {npcBehind && (
        <Button
          tone="sea"
          wide
          icon={<MessageCircleMore />}
          onClick={() => {
            close();
            bridge.ask((world) => world.meetNpc(npcBehind.id));
          }}
        >
          {texts.meet(npcBehind.name)}
        </Button>
      )}
      {userId !== ownId && !blocked && <FriendButton user={{ userId, nickname }} wide />}
      {userId !== ownId && (
        <Button
          tone="alt"
          icon={<MessageCircle />}
          wide
          disabled={blocked}
          onClick={() => {
            close();
            whisperTo({ userId, nickname });
          }}
        >
          {texts.whisper}
        </Button>
      )}
      {userId !== ownId && (
        <Button tone="alt" wide icon={<Hand />} onClick={greet}>
          {texts.greet}
        </Button>
      )}
      <Button tone="alt" wide icon={<UserRound />} onClick={() => openDialog('userDetail', { userId })}>
        {texts.detail}
      </Button>
      {userId !== ownId && (
        <div className={styles.careful}>
          <Button
            tone="alt"
            wide
            icon={muted ? <Eye /> : <EyeOff />}
            onClick={() =>
              act(setMuted.mutateAsync(!muted), muted ? texts.unmuted(nickname) : texts.muted(nickname))
            }
          >
            {muted ? texts.unmute : texts.mute}
          </Button>
          <Button
            tone="alt"
            wide
            icon={<Ban />}
            onClick={blocked ? () => act(setBlocked.mutateAsync(false), texts.unblocked(nickname)) : block}
          >
            {blocked ? texts.unblock : texts.block}
          </Button>
          {relation?.relation === 'FRIEND' && relation.friendshipId !== null && (
            <Button tone="alt" wide icon={<UserRoundMinus />} onClick={() => end(relation.friendshipId ?? 0)}>
              {friendTexts.end}
            </Button>
          )}
          {isTeacher && (
            <Button
              tone="alt"
              wide
              icon={<SlidersHorizontal />}
              onClick={() => openDialog('memberChat', { userId, nickname })}
            >
              {texts.rights}
            </Button>
          )}
          <Button
            tone="danger"
            wide
            icon={<Siren />}
            onClick={() => {
              close();
              openDialog('report', { userId, nickname });
            }}
          >
            {texts.report}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** How somebody looks, and how far it has come. */
function Who({ profile: { nickname, level, titleId, equippedUserItemList } }: { readonly profile: Profile }) {
  return (
    <Cluster justify="center">
      <span className={styles.face} data-face>
        <AvatarPreview
          itemKeys={keysOf(equippedUserItemList.map(({ itemId }) => itemId))}
          height={72}
          bust
          animate={false}
          label={nickname}
        />
      </span>
      <span data-tag>{friendTexts.level(level)}</span>
      <TitleRibbon titleId={titleId} />
    </Cluster>
  );
}
