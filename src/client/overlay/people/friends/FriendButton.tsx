import { useQuery } from '@tanstack/react-query';
import { Hourglass, UserRoundCheck, UserRoundPlus, X } from 'lucide-react';
import { friendQueries, useEndFriendship, useRequestFriendship } from '#client/net/people/friends.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { friendTexts } from './texts.ts';
import styles from './Friends.module.css';

interface FriendButtonProps {
  readonly user: { readonly userId: number; readonly nickname: string };
  readonly wide?: boolean;
}

/** The relation to another user, and the next step to become friends. Pushes keep it up to date while it is open. */
export function FriendButton({ user: { userId, nickname }, wide = false }: FriendButtonProps) {
  const relation = useQuery(friendQueries.relation(userId));
  const request = useRequestFriendship({
    onSuccess: (state) =>
      showToast({
        text: state === 'ACCEPT' ? friendTexts.accepted(nickname) : friendTexts.asked,
        theme: 'success',
      }),
    onError: (error) => showToast({ text: userMessageOf(error, friendTexts.notNow), theme: 'warning' }),
  });
  const now = relation.data?.relation ?? 'NONE';
  const friendshipId = relation.data?.friendshipId ?? null;
  if (now === 'FRIEND' || now === 'ASKED')
    return (
      <>
        <p className={styles.state} data-relation={now} role="status">
          {now === 'FRIEND' ? <UserRoundCheck aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
          {now === 'FRIEND' ? friendTexts.isFriend : friendTexts.isAsked}
        </p>
        {now === 'ASKED' && friendshipId !== null && <TakeBack friendshipId={friendshipId} wide={wide} />}
      </>
    );
  return (
    <Button
      icon={<UserRoundPlus />}
      wide={wide}
      busy={request.isPending || relation.isLoading}
      onClick={() => request.mutate({ userId })}
    >
      {now === 'RECEIVED' ? friendTexts.acceptRequest : friendTexts.add}
    </Button>
  );
}

/** Takes a request back that was not answered yet. */
function TakeBack({ friendshipId, wide }: { readonly friendshipId: number; readonly wide: boolean }) {
  const takeBack = useEndFriendship({
    onSuccess: () => showToast({ text: friendTexts.takenBack, theme: 'success' }),
    onError: (error) => showToast({ text: userMessageOf(error, friendTexts.notNow), theme: 'warning' }),
  });
  return (
    <Button
      tone="alt"
      icon={<X />}
      wide={wide}
      busy={takeBack.isPending}
      onClick={() => takeBack.mutate(friendshipId)}
    >
      {friendTexts.takeBack}
    </Button>
  );
}
