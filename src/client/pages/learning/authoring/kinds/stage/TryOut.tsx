import { Pause, Play, Rewind, StepForward, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { OpenStage, StageView } from '#client/bridge/stageView.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { useReducedMotion } from '#client/ui/motion/useReducedMotion.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { StageLevel } from '#shared/simulation/stage/level.ts';
import { announceStep } from '#client/pages/learning/stage/announceStep.ts';
import { countProgram } from '#client/pages/learning/stage/countProgram.ts';
import { emptyFilm } from '#client/pages/learning/stage/film.ts';
import { LevelView } from '#client/pages/learning/stage/LevelView.tsx';
import { momentOf, pictureOf } from '#client/pages/learning/stage/momentOf.ts';
import { stageSaying } from '#client/pages/learning/stage/stageSaying.ts';
import { stageTexts } from '#client/pages/learning/stage/texts.ts';
import { trailOf } from '#client/pages/learning/stage/trailOf.ts';
import { useFilmPlayer } from '#client/pages/learning/stage/useFilmPlayer.ts';
import { useProgramRun, type ProgramRun } from '#client/pages/learning/stage/useProgramRun.ts';
import { StepTimeline } from '#client/pages/learning/steps/StepTimeline.tsx';
import { editorTexts } from './texts.ts';
import styles from './TryOut.module.css';

export interface TryOutProps {
  readonly openStage: OpenStage;
  /** Playable. */
  readonly level: StageLevel;
  /** The seed; seeds are numbered from 1. */
  readonly seed: number;
  readonly program: { readonly language: Language; readonly source: string };
  readonly mission: string;
  readonly name: string;
  readonly outfit: string | null;
  /** A run is asked for: the level is to be what was drawn last. */
  readonly onStart: () => void;
  /** A run has reached the goal in so many steps. */
  readonly onReached: (steps: number) => void;
  /** Given how to try the program from outside. */
  readonly onReady: (tryIt: () => void) => void;
}

const NO_GHOSTS: readonly never[] = [];

/** A sea on the renderer of the children's page, and a program of it step by step. */
export function TryOut(props: TryOutProps) {
  const { openStage, level, seed, program, mission, name, outfit, onStart, onReached, onReady } = props;
  const { language, source } = program;
  const view = useRef<StageView | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isCalm = useReducedMotion();
  const runner = useProgramRun(level, language, seed);
  const [lastRun, setLastRun] = useState<ProgramRun | null>(null);
  const first = useMemo(() => emptyFilm(level, seed), [level, seed]);
  // Another level, sea or program begins anew.
  const of = useMemo(() => ({ level, seed, language, source }), [level, seed, language, source]);
  const [ranOf, setRanOf] = useState<object | null>(null);
  const current = ranOf === of ? lastRun : null;
  const film = current?.film ?? first;
  const picture = useMemo(() => {
    const [state] = first.states;
    if (state === undefined) throw new Error('A film has at least its start.');
    return pictureOf(state);
  }, [first]);

  const momentAt = (tick: number) => {
    const state = film.states[tick] ?? film.states[0];
    if (state === undefined) throw new Error('A film has at least its start.');
    return momentOf(state, { calm: isCalm, trail: trailOf(film, tick), ghosts: [] });
  };
  const player = useFilmPlayer({
    ...{ film, speed: 'turtle', isCalm },
    onTick: (tick) => view.current?.show(momentAt(tick)),
    onEnd: () => {
      if (current?.outcome?.ending !== 'GOAL') return;
      view.current?.celebrate();
      onReached(current.outcome.stepCount);
    },
  });

  // A film starts to play with the render that brings it.
  const [wanted, setWanted] = useState<{ readonly film: object; readonly how: 'play' | 'step' } | null>(null);
  const begin = useEffectEvent((how: 'play' | 'step') => (how === 'play' ? player.play() : player.stepOn()));
  useEffect(() => {
    if (wanted?.film === film) begin(wanted.how);
  }, [wanted, film]);
  const run = async (how: 'play' | 'step') => {
    if (runner.isThinking) return;
    const fresh = current ?? (await runner.run(source, language));
    setLastRun(fresh);
    setRanOf(of);
    setWanted({ film: fresh.film, how });
  };
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const [asked, setAsked] = useState<{ readonly how: 'play' | 'step' } | null>(null);
  useEffect(() => {
    if (asked) void latest.current(asked.how);
  }, [asked]);
  const start = (how: 'play' | 'step') => {
    // The run is of the level drawn last, so it waits for the render that brings it.
    onStart();
    // Below a map it would play out of sight.
    frame.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
    setAsked({ how });
  };

  const tryIt = useEffectEvent(() => start('play'));
  useEffect(() => onReady(() => tryIt()), [onReady]);

  const stop = film.stops[player.stop - 1];
  const hasReached = current?.outcome?.ending === 'GOAL' && player.isAtEnd;
  const saying = stageSaying({
    ...{ problem: { content: mission }, run: current, hint: null, hintFailed: false },
    isAtEnd: player.isAtEnd || film.stops.length === 0,
  });
  return (
    <section className={styles.tryOut} aria-label={editorTexts.preview}>
      <div ref={frame} className={styles.frame}>
        <LevelView
          openStage={openStage}
          picture={picture}
          name={name}
          outfit={outfit}
          ghosts={NO_GHOSTS}
          moment={() => momentAt(player.tick())}
          onView={(fresh) => {
            view.current = fresh;
          }}
        />
      </div>
      <p className={styles.says} role="status" data-urgent={saying.isUrgent || undefined}>
        {hasReached
          ? editorTexts.reached(current?.outcome?.stepCount ?? 0, countProgram(source, language))
          : saying.words}
      </p>
      <StepTimeline
        label={stageTexts.steps}
        count={film.stops.length}
        stop={player.stop}
        words={announceStep(film, stop)}
        isCleared={hasReached}
        onGo={player.goTo}
      />
      <div className={styles.controls}>
        <Button tone="alt" icon={<Rewind />} disabled={player.stop === 0} onClick={() => player.goTo(0)}>
          {editorTexts.toStart}
        </Button>
        <Button tone="alt" icon={<Undo2 />} disabled={player.stop === 0} onClick={player.stepBack}>
          {editorTexts.stepBack}
        </Button>
        <Button
          busy={runner.isThinking}
          icon={player.isPlaying ? <Pause /> : <Play />}
          onClick={() => (player.isPlaying ? player.pause() : start('play'))}
        >
          {player.isPlaying ? editorTexts.pause : editorTexts.tryIt}
        </Button>
        <Button tone="alt" icon={<StepForward />} onClick={() => start('step')}>
          {editorTexts.step}
        </Button>
      </div>
    </section>
  );
}
