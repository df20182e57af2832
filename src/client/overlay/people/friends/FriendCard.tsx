import { useQuery } from '@tanstack/react-query';
import { BookOpen, Check, House, Mail, MapPin, Navigation } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTask } from '#client/net/mutationHook.ts';
import { useSendGift } from '#client/net/people/friends.ts';
import { homeQueries } from '#client/net/world/home.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { closeAllDialogs, openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { useOnline } from '#client/ui/feedback/useOnline.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { LobbyMember } from '#shared/contract/people/friends.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { chatRule } from '#client/overlay/people/chat/chatRule.ts';
import { whisperTo } from '#client/overlay/people/chat/chatView.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { useStore } from '#client/ui/useStore.ts';
import { awaySince } from './awaySince.ts';
import { keysOf } from './FriendPortrait.tsx';
import { goToFriend, whyNot } from './goToFriend.ts';
import { friendTexts } from './texts.ts';
import styles from './Friends.module.css';

/** A friend before the place where it is or was last, what it does, and what one can do together. */
export function FriendCard({ friend }: { readonly friend: LobbyMember }) {
  const [openedAt] = useState(() => Date.now());
  const { nickname, level, itemIdList, activity, lastMapId, lastSeenAt, userId } = friend;
  const map = lastMapId === null ? undefined : mapById(lastMapId);
  const isAway = activity === 'AWAY';
  return (
    <li className={classNames(styles.card, isAway && styles.away)}>
      <button
        type="button"
        className={styles.portrait}
        aria-label={`${friendTexts.level(level)} ${friendTexts.about(nickname)}`}
        style={map && { backgroundImage: `url(/world/${map.key}/card.webp)` }}
        onClick={() => openDialog('chatUser', { userId })}
      >
        <AvatarPreview
          itemKeys={keysOf(itemIdList)}
          height={150}
          expression={activity === 'PLAYING' ? 'happy' : 'default'}
          animate={!isAway}
          label=""
          className={styles.avatar}
        />
        <span className={styles.level} data-tag aria-hidden="true">
          {friendTexts.level(level)}
        </span>
      </button>
      <div className={styles.facts}>
        <Text as="b" size="heading" truncate>
          {nickname}
        </Text>
        {map && (
          <span className={styles.place}>
            <MapPin aria-hidden="true" />
            {map.name}
          </span>
        )}
        <span className={styles.doing} data-online={!isAway || undefined}>
          <i aria-hidden="true" />
          {isAway ? awaySince(lastSeenAt, openedAt) : friendTexts.doing[activity]}
        </span>
        <div className={styles.actions}>
          <MainAction friend={friend} />
          <HomeButton friend={friend} />
          <GiftButton friend={friend} />
        </div>
      </div>
    </li>
  );
}

function MainAction({ friend }: { readonly friend: LobbyMember }) {
  const { activity, friendshipId, nickname, userId } = friend;
  const bridge = useBridge();
  const online = useOnline();
  const { close } = useDialogControl();
  const mayWhisper = useStore(chatStore, ({ rules }) => chatRule(rules, 'WHISPER').mayType);
  const visit = useTask(() => goToFriend(friendshipId, bridge, close), {
    onError: (error) => showToast({ text: whyNot(error), theme: 'info' }),
  });
  if (activity === 'PLAYING')
    return (
      <Button
        size="small"
        className={styles.main}
        icon={<Navigation />}
        busy={visit.isPending}
        disabled={!online}
        onClick={() => visit.mutate()}
      >
        {friendTexts.goTo}
      </Button>
    );
  if (activity === 'LESSON')
    return (
      <p className={styles.lesson}>
        <BookOpen aria-hidden="true" />
        {friendTexts.afterLesson}
      </p>
    );
  if (!mayWhisper) return <p className={styles.lesson}>{friendTexts.later}</p>;
  return (
    <Button
      tone="alt"
      size="small"
      className={styles.main}
      icon={<Mail />}
      onClick={() => {
        close();
        whisperTo({ userId, nickname });
      }}
    >
      {friendTexts.leaveNote}
    </Button>
  );
}

/** The way into the friend's room, while its door is open. */
function HomeButton({ friend: { userId, nickname } }: { readonly friend: LobbyMember }) {
  const navigate = useNavigate();
  const open = useQuery(homeQueries.open());
  if (!open.data?.some((home) => home.userId === userId)) return null;
  return (
    <button
      type="button"
      className={styles.gift}
      aria-label={friendTexts.visitHome(nickname)}
      onClick={() => {
        closeAllDialogs();
        void navigate(paths.home(userId));
      }}
    >
      <House className={styles.home} aria-hidden="true" />
    </button>
  );
}

function GiftButton({ friend: { friendshipId, nickname, giftSent } }: { readonly friend: LobbyMember }) {
  const online = useOnline();
  const send = useSendGift(friendshipId, {
    onSuccess: () => showToast({ text: friendTexts.giftDone(nickname), theme: 'success', durationMs: 3000 }),
    onError: (error) => showToast({ text: userMessageOf(error, friendTexts.notNow), theme: 'info' }),
  });
  const isSent = giftSent || send.isSuccess;
  return (
    <button
      type="button"
      className={styles.gift}
      aria-label={isSent ? friendTexts.giftSentTo(nickname) : friendTexts.giftTo(nickname)}
      disabled={isSent || send.isPending || !online}
      onClick={() => send.mutate()}
    >
      <img src="/ui/gift.svg" alt="" width="31" height="31" />
      {isSent && <Check className={styles.sent} aria-hidden="true" />}
    </button>
  );
}
