import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { sendPending, useSubmitStage } from '#client/net/learning/pendingSubmissions.ts';
import { problemQueries } from '#client/net/learning/problems.ts';
import type { OpenStage, StageGhost } from '#client/bridge/stageView.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { useOnline } from '#client/ui/feedback/useOnline.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import type { Language, Problem } from '#shared/contract/learning/problems.ts';
import type { Submission } from '#shared/contract/learning/submissions.ts';
import { judgeStage } from '#shared/simulation/stage/judgeStage.ts';
import type { StageLevel } from '#shared/simulation/stage/level.ts';
import type { StageStars } from '#shared/simulation/stage/stageTypes.ts';
import { countProgram } from './countProgram.ts';
import { DolphinHint } from './DolphinHint.tsx';
import { filmOf, type PlayedStep } from './film.ts';
import { GhostSwitch } from './GhostSwitch.tsx';
import { poseOf } from './momentOf.ts';
import { Ribbon } from './Ribbon.tsx';
import { StageEnding, type SavingState } from './StageEnding.tsx';
import { StageProgram } from './StageProgram.tsx';
import { StageScreen } from './StageScreen.tsx';
import { stageSaying } from './stageSaying.ts';
import { stageTexts } from './texts.ts';
import { SHOWN_SEED, type ProgramRun } from './useProgramRun.ts';
import { useStagePlay, type GhostRun } from './useStagePlay.ts';
import styles from './StageScreen.module.css';

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
  /** The road of stages has not come to it yet. */
  readonly isAhead?: boolean | undefined;
  /** Takes a program that reaches the goal, instead of the judge of the stage. */
  readonly handIn?: (program: HandedIn) => Promise<Submission>;
}

interface Ending {
  readonly stars: StageStars;
  readonly saving: SavingState;
  /** The variant in which the program failed; null when it is not known. */
  readonly blockedSeed: number | null;
}

interface HandedIn {
  readonly problemId: number;
  readonly language: Language;
  readonly source: string;
}

const NO_GHOSTS: readonly GhostRun[] = [];

/** The level with the avatar on one side, the program that moves it on the other. */
export function StageWorkspace(props: StageWorkspaceProps) {
  const channelId = useLearningChannelId();
  const { openStage, problem, level, name, outfit, friends, firstLanguage, nextPath, isAhead, handIn } =
    props;
  const { problemId, hintCount } = problem;
  const [hintsOpen, setHintsOpen] = useState(0);
  const [showsFriends, setShowsFriends] = useState(true);
  const [ending, setEnding] = useState<Ending | null>(null);
  const online = useOnline();
  const runs = useMemo(() => friends.map((friend) => ghostOf(friend, level)), [friends, level]);
  const ghosts = showsFriends ? runs : NO_GHOSTS;
  const userId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const submit = useSubmitStage({ channelId, userId });
  const sendLate = useEffectEvent(
    () =>
      void sendPending({ channelId, userId }, (pending, submission) => {
        if (pending.problemId === problemId)
          setEnding((shown) =>
            shown?.saving === 'later' ? { ...shown, saving: savingOf(submission) } : shown,
          );
      }),
  );
  useEffect(() => {
    if (online && userId !== 0) sendLate();
  }, [online, userId]);

  const finish = (run: ProgramRun): void => {
    const { outcome, source, language } = run;
    if (outcome === null) return;
    const stars = judgeStage(outcome, level, countProgram(source, language));
    setEnding({ stars, saving: 'saving', blockedSeed: null });
    // A child that has begun anew is not interrupted.
    const change = (part: Partial<Ending>) => setEnding((shown) => shown && { ...shown, ...part });
    const handedIn = (handIn ?? submit.mutateAsync)({ problemId, language, source });
    handedIn.then(
      async (submission) => {
        const saving = savingOf(submission);
        change({ saving, blockedSeed: saving === 'notThere' ? await play.blockedSeed(run) : null });
      },
      () => change({ saving: handIn ? 'refused' : 'later' }),
    );
  };
  const play = useStagePlay({
    ...{ level, problem, firstLanguage, ghosts },
    onGoal: finish,
    onAnew: () => setEnding(null),
  });

  const hints = useQueries({
    queries: Array.from({ length: hintsOpen }, (_, index) =>
      problemQueries.hint(channelId, { problemId, step: index + 1 }),
    ),
  });
  const hint = hints.at(-1);
  const saying = stageSaying({
    problem,
    run: play.run,
    isAtEnd: play.player.isAtEnd || play.film.stops.length === 0,
    hint: hint?.data?.content ?? null,
    hintFailed: hint?.isError === true,
    seed: play.seed,
  });
  const isFirstSea = play.seed === SHOWN_SEED;
  const place =
    level.order === 0 ? stageTexts.ofTeacher : `${stageTexts.themes[level.theme].place} ${level.order}`;

  return (
    <div className={styles.work} data-language={play.language}>
      <section className={styles.left} aria-label={stageTexts.level}>
        <StageScreen
          openStage={openStage}
          play={play}
          name={name}
          outfit={outfit}
          ghosts={isFirstSea ? ghosts : NO_GHOSTS}
        >
          <Ribbon place={place} name={problem.title} tone="coral" className={styles.ribbon} />
          {friends.length > 0 && isFirstSea && <GhostSwitch isOn={showsFriends} onChange={setShowsFriends} />}
          {!isFirstSea && (
            <Row className={styles.sea}>
              <span>{stageTexts.inSea(play.seed, level.variantList.length)}</span>
              <Button tone="alt" size="small" onClick={() => play.toSeed(SHOWN_SEED)}>
                {stageTexts.firstSea}
              </Button>
            </Row>
          )}
          {online ? (
            isAhead && isFirstSea && play.run === null && <p className={styles.note}>{stageTexts.ahead}</p>
          ) : (
            <p className={styles.note}>{stageTexts.savedLater}</p>
          )}
          {ending && (
            <StageEnding
              key={ending.stars.goal ? 'end' : ''}
              {...ending}
              nextPath={nextPath}
              onAgain={play.toStart}
              onSea={play.toSeed}
            />
          )}
        </StageScreen>
      </section>
      <section
        className={styles.right}
        aria-label={stageTexts.programIn(stageTexts.languages[play.language])}
      >
        <StageProgram problem={problem} play={play} />
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

/** Plays a friend's commands once more. */
function ghostOf({ name, outfit, steps }: FriendRun, level: StageLevel): GhostRun {
  const { states } = filmOf(level, SHOWN_SEED, steps);
  return {
    ...{ name, outfit },
    poseAt: (tick) => {
      const state = states[Math.min(tick, states.length - 1)];
      return state ? poseOf(state) : null;
    },
  };
}

/** Hidden variants of a level may fail what the shown one passes. */
const savingOf = ({ verdict }: Submission): SavingState =>
  verdict === 'AC' || verdict === null ? 'saved' : 'notThere';
