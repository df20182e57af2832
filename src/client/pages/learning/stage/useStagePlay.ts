import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type {
  StageGhost,
  StageMoment,
  StagePicture,
  StagePose,
  StageView,
} from '#client/bridge/stageView.ts';
import { useReducedMotion } from '#client/ui/motion/useReducedMotion.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import type { Language, Problem } from '#shared/contract/learning/problems.ts';
import type { StageLevel } from '#shared/simulation/stage/level.ts';
import type { StageState } from '#shared/simulation/stage/stageTypes.ts';
import { announceStep } from './announceStep.ts';
import { countProgram } from './countProgram.ts';
import { emptyFilm, type Film, type FilmStop } from './film.ts';
import { momentOf, pictureOf } from './momentOf.ts';
import { trailOf } from './trailOf.ts';
import { useFilmPlayer, type FilmPlayer, type Speed } from './useFilmPlayer.ts';
import { SHOWN_SEED, useProgramRun, type ProgramRun } from './useProgramRun.ts';
import { RUN_KEY, useStepKeys } from '../steps/useStepKeys.ts';

/** Somebody else's run, shown beside the own one. */
export interface GhostRun extends StageGhost {
  /** Null where nothing is known of it. */
  readonly poseAt: (tick: number) => StagePose | null;
}

interface StagePlayOptions {
  readonly level: StageLevel;
  readonly problem: Pick<Problem, 'languageList'>;
  readonly firstLanguage: string | null;
  readonly ghosts: readonly GhostRun[];
  /** A run was shown to its end in which the avatar reached the goal. */
  readonly onGoal: (run: ProgramRun) => void;
  /** Something else begins: another run, another program. */
  readonly onAnew: () => void;
}

export interface StagePlay {
  readonly level: StageLevel;
  readonly languages: readonly Language[];
  readonly language: Language;
  readonly source: string;
  /** Blocks or statements of it. */
  readonly count: number;
  /** The run of the program as it stands; null once it was changed. */
  readonly run: ProgramRun | null;
  readonly film: Film;
  readonly picture: StagePicture;
  readonly player: FilmPlayer;
  readonly isThinking: boolean;
  readonly speed: Speed;
  /** The variant that is shown and run. */
  readonly seed: number;
  /** The instant that is shown. */
  readonly state: StageState | undefined;
  /** The command under way. */
  readonly stop: FilmStop | undefined;
  /** The words for the step, for screen readers. */
  readonly words: string;
  readonly moment: () => StageMoment;
  readonly onView: (view: StageView | null) => void;
  readonly onLanguage: (language: Language) => void;
  readonly onSource: (source: string) => void;
  readonly onSpeed: (speed: Speed) => void;
  readonly toggle: () => void;
  readonly step: () => void;
  readonly toStart: () => void;
  /** The first variant in which a program fails; null when it reaches the goal in each. */
  readonly blockedSeed: (run: ProgramRun) => Promise<number | null>;
  /** Shows another variant; runs begin there from now on. */
  readonly toSeed: (seed: number) => void;
}

/** A program in a level: written, run as a film, played, stepped and rewound. */
export function useStagePlay(options: StagePlayOptions): StagePlay {
  const { level, problem, firstLanguage, ghosts, onGoal, onAnew } = options;
  const languages = languagesOf(problem);
  const [language, setLanguage] = useState<Language>(() => firstOf(languages, firstLanguage));
  const [source, setSource] = useState('');
  const [run, setRun] = useState<ProgramRun | null>(null);
  const [speed, setSpeed] = useState<Speed>('turtle');
  const view = useRef<StageView | null>(null);
  const isCalm = useReducedMotion();
  const [seed, setSeed] = useState(SHOWN_SEED);
  const program = useProgramRun(level, language, seed);

  const first = useMemo(() => emptyFilm(level, seed), [level, seed]);
  const film = run?.film ?? first;
  const picture = useMemo(() => pictureOf(stateAt(first, 0)), [first]);

  const momentAt = (tick: number) =>
    momentOf(stateAt(film, tick), {
      calm: isCalm,
      trail: trailOf(film, tick),
      // Friends ran in the variant that is shown first.
      ghosts: ghosts.map(({ poseAt }) => (seed === SHOWN_SEED ? poseAt(tick) : null)),
    });
  const player = useFilmPlayer({
    ...{ film, speed, isCalm },
    onTick: (tick) => view.current?.show(momentAt(tick)),
    onEnd: () => {
      if (run?.outcome?.ending !== 'GOAL') {
        requestSound('oops');
        return;
      }
      view.current?.celebrate();
      requestSound('win');
      onGoal(run);
    },
  });
  // Other ghosts are seen without a tick of one's own.
  const showNow = useEffectEvent(() => view.current?.show(momentAt(player.tick())));
  useEffect(() => showNow(), [ghosts]);

  /** The run of the program as it stands now. */
  const computed = async (): Promise<ProgramRun> => {
    if (run && run.source === source && run.language === language) return run;
    const fresh = await program.run(source, language);
    setRun(fresh);
    return fresh;
  };
  // A film starts to play with the render that brings it.
  const [wanted, setWanted] = useState<{ readonly film: object; readonly how: 'play' | 'step' } | null>(null);
  const begin = useEffectEvent((how: 'play' | 'step') => (how === 'play' ? player.play() : player.stepOn()));
  useEffect(() => {
    if (wanted?.film === film) begin(wanted.how);
  }, [wanted, film]);
  const start = (how: 'play' | 'step') => {
    if (program.isThinking) return;
    onAnew();
    requestSound('click');
    void computed().then((fresh) => setWanted({ film: fresh.film, how }));
  };
  const toggle = () => (player.isPlaying ? player.pause() : start('play'));
  const step = () => start('step');
  const toStart = () => {
    onAnew();
    player.goTo(0);
  };
  useStepKeys({
    ...{ [RUN_KEY]: toggle, Space: toggle },
    ...{ ArrowRight: step, ArrowLeft: player.stepBack, KeyR: toStart },
  });

  const toSeed = (next: number) => {
    onAnew();
    setRun(null);
    setSeed(next);
  };

  const onSource = (next: string) => {
    setSource(next);
    setRun((before) => (before && before.source !== next ? null : before));
    onAnew();
  };

  const stop = film.stops[player.stop - 1];
  return {
    ...{ level, languages, language, source, run, film, picture, player, speed, seed, stop },
    count: countProgram(source, language),
    isThinking: program.isThinking,
    state: film.states[player.tick()] ?? film.states[0],
    words: announceStep(film, stop),
    moment: () => momentAt(player.tick()),
    onView: (fresh) => {
      view.current = fresh;
    },
    onLanguage: (next) => {
      setLanguage(next);
      setRun(null);
    },
    onSpeed: setSpeed,
    blockedSeed: (of) => program.blockedSeed(of.source, of.language),
    ...{ onSource, toggle, step, toStart, toSeed },
  };
}

function stateAt(film: Film, tick: number): StageState {
  const state = film.states[tick] ?? film.states[0];
  if (state === undefined) throw new Error('A film has at least its start.');
  return state;
}

/** Blocks come first: they need the least reading. */
const ORDER = ['BLOCKS', 'JAVASCRIPT', 'PYTHON'] as const satisfies readonly Language[];
const languagesOf = ({ languageList }: Pick<Problem, 'languageList'>): Language[] =>
  ORDER.filter((language) => languageList.includes(language));
const firstOf = (languages: readonly Language[], wanted: string | null): Language =>
  languages.find((language) => language === wanted) ?? languages[0] ?? 'BLOCKS';
