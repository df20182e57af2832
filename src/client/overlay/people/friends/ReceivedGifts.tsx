import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { friendQueries } from '#client/net/people/friends.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Entry } from '#client/ui/list/Entry.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { pageCountOf } from '#shared/contract/paging.ts';
import { FriendPortrait } from './FriendPortrait.tsx';
import { friendTexts } from './texts.ts';
import { DAY } from '#shared/time/formats.ts';

/** Gifts of friends, newest first. */
export function ReceivedGifts() {
  const [page, setPage] = useState(1);
  const gifts = useQuery(friendQueries.gifts(page));
  return (
    <ListBody
      query={gifts}
      failed={friendTexts.giftsFailed}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState title={friendTexts.noGifts} hint={friendTexts.noGiftsHint} />}
    >
      {({ giftList, total, itemsPerPage }) => (
        <>
          <Stack as="ul" gap={3} after={4}>
            {giftList.map((gift) => (
              <Entry
                key={gift.giftId}
                lead={<FriendPortrait user={gift} />}
                title={gift.nickname}
                facts={DAY.format(new Date(gift.at))}
              >
                <img src="/ui/gift.svg" alt="" width="30" height="30" />
                <Text as="span" size="label" tone="warning">
                  {gift.point > 0 ? friendTexts.giftPoints(gift.point) : friendTexts.giftGreeting}
                </Text>
              </Entry>
            ))}
          </Stack>
          <Pager first={1} page={page} pageCount={pageCountOf(total, itemsPerPage)} onPage={setPage} />
        </>
      )}
    </ListBody>
  );
}
