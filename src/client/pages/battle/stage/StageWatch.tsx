import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { OpenStage, StagePicture, StageView, StageMoment, StagePose } from '#client/bridge/stageView.ts';
import { emptyFilm } from '#client/pages/learning/stage/film.ts';
import { LevelView } from '#client/pages/learning/stage/LevelView.tsx';
import { pictureOf } from '#client/pages/learning/stage/momentOf.ts';
import { stageTexts } from '#client/pages/learning/stage/texts.ts';
import { SHOWN_SEED } from '#client/pages/learning/stage/useProgramRun.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { useReducedMotion } from '#client/ui/motion/useReducedMotion.ts';
import type { ContestContent, Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import type { StageLevel } from '#shared/simulation/stage/level.ts';
import { ContentTabs } from '../ContentTabs.tsx';
import type { RaceCalls } from '#client/net/battle/raceCalls.ts';
import { battleTexts as texts } from '../texts.ts';
import { useRaceGhosts, type RaceGhost } from './useRaceGhosts.ts';
import styles from './Stage.module.css';

interface StageWatchProps {
  readonly openStage: OpenStage;
  readonly calls: RaceCalls;
  readonly board: Scoreboard;
  readonly content: ContestContent;
  readonly onContent: (competitionContentId: number) => void;
}

/** A stage of a race for spectators: the runs of all side by side, again and again. */
export function StageWatch({ openStage, calls, board, content, onContent }: StageWatchProps) {
  const { competitionContentId } = content;
  const problem = useQuery(calls.problem(competitionContentId));
  const { ghosts, isError } = useRaceGhosts({ calls, board, competitionContentId });
  const level = problem.data?.stage;
  return (
    <section className={styles.watch} aria-label={stageTexts.level}>
      <ContentTabs board={board} content={content} onContent={onContent} />
      {problem.isError ? (
        <ErrorState
          title={stageTexts.failed}
          onRetry={() => void problem.refetch()}
          retrying={problem.isFetching}
        />
      ) : level ? (
        <Runs key={competitionContentId} openStage={openStage} level={level} ghosts={ghosts} />
      ) : (
        <Loading label={stageTexts.loading} />
      )}
      {level && ghosts.length === 0 && (
        <p className={styles.nobody} role="status">
          {isError ? texts.stage.ghostsFailed : texts.stage.nobodyRan}
        </p>
      )}
    </section>
  );
}

interface RunsProps {
  readonly openStage: OpenStage;
  readonly level: StageLevel;
  readonly ghosts: readonly RaceGhost[];
}

const TICKS_PER_MS = 60 / 1000;
/** How long everybody stands at the end before it begins anew. */
const REST_TICKS = 100;

function Runs({ openStage, level, ghosts }: RunsProps) {
  const view = useRef<StageView | null>(null);
  const place = useRef(0);
  const isCalm = useReducedMotion();
  const [wantsPlay, setWantsPlay] = useState(true);
  const picture = useMemo(() => pictureAt(level), [level]);
  const length = Math.max(0, ...ghosts.map((ghost) => ghost.length));
  const isPlaying = wantsPlay && !isCalm && length > 0;
  const moment = () =>
    watchMoment(
      picture,
      ghosts.map(({ poseAt }) => poseAt(isCalm ? length : place.current)),
    );
  const show = useEffectEvent(() => view.current?.show(moment()));
  const advance = useEffectEvent((ms: number) => {
    place.current += ms * TICKS_PER_MS;
    if (place.current > length + REST_TICKS) place.current = 0;
    show();
  });
  useEffect(() => show(), [ghosts, isCalm]);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let before: number | null = null;
    let frame = requestAnimationFrame(function next(now) {
      advance(before === null ? 0 : Math.min(100, now - before));
      before = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);
  return (
    <div className={styles.frame}>
      <LevelView
        openStage={openStage}
        picture={picture}
        name=""
        outfit={null}
        isWatched
        ghosts={ghosts}
        moment={moment}
        onView={(fresh) => {
          view.current = fresh;
        }}
      />
      {length > 0 && !isCalm && (
        <Button
          className={styles.toggle}
          tone="sea"
          icon={isPlaying ? <Pause /> : <Play />}
          onClick={() => setWantsPlay(!wantsPlay)}
        >
          {isPlaying ? texts.pause : texts.play}
        </Button>
      )}
    </div>
  );
}

function pictureAt(level: StageLevel): StagePicture {
  const [state] = emptyFilm(level, SHOWN_SEED).states;
  if (state === undefined) throw new Error('A film has at least its start.');
  return pictureOf(state);
}

/** An instant of a level in which only ghosts run. The camera follows the ghost that is furthest from the start; without one it rests at the start. */
function watchMoment(picture: StagePicture, poses: readonly (StagePose | null)[]): StageMoment {
  const { start } = picture;
  const far = (pose: StagePose) => Math.hypot(pose.x - start.x, pose.y - start.y);
  const [leader] = poses.filter((pose) => pose !== null).toSorted((a, b) => far(b) - far(a));
  return {
    pose: leader ?? { ...start, facing: 1, animation: 'stand', vx: 0, vy: 0 },
    ...{ taken: [], opened: [], painted: [], saying: null, answer: null },
    ...{ hasFallen: false, hasReached: false, trail: [] },
    ghosts: poses,
  };
}
