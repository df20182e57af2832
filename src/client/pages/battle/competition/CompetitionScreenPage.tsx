import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { competitionQueries } from '#client/net/battle/competitions.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { Competition } from '#shared/contract/battle/competitions.ts';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { BattleFrame } from '../BattleFrame.tsx';
import page from '../Arena.module.css';
import { JoinedPlayers } from '../screen/JoinedPlayers.tsx';
import { ScreenBoard } from '../screen/ScreenBoard.tsx';
import { ScreenFrame } from '../screen/ScreenFrame.tsx';
import { useReveal } from '../screen/useReveal.ts';
import styles from '../screen/ScreenFrame.module.css';
import { battleTexts } from '../texts.ts';
import { useIsStaff } from '../useIsStaff.ts';
import { competitionTexts as texts } from './texts.ts';
import { useCompetitionRoom } from './useCompetitionRoom.ts';

const ID = /^[1-9]\d{0,8}$/;

/** The board of a competition for the projector of a class: what every player may see, and nothing more. */
export function CompetitionScreenPage() {
  const { id: channelId, channelDomain } = useChannel();
  const { competitionId = '' } = useParams();
  const isStaff = useIsStaff();
  const isId = ID.test(competitionId);
  const info = useQuery({
    ...competitionQueries.info(channelId, Number(competitionId)),
    enabled: isId && isStaff,
  });
  const { connection, board } = useCompetitionRoom(Number(competitionId), isStaff && info.isSuccess);
  const frozen = useQuery({
    ...competitionQueries.frozenBoard({ channelId, competitionId: Number(competitionId) }),
    enabled: isStaff && isId && board?.clock.state === 'ENDED',
  });
  if (!isStaff || !isId || info.isError || !info.data || !board || connection === 'gone')
    return (
      <BattleFrame
        title={texts.screen}
        back={{ to: paths.channelCompetitions(channelDomain), text: texts.back }}
      >
        <main className={page.middle}>
          <Panel>
            {isStaff && isId && connection !== 'gone' && !info.isError ? (
              <ListBody query={{ ...info, data: undefined }} failed={texts.failed}>
                {() => null}
              </ListBody>
            ) : (
              <EmptyState
                scene="lost"
                title={isStaff ? texts.missing : battleTexts.screen.staffOnly}
                hint={isStaff ? texts.missingHint : ''}
              >
                <ButtonLink to={paths.channelCompetitions(channelDomain)} tone="ok">
                  {texts.back}
                </ButtonLink>
              </EmptyState>
            )}
          </Panel>
        </main>
      </BattleFrame>
    );
  return <Screen info={info.data} told={board} frozen={frozen} isLost={connection === 'lost'} />;
}

interface ScreenProps {
  readonly info: Competition;
  readonly told: Scoreboard;
  readonly frozen: UseQueryResult<Scoreboard | null>;
  readonly isLost: boolean;
}

function Screen({ info: { name, contentCount, limitTime }, told, frozen, isLost }: ScreenProps) {
  const { board, reveal } = useShown(told, frozen);
  return (
    <ScreenFrame
      name={name}
      facts={[
        texts.problems(contentCount),
        texts.minutes(limitTime),
        battleTexts.screen.players(board.userList.length),
      ]}
      clock={board.clock}
      reveal={reveal}
      isLost={isLost}
    >
      {board.clock.state === 'COUNTDOWN' ? (
        <main className={styles.join}>
          <p>{texts.members}</p>
          <b>{texts.people(board.userList.length)}</b>
          <JoinedPlayers players={board.userList} />
        </main>
      ) : (
        <ScreenBoard board={board} reveal={reveal} />
      )}
    </ScreenFrame>
  );
}

/** The board with its chests, which are opened one by one once it is over. */
function useShown(told: Scoreboard, frozen: UseQueryResult<Scoreboard | null>) {
  const waits = told.clock.state === 'ENDED' && told.clock.freezeFromMs !== null && frozen.isPending;
  const { board, reveal } = useReveal(told, frozen.data ?? null, waits);
  return { board: board ?? told, reveal };
}
