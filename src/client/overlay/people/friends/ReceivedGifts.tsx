import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { friendQueries } from '#client/net/people/friends.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { pageCountOf } from '#shared/contract/paging.ts';
import { FriendPortrait } from './FriendPortrait.tsx';
import { friendTexts } from './texts.ts';
import styles from './Friends.module.css';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

const dayFormat = seoulFormat({ month: 'long', day: 'numeric' });

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
          <ul className={styles.rows}>
            {giftList.map((gift) => (
              <li key={gift.giftId} className={styles.row}>
                <div className={styles.who}>
                  <FriendPortrait user={gift} />
                  <p>
                    <b>{gift.nickname}</b>
                    <small>{dayFormat.format(new Date(gift.at))}</small>
                  </p>
                </div>
                <img src="/ui/gift.svg" alt="" width="30" height="30" />
                <span className={styles.points}>
                  {gift.point > 0 ? friendTexts.giftPoints(gift.point) : friendTexts.giftGreeting}
                </span>
              </li>
            ))}
          </ul>
          <Pager first={1} page={page} pageCount={pageCountOf(total, itemsPerPage)} onPage={setPage} />
        </>
      )}
    </ListBody>
  );
}
