import { Users } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { OpenStage, StageGhost, StageView } from '#client/bridge/stageView.ts';
import { learningQueries } from '#client/net/queries/learningQueries.ts';
import { useOnline } from '#client/ui/feedback/useOnline.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { useReducedMotion } from '#client/ui/motion/useReducedMotion.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { useQueries } from '@tanstack/react-query';
import type { Language, Problem } from '#shared/contract/learning/problems.ts';
import type { Submission } from '#shared/contract/learning/submissions.ts';
import { judgeStage } from '#shared/simulation/stage/judgeStage.ts';
import type { StageLevel } from '#shared/simulation/stage/level.ts';
import { STAGE_ACTIONS, STAGE_SENSES, type StageStars } from '#shared/simulation/stage/types.ts';
import { announceStep } from './announceStep.ts';
import { ConditionsCard } from './ConditionsCard.tsx';
import { conditionsOf } from './conditionsOf.ts';
import { countProgram } from './countProgram.ts';
import { DolphinHint } from './DolphinHint.tsx';
import { emptyFilm, filmOf, type PlayedStep } from './film.ts';
import { LanguageTabs } from './LanguageTabs.tsx';
import { LevelView } from './LevelView.tsx';
import { loopBadges } from './loopBadges.ts';
import { momentOf, pictureOf } from './momentOf.ts';
import { PlayControls } from './PlayControls.tsx';
import { ProgramPane } from '../program/ProgramPane.tsx';
import { Ribbon } from './Ribbon.tsx';
import { RunningCode } from './RunningCode.tsx';
import { StageEnding, type SavingState } from './StageEnding.tsx';
import { sayingOf } from './sayingOf.ts';
import { StepTimeline } from '../steps/StepTimeline.tsx';
import { stageTexts } from './texts.ts';
import { trailOf } from './trailOf.ts';
import { useFilmPlayer, type Speed } from './useFilmPlayer.ts';
import { SHOWN_SEED, useProgramRun, type ProgramRun } from './useProgramRun.ts';
import { useStepKeys } from '../steps/useStepKeys.ts';
import { useStageSubmit } from './useStageSubmit.ts';
import styles from './StageWorkspace.module.css';

/** What a program may call in a level, as each language writes it. */
const COMMANDS = [...STAGE_ACTIONS, ...STAGE_SENSES].flatMap((name) => [
  name,
  name.replaceAll(/[A-Z]/gu, (sign) => `_${sign.toLowerCase()}`),
]);

/** The run of a friend, to be shown beside the own one. */
export interface FriendRun extends StageGhost {
  readonly steps: readonly PlayedStep[];
}

export interface StageWorkspaceProps {
  readonly openStage: OpenStage;
  readonly problem: Problem;
  readonly level: StageLevel;
  /** The child's name, and what it wears, as in `encodeOutfit`. */
  readonly name: string;
  readonly outfit: string | null;
  readonly friends: readonly FriendRun[];
  /** The tab that is open first, where the level has it. */
  readonly firstLanguage: string | null;
  readonly nextPath: string;
  /** Where a program that reaches the goal is handed in instead of to the judge of the stage. */
  readonly handIn?: (program: StageProgram) => Promise<Submission>;
}

interface StageProgram {
  readonly problemId: number;
  readonly language: Language;
  readonly source: string;
}

