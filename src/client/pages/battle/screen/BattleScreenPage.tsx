import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { battleQueries } from '#client/net/battle/battles.ts';
import { openBattleRoom } from '#client/net/rooms/battle/openBattleRoom.ts';
import { battleStore } from '#client/stores/battleStore.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { RoomView } from '#shared/contract/battle/battles.ts';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { BattleFrame } from '../BattleFrame.tsx';
import { battleTexts } from '../texts.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { useIsStaff } from '../useIsStaff.ts';
import page from '../Arena.module.css';
import { JoinedPlayers } from './JoinedPlayers.tsx';
import { ScreenBoard } from './ScreenBoard.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { useReveal } from './useReveal.ts';
import styles from './ScreenFrame.module.css';

const texts = battleTexts.screen;

/** The board of a battle for the projector of a class: what every player may see, and nothing more. */
export function BattleScreenPage() {
  const { key = '' } = useParams();
  const code = key.toUpperCase();
  const isStaff = useIsStaff();
  const { id: channelId } = useChannel();
  const screen = useQuery({ ...battleQueries.screen(channelId, code), enabled: isStaff });
  const isThere = screen.isSuccess;
  useEffect(() => {
    if (!isThere) return;
    const connection = openBattleRoom(channelId, code);
    return () => connection.close();
  }, [channelId, code, isThere]);
  const { connection, view, board } = useStore(battleStore);
  const hasEnded = board?.clock.state === 'ENDED';
  const { refetch } = screen;
  // The contents of the chests are told once the race is over.
  useEffect(() => {
    if (hasEnded) void refetch();
  }, [hasEnded, refetch]);

  if (!isStaff || screen.isError || connection === 'gone')
    return (
      <BattleFrame title={texts.title} back={{ to: paths.battles, text: battleTexts.toLobby }}>
        <main className={page.middle}>
          <Panel>
            <EmptyState
              scene="lost"
              title={isStaff ? battleTexts.gone : texts.staffOnly}
              hint={isStaff ? battleTexts.goneHint : ''}
            >
              <ButtonLink to={paths.battles} tone="ok">
                {battleTexts.toLobby}
              </ButtonLink>
            </EmptyState>
          </Panel>
        </main>
      </BattleFrame>
    );
  const room = view ?? screen.data;
  if (!room)
    return (
      <BattleFrame title={texts.title} back={{ to: paths.battles, text: battleTexts.toLobby }}>
        <main className={page.middle}>
          <Panel>
            <Loading label={battleTexts.connecting} />
          </Panel>
        </main>
      </BattleFrame>
    );
  const shown = view ? board : (screen.data?.board ?? null);
  const frozen = screen.data?.frozenBoard ?? null;
  const isOfThis = frozen !== null && frozen.clock.contestId === shown?.clock.contestId;
  return (
    <Screen
      key={shown?.clock.contestId}
      view={room}
      board={shown}
      frozen={isOfThis ? frozen : null}
      waitsForFrozen={hasEnded && !isOfThis && shown?.clock.freezeFromMs !== null && screen.isFetching}
      isLost={connection === 'lost'}
    />
  );
}

interface ScreenProps {
  readonly view: RoomView;
  readonly board: Scoreboard | null;
  /** The board before the chests are opened; null when there are none. */
  readonly frozen: Scoreboard | null;
  readonly waitsForFrozen: boolean;
  readonly isLost: boolean;
}

function Screen({
  view: { room, roomMemberList },
  board: told,
  frozen,
  waitsForFrozen,
  isLost,
}: ScreenProps) {
  const { board, reveal } = useReveal(told, frozen, waitsForFrozen);
  const players = roomMemberList.filter(({ role }) => role === 'PLAYER');
  const isWaiting = room.state === 'WAITING' || board === null;
  return (
    <ScreenFrame
      name={room.name}
      facts={[
        battleTexts.problems(room.problemCount),
        battleTexts.minutes(room.minutes),
        texts.players(board === null || isWaiting ? players.length : board.userList.length),
      ]}
      clock={isWaiting ? null : board.clock}
      reveal={reveal}
      isLost={isLost}
    >
      {isWaiting ? (
        <main className={styles.join}>
          <p>{texts.joinWith}</p>
          <b>{room.code}</b>
          <p>{texts.joinHint}</p>
          {players.length === 0 && <p className={styles.nobody}>{texts.nobodyYet}</p>}
          <JoinedPlayers players={players} />
        </main>
      ) : (
        <ScreenBoard board={board} reveal={reveal} />
      )}
    </ScreenFrame>
  );
}
