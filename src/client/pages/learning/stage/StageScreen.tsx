import type { ReactNode } from 'react';
import type { OpenStage, StageGhost } from '#client/bridge/stageView.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { ConditionsCard, type Condition } from './ConditionsCard.tsx';
import { conditionsOf } from './conditionsOf.ts';
import { LevelView } from './LevelView.tsx';
import { PlayControls } from './PlayControls.tsx';
import { StepTimeline } from '../steps/StepTimeline.tsx';
import { stageTexts } from './texts.ts';
import type { StagePlay } from './useStagePlay.ts';
import styles from './StageScreen.module.css';

export interface StageScreenProps {
  readonly openStage: OpenStage;
  readonly play: StagePlay;
  /** The child's name, and what it wears, as in `encodeOutfit`. */
  readonly name: string;
  readonly outfit: string | null;
  readonly ghosts: readonly StageGhost[];
  /** The conditions that are shown, and in which words; all of the level by default. */
  readonly conditions?: (all: readonly Condition[]) => readonly Condition[];
  /** Things that lie over the level. */
  readonly children?: ReactNode;
}

/** The level with the avatar in it, and below it what plays the run. */
export function StageScreen(props: StageScreenProps) {
  const { openStage, play, name, outfit, ghosts, conditions = (all) => all, children } = props;
  const { film, player, state, count, language, words } = play;
  return (
    <>
      <div className={styles.stage}>
        <div className={styles.frame}>
          <LevelView
            openStage={openStage}
            picture={play.picture}
            name={name}
            outfit={outfit}
            ghosts={ghosts}
            moment={play.moment}
            onView={play.onView}
          />
        </div>
        {state && <ConditionsCard conditions={conditions(conditionsOf(state, count, language))} />}
        {children}
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
          isThinking={play.isThinking}
          hasBegun={player.stop > 0}
          isAtEnd={player.isAtEnd}
          speed={play.speed}
          onStart={play.toStart}
          onBack={player.stepBack}
          onRun={play.toggle}
          onStep={play.step}
          onSpeed={play.onSpeed}
        />
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{words}</span>
      </VisuallyHidden>
    </>
  );
}