/** The level with the avatar on one side, the program that moves it on the other. */
export function StageWorkspace(props: StageWorkspaceProps) {
  const { openStage, problem, level, name, outfit, friends, firstLanguage, nextPath, handIn } = props;
  const { problemId, hintCount } = problem;
  const [language, setLanguage] = useState<Language>(() => firstOf(languagesOf(problem), firstLanguage));
  const [source, setSource] = useState('');
  const [run, setRun] = useState<ProgramRun | null>(null);
  const [speed, setSpeed] = useState<Speed>('turtle');
  const [hintsOpen, setHintsOpen] = useState(0);
  const [showsFriends, setShowsFriends] = useState(true);
  const [ending, setEnding] = useState<{ stars: StageStars; saving: SavingState } | null>(null);
  const view = useRef<StageView | null>(null);
  const isCalm = useReducedMotion();
  const online = useOnline();
  const program = useProgramRun(level, language);
  const submit = useStageSubmit((kept, submission) => {
    if (kept.problemId === problemId)
      setEnding((shown) => (shown?.saving === 'later' ? { ...shown, saving: savingOf(submission) } : shown));
  });

  const first = useMemo(() => emptyFilm(level, SHOWN_SEED), [level]);
  const film = run?.film ?? first;
  const picture = useMemo(() => {
    const [state] = first.states;
    if (state === undefined) throw new Error('A film has at least its start.');
    return pictureOf(state);
  }, [first]);
  const ghosts = useMemo(() => (showsFriends ? friends : []), [showsFriends, friends]);
  const ghostFilms = useMemo(
    () => ghosts.map((friend) => filmOf(level, SHOWN_SEED, friend.steps)),
    [ghosts, level],
  );

  const momentAt = (tick: number) => {
    const state = film.states[tick] ?? film.states[0];
    if (state === undefined) throw new Error('A film has at least its start.');
    return momentOf(state, {
      calm: isCalm,
      trail: trailOf(film, tick),
      ghosts: ghostFilms.flatMap(({ states }) => states[Math.min(tick, states.length - 1)] ?? []),
    });
  };
  const player = useFilmPlayer({
    film,
    speed,
    isCalm,
    onTick: (tick) => view.current?.show(momentAt(tick)),
    onEnd: () => finish(),
  });

  const state = film.states[player.tick()] ?? film.states[0];
  const count = countProgram(source, language);
  const stop = film.stops[player.stop - 1];
  const words = announceStep(film, stop);

  const finish = () => {
    if (run?.outcome?.ending !== 'GOAL') {
      requestSound('oops');
      return;
    }
    view.current?.celebrate();
    requestSound('win');
    const stars = judgeStage(run.outcome, level, countProgram(run.source, run.language));
    setEnding({ stars, saving: 'saving' });
    const { language: written, source: code } = run;
    const handedIn = (handIn ?? submit.mutateAsync)({ problemId, language: written, source: code });
    handedIn.then(
      (submission) => setEnding({ stars, saving: savingOf(submission) }),
      () => setEnding({ stars, saving: handIn ? 'refused' : 'later' }),
    );
  };

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
    setEnding(null);
    requestSound('click');
    void computed().then((fresh) => setWanted({ film: fresh.film, how }));
  };
  const toggle = () => (player.isPlaying ? player.pause() : start('play'));
  const toStart = () => {
    setEnding(null);
    player.goTo(0);
  };
  useStepKeys({
    Space: toggle,
    ArrowRight: () => start('step'),
    ArrowLeft: player.stepBack,
    KeyR: toStart,
  });

  const changeSource = useCallback((next: string) => {
    setSource(next);
    setRun((before) => (before && before.source !== next ? null : before));
    setEnding(null);
  }, []);

  const hints = useQueries({
    queries: Array.from({ length: hintsOpen }, (_, index) =>
      learningQueries.hint({ problemId, step: index + 1 }),
    ),
  });
  const hint = hints.at(-1);
  const saying = sayingOf({
    problem,
    run,
    isAtEnd: player.isAtEnd || film.stops.length === 0,
    hint: hint?.data?.content ?? null,
    hintFailed: hint?.isError === true,
  });

  const isRunning = player.stop > 0 && !player.isAtEnd;
  const line = stop?.step.line ?? null;
  const block = isRunning && line !== null ? (run?.blockOfLine?.[line - 1] ?? null) : null;
  const fault = run?.fault ?? null;
  const errors = fault?.blockId ? [{ blockId: fault.blockId, message: fault.message }] : [];
  const variables =
    stop === undefined ? [] : (run?.trace.findLast(({ step }) => step <= stop.index)?.variables ?? []);
  const badges =
    isRunning && line !== null && run?.blockOfLine
      ? loopBadges(run.code, line, run.blockOfLine, variables)
      : [];
  const codeLine = run?.code.split('\n')[(line ?? 1) - 1] ?? '';
  const { blockLimit } = level;

  return (
    <div className={styles.work} data-language={language}>
      <section className={styles.left} aria-label={stageTexts.level}>
        <div className={styles.stage}>
          <Ribbon
            place={
              level.order === 0
                ? stageTexts.ofTeacher
                : `${stageTexts.themes[level.theme].place} ${level.order}`
            }
            name={problem.title}
            tone="coral"
            className={styles.ribbon}
          />
          <div className={styles.frame}>
            <LevelView
              openStage={openStage}
              picture={picture}
              name={name}
              outfit={outfit}
              ghosts={ghosts}
              moment={() => momentAt(player.tick())}
              onView={(fresh) => {
                view.current = fresh;
              }}
            />
          </div>
          {state && <ConditionsCard conditions={conditionsOf(state, count, language)} />}
          {friends.length > 0 && (
            <button
              type="button"
              className={styles.friends}
              role="switch"
              aria-checked={showsFriends}
              aria-label={stageTexts.ghosts}
              onClick={() => setShowsFriends(!showsFriends)}
            >
              <Users aria-hidden="true" />
            </button>
          )}
          {!online && <p className={styles.offline}>{stageTexts.savedLater}</p>}
          {ending && (
            <StageEnding
              key={ending.stars.goal ? 'end' : ''}
              {...ending}
              nextPath={nextPath}
              onAgain={toStart}
            />
          )}
        </div>
        <div className={styles.controls}>
          <StepTimeline
            label={stageTexts.steps}
            count={film.stops.length}
            stop={player.stop}
            words={
              film.stops.length === 0
                ? stageTexts.noSteps
                : `${stageTexts.stepAt(player.stop, film.stops.length)}. ${words}`
            }
            isCleared={state?.ending === 'GOAL'}
            onGo={player.goTo}
          />
          <PlayControls
            isPlaying={player.isPlaying}
            isThinking={program.isThinking}
            hasBegun={player.stop > 0}
            isAtEnd={player.isAtEnd}
            speed={speed}
            onStart={toStart}
            onBack={player.stepBack}
            onRun={toggle}
            onStep={() => start('step')}
            onSpeed={setSpeed}
          />
        </div>
        <VisuallyHidden>
          <span aria-live="polite">{words}</span>
        </VisuallyHidden>
      </section>
      <section className={styles.right} aria-label={stageTexts.languages[language]}>
        <LanguageTabs
          languages={languagesOf(problem)}
          language={language}
          onChange={(next) => {
            setLanguage(next);
            setRun(null);
          }}
        />
        <div className={styles.panel}>
          <ProgramPane
            key={language}
            problem={problem}
            language={language}
            toolbox={level.toolbox}
            blockLimit={blockLimit}
            names={COMMANDS}
            onSource={changeSource}
            block={block}
            line={isRunning ? line : null}
            fault={fault}
            errors={errors}
            badges={badges}
            onRun={toggle}
          />
          {language !== 'BLOCKS' && (
            <p className={styles.count} data-over={count > blockLimit || undefined}>
              {stageTexts.statementCount(count, blockLimit)}
            </p>
          )}
          {run && !fault && codeLine !== '' && (
            <RunningCode
              language={language === 'PYTHON' ? 'PYTHON' : 'JAVASCRIPT'}
              code={codeLine}
              isRunning={isRunning}
              isOfBlocks={language === 'BLOCKS'}
              variables={variables}
            />
          )}
        </div>
        <DolphinHint
          words={saying.words}
          isUrgent={saying.isUrgent}
          hintsOpen={hintsOpen}
          hintCount={hintCount}
          isFetching={hint?.isFetching === true}
          onHint={() => {
            requestSound('hint');
            if (hint?.isError) void hint.refetch();
            else setHintsOpen(Math.min(hintCount, hintsOpen + 1));
          }}
        />
      </section>
    </div>
  );
}

/** Hidden variants of a level may fail what the shown one passes. */
const savingOf = ({ verdict }: Submission): SavingState =>
  verdict === 'AC' || verdict === null ? 'saved' : 'notThere';

/** Blocks come first: they need the least reading. */
const ORDER = ['BLOCKS', 'JAVASCRIPT', 'PYTHON'] as const satisfies readonly Language[];
const languagesOf = ({ languageList }: Pick<Problem, 'languageList'>): Language[] =>
  ORDER.filter((language) => languageList.includes(language));
const firstOf = (languages: readonly Language[], wanted: string | null): Language =>
  languages.find((language) => language === wanted) ?? languages[0] ?? 'BLOCKS';
