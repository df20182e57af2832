import { useQuery } from '@tanstack/react-query';
import { Snowflake } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useStore } from 'zustand';
import { battleQueries } from '#client/net/queries/battleQueries.ts';
import { openBattleRoom } from '#client/net/rooms/battle/openBattleRoom.ts';
import { battleStore } from '#client/stores/battleStore.ts';
import { channelStore } from '#client/stores/channelStore.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { RoomView } from '#shared/contract/battle/battles.ts';
import type { ContestClock, Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { BattleFrame } from '../BattleFrame.tsx';
import { battleTexts } from '../texts.ts';
import { useIsStaff } from '../useIsStaff.ts';
import { useServerNow } from '../useServerNow.ts';
import { RevealSign } from './RevealSign.tsx';
import { ScreenBoard } from './ScreenBoard.tsx';
import { useReveal } from './useReveal.ts';
import styles from './BattleScreenPage.module.css';

const texts = battleTexts.screen;
const LAST_MS = 60_000;
/** Where snow falls, in hundredths of the width. */
const FLAKES = [3, 17, 34, 52, 68, 81, 95];
/** More names would not fit on the wall. */
const MOST_NAMES = 30;

/** The board of a battle for the projector of a class: what every player may see, and nothing more. */
export function BattleScreenPage() {
  const { key = '' } = useParams();
  const code = key.toUpperCase();
  const isStaff = useIsStaff();
  const channelId = useStore(channelStore, ({ current }) => current?.channelId ?? 0);
  const screen = useQuery({ ...battleQueries.screen(channelId, code), enabled: isStaff });
  const isThere = screen.isSuccess;
  useEffect(() => {
    if (!isThere) return;
    const connection = openBattleRoom(code);
    return () => connection.close();
  }, [code, isThere]);
  const { line, view, board } = useStore(battleStore);
  const hasEnded = board?.clock.state === 'ENDED';
  const { refetch } = screen;
  // What the chests hold is told once the race is over.
  useEffect(() => {
    if (hasEnded) void refetch();
  }, [hasEnded, refetch]);

  if (!isStaff || screen.isError || line === 'gone')
    return (
      <BattleFrame title={texts.title} back={{ to: paths.battles, text: battleTexts.toLobby }}>
        <main className={styles.middle}>
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
        <main className={styles.middle}>
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
      isLost={line === 'lost'}
    />
  );
}

interface ScreenProps {
  readonly view: RoomView;
  readonly board: Scoreboard | null;
  /** As it was before the chests are opened; null where there are none. */
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
  const isFrozen = room.state !== 'WAITING' && board?.clock.isFrozen === true;
  const isWaiting = room.state === 'WAITING' || board === null;
  return (
    <div className={styles.screen} data-frozen={isFrozen || undefined}>
      <title>{`${room.name} · ${battleTexts.product}`}</title>
      {isFrozen && (
        <div className={styles.flakes} aria-hidden="true">
          {FLAKES.map((left, index) => (
            <Snowflake key={left} style={{ left: `${left}%`, animationDelay: `${index * -2.7}s` }} />
          ))}
        </div>
      )}
      <header className={styles.head}>
        <div>
          <h1>{room.name}</h1>
          <p>
            {battleTexts.problems(room.problemCount)} · {battleTexts.minutes(room.minutes)} ·{' '}
            {texts.players(board === null || isWaiting ? players.length : board.userList.length)}
          </p>
        </div>
        {isFrozen && (
          <p className={styles.secret} role="status">
            <Mascot sprite="dolphin" size={96} still />
            <span>
              <b>{texts.secretTitle}</b>
              {texts.secretHint}
            </span>
          </p>
        )}
        {reveal && <RevealSign reveal={reveal} />}
        {isLost && <Lost />}
        {board && !isWaiting && <ScreenClock clock={board.clock} />}
      </header>
      {isWaiting ? (
        <main className={styles.join}>
          <p>{texts.joinWith}</p>
          <b>{room.code}</b>
          <p>{texts.joinHint}</p>
          {players.length === 0 && <p className={styles.nobody}>{texts.nobodyYet}</p>}
          <ul>
            {players.slice(0, MOST_NAMES).map(({ userId, nickname, teamId }) => (
              <li key={userId}>
                {nickname}
                {teamId !== null && <small>{battleTexts.team(teamId)}</small>}
              </li>
            ))}
            {players.length > MOST_NAMES && <li>{battleTexts.moreOnStep(players.length - MOST_NAMES)}</li>}
          </ul>
        </main>
      ) : (
        <ScreenBoard board={board} reveal={reveal} />
      )}
    </div>
  );
}

/** Since when there is no news. */
function Lost() {
  const [since] = useState(() => new Date());
  const time = since.toLocaleTimeString('ko', { hour: 'numeric', minute: '2-digit' });
  return (
    <p className={styles.lost} role="status">
      {texts.lastNews(time)}
    </p>
  );
}

function ScreenClock({ clock }: { readonly clock: ContestClock }) {
  const now = useServerNow(250);
  const at = clock.pausedAt === null ? now : Date.parse(clock.serverTime);
  const left = Math.min(clock.durationMs, Math.max(0, Date.parse(clock.endsAt) - at));
  const note = {
    COUNTDOWN: battleTexts.getReady,
    RUNNING: battleTexts.timeLeft,
    PAUSED: battleTexts.paused,
    JUDGING: battleTexts.judging,
    ENDED: battleTexts.result,
  }[clock.state];
  const isLast = clock.state === 'RUNNING' && left <= LAST_MS;
  return (
    <div className={styles.clock} data-last={isLast || undefined}>
      <b role="timer">{battleTexts.clock(clock.state === 'ENDED' ? 0 : left)}</b>
      <span>{note}</span>
    </div>
  );
}
