import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useProveOwnStage } from '#client/net/learning/ownStages.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { useOnline } from '#client/ui/feedback/useOnline.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { levelOfBoard } from '#shared/authoring/ownBoard.ts';
import type { OwnBoard, OwnStageContent } from '#shared/contract/learning/ownStages.ts';
import type { DraftState } from '../drafts/DraftKeeper.ts';
import { Ribbon } from '../stage/Ribbon.tsx';
import { StageScreen } from '../stage/StageScreen.tsx';
import { useOwnOutfit } from '../stage/useOwnOutfit.ts';
import type { ProgramRun } from '../stage/useProgramRun.ts';
import { useStagePlay, type GhostRun } from '../stage/useStagePlay.ts';
import { OwnEnding } from './OwnEnding.tsx';
import { LANGUAGES_OF_STAGES, OwnProgram } from './OwnProgram.tsx';
import { ownStageTexts as texts } from './texts.ts';
import stage from '../stage/StageScreen.module.css';

interface TryStageProps {
  readonly openStage: OpenStage;
  readonly stageId: number;
  readonly title: string;
  readonly board: OwnBoard;
  readonly programs: OwnStageContent['programs'];
  /** How the board is kept: the server proves what it has. */
  readonly state: DraftState;
  readonly onPrograms: (programs: OwnStageContent['programs']) => void;
  readonly onSave: () => void;
  readonly onBuild: () => void;
  readonly onSend: () => void;
}

const NO_GHOSTS: readonly GhostRun[] = [];

/** The maker's own program on the board; one that reaches the goal is judged by the server and proves it. */
export function TryStage(props: TryStageProps) {
  const { openStage, stageId, title, board, programs, state, onPrograms, onSave, onBuild, onSend } = props;
  const level = useMemo(() => levelOfBoard(board), [board]);
  const look = useOwnOutfit();
  const online = useOnline();
  /** The run that reached the goal, while it is asked about and after. */
  const [reached, setReached] = useState<ProgramRun | null>(null);
  const prove = useProveOwnStage(stageId, {
    onSuccess: ({ isProved }) => requestSound(isProved ? 'star' : 'oops'),
  });
  const play = useStagePlay({
    ...{ level, problem: LANGUAGES_OF_STAGES, firstLanguage: null, ghosts: NO_GHOSTS },
    onGoal: (run) => {
      prove.reset();
      setReached(run);
      onSave();
    },
    onAnew: () => setReached(null),
  });
  const ask = useEffectEvent(({ language, source }: ProgramRun) => prove.mutate({ language, source, board }));
  const isSaved = state === 'saved';
  useEffect(() => {
    if (reached && isSaved) ask(reached);
  }, [reached, isSaved]);

  const isProved = prove.data?.isProved === true;
  return (
    <div className={stage.work} data-language={play.language}>
      <section className={stage.left} aria-label={title}>
        <StageScreen
          openStage={openStage}
          play={play}
          {...look}
          ghosts={NO_GHOSTS}
          conditions={(all) => all.slice(0, 1).map((one) => ({ ...one, text: texts.goals[board.goal] }))}
        >
          <Ribbon place={texts.tryOut} name={title} tone="coral" className={stage.ribbon} />
          {!online && <p className={stage.note}>{texts.offline}</p>}
          {reached && (
            <OwnEnding
              title={isProved ? texts.provedTitle : prove.isError ? texts.notProved : texts.solvedTitle}
              starCount={null}
              isGood={!prove.isError && prove.data?.isProved !== false}
              words={wordsOf({ prove, online })}
            >
              <Button tone="alt" onClick={onBuild}>
                {texts.goOn}
              </Button>
              {isProved ? (
                <Button size="large" onClick={onSend}>
                  {texts.send}
                </Button>
              ) : (
                <Button tone="alt" onClick={play.toStart}>
                  {texts.again}
                </Button>
              )}
            </OwnEnding>
          )}
        </StageScreen>
      </section>
      <section className={stage.right} aria-label={texts.tryOut}>
        <OwnProgram play={play} goal={board.goal} programs={programs} onPrograms={onPrograms} />
        <Button tone="alt" onClick={onBuild}>
          {texts.goOn}
        </Button>
      </section>
    </div>
  );
}

function wordsOf({
  prove,
  online,
}: {
  readonly prove: ReturnType<typeof useProveOwnStage>;
  readonly online: boolean;
}): string {
  if (prove.isError) return online ? userMessageOf(prove.error, texts.notProved) : texts.offline;
  if (!prove.data) return online ? texts.proving : texts.offline;
  return prove.data.isProved ? texts.provedText : (prove.data.explanation ?? texts.notProved);
}
