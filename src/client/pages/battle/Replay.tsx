import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { contestQueries } from '#client/net/battle/contests.ts';
import { battleStore } from '#client/stores/battleStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { classNames } from '#client/ui/classNames.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { uiTexts } from '#client/ui/texts.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { competitionRoutes } from '#shared/contract/battle/competitions.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { PracticeButton } from './practice/PracticeButton.tsx';
import { raceLanes } from './raceLanes.ts';
import { RaceTrack } from './RaceTrack.tsx';
import { replayBoard } from './replayBoard.ts';
import { battleTexts as texts } from './texts.ts';
import type { Outfits } from './useOutfits.ts';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import styles from './BattlePodium.module.css';

/** The whole race passes by in this time, however long it was, ms. */
const SHOW_MS = 20_000;
const FRAME_MS = 50;
const USUAL_CASES = 8;

interface ReplayProps {
  readonly outfits: Outfits;
  readonly onClose: () => void;
}

/** The race once more, with a time line to pull. */
export function Replay({ outfits, onClose }: ReplayProps) {
  const { id: channelId } = useChannel();
  const { key, board } = useStore(battleStore);
  const contestId = board?.clock.contestId ?? 0;
  const replay = useQuery(contestQueries.replay(channelId, key ?? '', contestId));
  return (
    <Panel title={texts.replay} titleTone="sea" className={classNames(styles.over, styles.wide)}>
      <ListBody
        query={replay}
        failed={texts.replayFailed}
        isEmpty={({ stepList }) => stepList.length === 0}
        empty={<EmptyState title={texts.replayEmpty} />}
      >
        {(data) => <TimeLine data={data} outfits={outfits} />}
      </ListBody>
      <Cluster>
        {key !== null && <PracticeButton raceKey={key} />}
        <Button tone="alt" onClick={onClose}>
          {uiTexts.close}
        </Button>
      </Cluster>
    </Panel>
  );
}

interface TimeLineProps {
  readonly data: ResponseOf<typeof competitionRoutes.getReplay>;
  readonly outfits: Outfits;
}

function TimeLine({ data: { board, stepList }, outfits }: TimeLineProps) {
  const ownId = useStore(sessionStore, ({ user }) => user?.userId ?? null);
  const endMs = Math.max(board.clock.durationMs, stepList.at(-1)?.atMs ?? 0, 1);
  const [atMs, setAtMs] = useState(0);
  const [plays, setPlays] = useState(true);
  const isOver = atMs >= endMs;
  useEffect(() => {
    if (!plays || isOver) return;
    const timer = setInterval(
      () => setAtMs((at) => Math.min(endMs, at + (endMs * FRAME_MS) / SHOW_MS)),
      FRAME_MS,
    );
    return () => clearInterval(timer);
  }, [plays, isOver, endMs]);
  const isPlaying = plays && !isOver;
  const lanes = raceLanes({
    board: replayBoard(board, stepList, atMs),
    ...{ members: [], ownId, usualTotal: USUAL_CASES },
  });
  const toggle = () => {
    if (isOver) setAtMs(0);
    setPlays(!isPlaying);
  };
  return (
    <>
      <div className={styles.replay}>
        <RaceTrack lanes={lanes} outfits={outfits} />
      </div>
      <div className={styles.line}>
        <Button tone="sea" icon={isPlaying ? <Pause /> : <Play />} onClick={toggle}>
          {isPlaying ? texts.pause : texts.play}
        </Button>
        <div>
          <input
            type="range"
            aria-label={texts.replayTime}
            aria-valuetext={texts.clock(atMs)}
            min={0}
            max={endMs}
            step={Math.max(1, Math.round(endMs / 200))}
            value={atMs}
            onChange={(event) => {
              setPlays(false);
              setAtMs(Number(event.target.value));
            }}
          />
          <span className={styles.marks} aria-hidden="true">
            {stepList
              .filter(({ success }) => success)
              .map(({ submissionId, atMs: at }) => (
                <i key={submissionId} style={{ left: `${(at / endMs) * 100}%` }} />
              ))}
          </span>
        </div>
        <output>{texts.clock(atMs)}</output>
      </div>
    </>
  );
}
