import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { openBattleRoom } from '#client/net/rooms/battle/openBattleRoom.ts';
import type { BattleConnection } from '#client/net/rooms/battle/BattleConnection.ts';
import { battleStore } from '#client/stores/battleStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { RoomView } from '#shared/contract/battle/battles.ts';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { BattleDoor } from './BattleDoor.tsx';
import { BattleFrame } from './BattleFrame.tsx';
import type { BattleVoice } from './cheers/battleVoice.ts';
import { BattlePodium } from './BattlePodium.tsx';
import { Race } from './Race.tsx';
import { battleTexts as texts } from './texts.ts';
import { WaitingRoom } from './waiting/WaitingRoom.tsx';
import styles from './Arena.module.css';

/** Somebody who has not asked for another race keeps looking at the podium while others gather for one. */
function useStaysAtPodium(view: RoomView | null, board: Scoreboard | null): boolean {
  const ownId = useStore(sessionStore, ({ user }) => user?.userId);
  const [seen, setSeen] = useState<number | null>(null);
  const state = view?.room.state;
  const contestId = board?.clock.state === 'ENDED' ? board.clock.contestId : null;
  const own = view?.roomMemberList.find(({ userId }) => userId === ownId);
  const isReady = own?.ready === true;
  const now = state === 'ENDED' ? contestId : isReady ? null : seen;
  if (now !== seen) setSeen(now);
  return (
    state === 'WAITING' && own?.role === 'PLAYER' && !isReady && contestId !== null && seen === contestId
  );
}

interface BattlePageProps {
  readonly openStage: OpenStage;
}

/** One battle by its code: the room that waits, the race, the podium, as its room tells them. */
export function BattlePage({ openStage }: BattlePageProps) {
  const { id: channelId } = useChannel();
  const { key = '' } = useParams();
  const room = useRef<BattleConnection>(null);
  /** Counts the times somebody came in by the door, after which the room is opened again. */
  const [entry, setEntry] = useState(0);
  useEffect(() => {
    const opened = openBattleRoom(channelId, key.toUpperCase());
    room.current = opened;
    return () => opened.close();
  }, [channelId, key, entry]);
  const [voice] = useState<BattleVoice>(() => ({
    say: (text) => room.current?.say(text) ?? null,
    sayPhrase: (phraseId) => room.current?.sayPhrase(phraseId),
    cheer: (emote) => room.current?.cheer(emote),
  }));
  const { connection, view, board } = useStore(battleStore);
  const staysAtPodium = useStaysAtPodium(view, board);

  if (connection === 'gone') {
    return (
      <BattleFrame title={texts.lobby} back={{ to: paths.battles, text: texts.toLobby }}>
        <main className={styles.middle}>
          <BattleDoor battleKey={key.toUpperCase()} onEntered={() => setEntry((count) => count + 1)} />
        </main>
      </BattleFrame>
    );
  }
  const isRacing = board !== null && board.clock.state !== 'ENDED';
  if (isRacing)
    return <Race key={board.clock.contestId} openStage={openStage} board={board} view={view} voice={voice} />;
  if (board !== null && (view === null || view.room.state === 'ENDED' || staysAtPodium))
    return <BattlePodium board={board} view={view} />;
  if (view !== null) return <WaitingRoom view={view} voice={voice} />;
  return (
    <BattleFrame title={texts.lobby} back={{ to: paths.battles, text: texts.toLobby }}>
      <main className={styles.middle}>
        <Panel>
          <Loading label={texts.connecting} />
        </Panel>
      </main>
    </BattleFrame>
  );
}
