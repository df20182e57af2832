import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useHeartStage, usePlayStage, useSolveStage } from '#client/net/learning/ownStages.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { useOnline } from '#client/ui/feedback/useOnline.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { levelOfBoard } from '#shared/authoring/ownBoard.ts';
import type { SharedStage } from '#shared/contract/learning/ownStages.ts';
import { judgeStage } from '#shared/simulation/stage/judgeStage.ts';
import { countProgram } from '../stage/countProgram.ts';
import { Ribbon } from '../stage/Ribbon.tsx';
import { StageScreen } from '../stage/StageScreen.tsx';
import { useOwnOutfit } from '../stage/useOwnOutfit.ts';
import { useStagePlay, type GhostRun } from '../stage/useStagePlay.ts';
import { MakerBar } from './MakerBar.tsx';
import { OwnEnding } from './OwnEnding.tsx';
import { LANGUAGES_OF_STAGES, OwnProgram } from './OwnProgram.tsx';
import { ownStageTexts as texts } from './texts.ts';
import styles from '../stage/StageScreen.module.css';

const NO_GHOSTS: readonly GhostRun[] = [];
const NO_PROGRAMS = {} as const;

/** Another's stage with the own avatar: solved by a program, thanked by a heart, remixed. */
export function PlayStage({
  stage,
  openStage,
}: {
  readonly stage: SharedStage;
  readonly openStage: OpenStage;
}) {
  const { stageId, title, board, author, blockLimit, stepLimit, isMine } = stage;
  const level = useMemo(() => levelOfBoard(board, { blockLimit, stepLimit }), [board, blockLimit, stepLimit]);
  const look = useOwnOutfit();
  const online = useOnline();
  const [stars, setStars] = useState<number | null>(null);
  const [wasSolved] = useState(stage.isSolved);
  const count = usePlayStage(stageId);
  const heart = useHeartStage(stageId, { onSuccess: () => requestSound('star') });
  const solve = useSolveStage(stageId, {
    onSuccess: ({ isSolved }) => (isSolved ? undefined : requestSound('oops')),
  });
  const play = useStagePlay({
    ...{ level, problem: LANGUAGES_OF_STAGES, firstLanguage: null, ghosts: NO_GHOSTS },
    onGoal: ({ outcome, source, language }) => {
      if (outcome === null) return;
      const earned = judgeStage(outcome, level, countProgram(source, language));
      setStars(Object.values(earned).filter(Boolean).length);
      solve.mutate({ source, language });
    },
    onAnew: () => setStars(null),
  });
  const countOnce = useEffectEvent(() => {
    if (!isMine && !count.isSuccess && !count.isPending) count.mutate();
  });
  const hasRun = play.run !== null;
  useEffect(() => {
    if (hasRun) countOnce();
  }, [hasRun]);
  const isSolved = solve.data?.isSolved === true;
  return (
    <div className={styles.work} data-language={play.language}>
      <section className={styles.left} aria-label={title}>
        <StageScreen
          openStage={openStage}
          play={play}
          {...look}
          ghosts={NO_GHOSTS}
          conditions={(all) =>
            all.map((one) => (one.key === 'goal' ? { ...one, text: texts.goals[board.goal] } : one))
          }
        >
          <Ribbon place={texts.place(author.nickname)} name={title} tone="coral" className={styles.ribbon} />
          {!online && <p className={styles.note}>{texts.offline}</p>}
          {stars !== null && (
            <OwnEnding
              title={solve.data?.isSolved === false ? texts.notProved : texts.solvedTitle}
              starCount={stars}
              isGood={!solve.isError && solve.data?.isSolved !== false}
              words={
                solve.isError
                  ? online
                    ? userMessageOf(solve.error, texts.notProved)
                    : texts.offline
                  : wordsOf(solve.data, { isMine, wasSolved })
              }
            >
              <Button tone="alt" onClick={play.toStart}>
                {texts.again}
              </Button>
              {isSolved && !isMine && (
                <Button
                  size="large"
                  busy={heart.isPending}
                  disabled={stage.isHearted}
                  onClick={() => heart.mutate()}
                >
                  {stage.isHearted ? texts.hearted : texts.heart}
                </Button>
              )}
            </OwnEnding>
          )}
        </StageScreen>
      </section>
      <section className={styles.right} aria-label={texts.tryOut}>
        <OwnProgram play={play} goal={board.goal} programs={NO_PROGRAMS} />
        <MakerBar stage={stage} onHeart={() => heart.mutate()} isHearting={heart.isPending} />
      </section>
    </div>
  );
}

function wordsOf(
  reply: ReturnType<typeof useSolveStage>['data'],
  { isMine, wasSolved }: { readonly isMine: boolean; readonly wasSolved: boolean },
): string {
  if (!reply) return texts.solving;
  if (!reply.isSolved) return reply.explanation ?? texts.notProved;
  if (reply.gainedPoint > 0) return texts.gained(reply.gainedPoint, reply.gainedExp);
  return isMine ? texts.ownSolved : wasSolved ? texts.solved : texts.gainedNothing;
}
