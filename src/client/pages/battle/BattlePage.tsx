import { useEffect, useRef, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { useStore } from 'zustand';
import { openBattleRoom } from '#client/net/rooms/battle/openBattleRoom.ts';
import type { BattleConnection } from '#client/net/rooms/battle/BattleConnection.ts';
import { battleStore } from '#client/stores/battleStore.ts';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { BattleDoor } from './BattleDoor.tsx';
import { BattleFrame } from './BattleFrame.tsx';
import { Podium } from './Podium.tsx';
import { Race } from './Race.tsx';
import { battleTexts as texts } from './texts.ts';
import { WaitingRoom } from './WaitingRoom.tsx';
import styles from './BattlePage.module.css';

const COMPETITION_ID = /^[1-9]\d{0,8}$/;

/** One battle by its code; a competition, whose id may stand there as well, has pages of its own. */
export function BattlePage() {
  const { key = '' } = useParams();
  if (COMPETITION_ID.test(key)) return <Navigate to={paths.competition(Number(key))} replace />;
  return <Battle battleKey={key} />;
}

/** The room that waits, the race, the podium, as the live line tells them. */
function Battle({ battleKey: key }: { readonly battleKey: string }) {
  const connection = useRef<BattleConnection>(null);
  /** Counts the times somebody came in by the door, after which the line is opened again. */
  const [entry, setEntry] = useState(0);
  useEffect(() => {
    const opened = openBattleRoom(key.toUpperCase());
    connection.current = opened;
    return () => opened.close();
  }, [key, entry]);
  const { line, view, board } = useStore(battleStore);

  if (line === 'gone') {
    return (
      <BattleFrame title={texts.lobby} back={{ to: paths.battles, text: texts.toLobby }}>
        <main className={styles.middle}>
          <BattleDoor battleKey={key.toUpperCase()} onEntered={() => setEntry((count) => count + 1)} />
        </main>
      </BattleFrame>
    );
  }
  const isRacing = board !== null && board.clock.state !== 'ENDED';
  if (isRacing) return <Race key={board.clock.contestId} board={board} view={view} />;
  if (board !== null && (view === null || view.room.state === 'ENDED'))
    return <Podium board={board} view={view} />;
  if (view !== null)
    return <WaitingRoom view={view} onSay={(text) => connection.current?.say(text) ?? false} />;
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
