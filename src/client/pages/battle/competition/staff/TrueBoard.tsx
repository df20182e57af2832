import { useQuery } from '@tanstack/react-query';
import { Snowflake } from 'lucide-react';
import { competitionQueries, type CompetitionPlace } from '#client/net/battle/competitions.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { BoardTable } from '../CompetitionBoard.tsx';
import { competitionTexts } from '../texts.ts';
import styles from './Staff.module.css';

const texts = competitionTexts.staff;

/** The board as it is, also while it is frozen for the players. */
export function TrueBoard({ place }: { readonly place: CompetitionPlace }) {
  const board = useQuery(competitionQueries.board(place));
  return (
    <ListBody
      query={board}
      failed={texts.boardFailed}
      isEmpty={({ userList }) => userList.length === 0}
      empty={<EmptyState scene="waiting" title={texts.nobody} />}
    >
      {(data) => (
        <>
          {data.clock.isFrozen && (
            <p className={styles.note}>
              <Snowflake aria-hidden="true" /> {texts.truth}
            </p>
          )}
          <BoardTable board={data} ownId={0} />
          <ol className={styles.legend}>
            {data.contentList.map(({ competitionContentId, order, title }) => (
              <li key={competitionContentId}>
                {order}. {title}
              </li>
            ))}
          </ol>
        </>
      )}
    </ListBody>
  );
}
