import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { StageMoment, StageView } from '#client/bridge/stageView.ts';
import { useReducedMotion } from '#client/ui/motion/useReducedMotion.ts';
import type { DailyPuzzle } from '#shared/contract/learning/dailyPuzzles.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { emptyFilm, type Film } from '../stage/film.ts';
import { momentOf, pictureOf } from '../stage/momentOf.ts';
import { trailOf } from '../stage/trailOf.ts';
import { useFilmPlayer } from '../stage/useFilmPlayer.ts';
import { SHOWN_SEED, useProgramRun, type ProgramRun } from '../stage/useProgramRun.ts';

/** A program as it is tried. */
export interface Attempt {
  readonly source: string;
  readonly language: Language;
  /** Asks the server once the program was seen, so that nothing is told before; null when it could not be asked. */
  readonly ask: () => Promise<boolean | null>;
}

interface PuzzlePlayOptions {
  readonly puzzle: DailyPuzzle;
  /** The avatar has done what the program says; null when the server could not be asked. */
  readonly onEnd: (isRight: boolean | null, run: ProgramRun | null) => void;
}

/** A run that never reaches the goal is seen for this many commands. */
const MOST_STOPS = 14;

/** Runs a program of the puzzle in its first sea, and in the next ones when that one did not show what is wrong. */
export function usePuzzlePlay({ puzzle: { level }, onEnd }: PuzzlePlayOptions) {
  const [seed, setSeed] = useState(SHOWN_SEED);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [run, setRun] = useState<ProgramRun | null>(null);
  const view = useRef<StageView | null>(null);
  const verdict = useRef<Promise<boolean | null> | null>(null);
  const isCalm = useReducedMotion();
  const program = useProgramRun(level, attempt?.language ?? 'BLOCKS', seed);

  const first = useMemo(() => emptyFilm(level, seed), [level, seed]);
  const film = useMemo(() => (run ? shownPart(run) : first), [run, first]);
  const picture = useMemo(() => pictureOf(stateAt(first, 0)), [first]);
  const momentAt = (tick: number): StageMoment =>
    momentOf(stateAt(film, tick), { calm: isCalm, trail: trailOf(film, tick), ghosts: [] });

  const settle = async () => {
    if (!attempt || !run) return;
    verdict.current ??= attempt.ask();
    const isRight = await verdict.current;
    const passedHere = run.outcome?.ending === 'GOAL';
    if (isRight === true) view.current?.celebrate();
    if (isRight === false && passedHere && seed < level.variantList.length) {
      setRun(null);
      setSeed(seed + 1);
      return;
    }
    setAttempt(null);
    onEnd(isRight, run);
  };
  const player = useFilmPlayer({
    ...{ film, isCalm, speed: 'turtle' },
    onTick: (tick) => view.current?.show(momentAt(tick)),
    onEnd: () => void settle(),
  });

  const compute = useEffectEvent((one: Attempt) => program.run(one.source, one.language));
  useEffect(() => {
    if (!attempt) return undefined;
    let isDropped = false;
    void compute(attempt).then((fresh) => (isDropped ? undefined : setRun(fresh)));
    return () => {
      isDropped = true;
    };
  }, [attempt, seed]);
  // A film starts with the render that brings it; a program without commands has none.
  const begin = useEffectEvent(() => (film.stops.length > 0 ? player.play() : void settle()));
  useEffect(() => {
    if (run) begin();
  }, [run]);

  return {
    picture,
    seed,
    isRunning: attempt !== null,
    moment: () => momentAt(player.tick()),
    onView: (fresh: StageView | null) => {
      view.current = fresh;
    },
    start: (fresh: Attempt) => {
      verdict.current = null;
      setRun(null);
      setSeed(SHOWN_SEED);
      setAttempt(fresh);
    },
  };
}

function shownPart({ film, outcome }: ProgramRun): Film {
  const last = film.stops[MOST_STOPS - 1];
  if (outcome?.ending === 'GOAL' || !last || film.stops.length <= MOST_STOPS) return film;
  return { states: film.states.slice(0, last.to + 1), stops: film.stops.slice(0, MOST_STOPS) };
}

function stateAt({ states }: Film, tick: number) {
  const state = states[tick] ?? states[0];
  if (state === undefined) throw new Error('A film has at least its start.');
  return state;
}
