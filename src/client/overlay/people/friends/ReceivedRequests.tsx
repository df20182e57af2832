import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { friendQueries, useAnswerFriendship } from '#client/net/people/friends.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Caption, Text } from '#client/ui/text/Text.tsx';
import { Grid, Row, Stack } from '#client/ui/layout/Stack.tsx';
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
          <Text tone="soft" align="center" before={3} after={3}>
            {friendTexts.noRequests}
          </Text>
        ) : (
          <EmptyState title={friendTexts.noRequests} />
        )
      }
    >
      {({ friendList, total, itemsPerPage }) => (
        <>
          <Grid as="ul" min={270} gap={3} after={4}>
            {friendList.map((friend) => (
              <RequestRow key={friend.friendshipId} friend={friend} />
            ))}
          </Grid>
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
    <Card as="li" layout="row" size="small" gap={3}>
      <Row grow>
        <FriendPortrait user={friend} />
        <Stack gap={0}>
          <Text as="b" size="heading">
            {nickname}
          </Text>
          <Caption>{friendTexts.level(level)}</Caption>
        </Stack>
      </Row>
      <Row className={styles.answers}>
        <Button
          size="small"
          icon={<Check />}
          busy={answer.isPending && answer.variables === 'accept'}
          disabled={answer.isPending || !online}
          onClick={() => answer.mutate('accept')}
        >
          {friendTexts.accept}
        </Button>
        <Button
          tone="alt"
          size="small"
          disabled={answer.isPending || !online}
          onClick={() => answer.mutate('reject')}
        >
          {friendTexts.reject}
        </Button>
      </Row>
    </Card>
  );
}
