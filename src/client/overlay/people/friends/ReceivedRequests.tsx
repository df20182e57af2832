import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { friendQueries, useAnswerFriendship } from '#client/net/people/friends.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { useOnline } from '#client/ui/feedback/useOnline.ts';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { pageCountOf } from '#shared/contract/paging.ts';
import type { Friend } from '#shared/contract/people/friends.ts';
import { FriendPortrait } from './FriendPortrait.tsx';
import { friendTexts } from './texts.ts';
import styles from './Friends.module.css';

/** Requests that wait for an answer, newest first, a page at a time. A «다음에» is not told to the other child. */
export function ReceivedRequests({ quietWhenEmpty = false }: { readonly quietWhenEmpty?: boolean }) {
  const [page, setPage] = useState(1);
  const received = useQuery(friendQueries.received(page));
  return (
    <ListBody
      query={received}
      failed={friendTexts.failed}
      isEmpty={({ friendList }) => friendList.length === 0 && page === 1}
      empty={
        quietWhenEmpty ? (
          <p className={styles.quiet}>{friendTexts.noRequests}</p>
        ) : (
          <EmptyState title={friendTexts.noRequests} />
        )
      }
    >
      {({ friendList, total, itemsPerPage }) => (
        <>
          <ul className={styles.rows}>
            {friendList.map((friend) => (
              <RequestRow key={friend.friendshipId} friend={friend} />
            ))}
          </ul>
          <Pager first={1} page={page} pageCount={pageCountOf(total, itemsPerPage)} onPage={setPage} />
        </>
      )}
    </ListBody>
  );
}

function RequestRow({ friend }: { readonly friend: Friend }) {
  const { friendshipId, nickname, level } = friend;
  const online = useOnline();
  const answer = useAnswerFriendship(friendshipId, {
    onSuccess: (_reply, how) =>
      showToast(
        how === 'accept'
          ? { text: friendTexts.accepted(nickname), theme: 'success', durationMs: 3000 }
          : { text: friendTexts.rejected },
      ),
    onError: (error) => showToast({ text: userMessageOf(error, friendTexts.notNow), theme: 'warning' }),
  });
  return (
    <li className={styles.request}>
      <div className={styles.who}>
        <FriendPortrait user={friend} />
        <p>
          <b>{nickname}</b>
          <small>{friendTexts.level(level)}</small>
        </p>
      </div>
      <div className={styles.answers}>
        <Button
          icon={<Check />}
          busy={answer.isPending && answer.variables === 'accept'}
          disabled={answer.isPending || !online}
          onClick={() => answer.mutate('accept')}
        >
          {friendTexts.accept}
        </Button>
        <Button tone="alt" disabled={answer.isPending || !online} onClick={() => answer.mutate('reject')}>
          {friendTexts.reject}
        </Button>
      </div>
    </li>
  );
}
