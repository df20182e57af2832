import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Snowflake } from 'lucide-react';
import { competitionQueries, type CompetitionPlace } from '#client/net/battle/competitions.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { BoardTable } from '../CompetitionBoard.tsx';
import { competitionTexts } from '../texts.ts';

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
            <Card layout="row" size="small" tone="info">
              <Snowflake size={20} aria-hidden="true" />
              <Text tone="inherit" grow>
                {texts.truth}
              </Text>
            </Card>
          )}
          <BoardTable board={data} ownId={0} />
          <Cluster as="ol" gap={5}>
            {data.contentList.map(({ competitionContentId, order, title }) => (
              <Hint key={competitionContentId} as="li">
                {order}. {title}
              </Hint>
            ))}
          </Cluster>
        </>
      )}
    </ListBody>
  );
}
