import { CloudCheck, CloudOff, CloudUpload, Flag, Footprints, Play, RotateCcw, Square } from 'lucide-react';
import type { Ref } from 'react';
import { Row } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import type { Language, Problem } from '#shared/contract/learning/problems.ts';
import type { DraftState } from '../drafts/DraftKeeper.ts';
import { VersionsButton } from '../drafts/VersionsButton.tsx';
import { learningTexts } from '../texts.ts';
import { ProblemLanguageTabs } from './ProblemLanguageTabs.tsx';
import styles from './ProblemWorkspace.module.css';

export interface ProblemToolsProps {
  readonly problem: Problem;
  readonly language: Language;
  readonly draftState: DraftState;
  /** The program runs here, for a run or for its steps. */
  readonly isRunning: boolean;
  readonly isJudging: boolean;
  readonly source: () => string;
  readonly onLanguage: (language: Language) => void;
  readonly onRestore: (source: string) => void;
  readonly onSteps: () => void;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly onSubmit: () => void;
  readonly stepsButton: Ref<HTMLButtonElement>;
}

/** Above the program: its language, whether it is saved, and what can be done with it. */
export function ProblemTools({
  problem,
  language,
  draftState,
  isRunning,
  isJudging,
  source,
  onLanguage,
  onRestore,
  onSteps,
  onRun,
  onStop,
  onSubmit,
  stepsButton,
}: ProblemToolsProps) {
  const busy = isRunning || isJudging;
  return (
    <div className={styles.tools}>
      <ProblemLanguageTabs languageList={problem.languageList} language={language} onLanguage={onLanguage} />
      <Row className={styles.versions}>
        <DraftStatus state={draftState} />
        <VersionsButton problem={problem} language={language} current={source} onRestore={onRestore} />
      </Row>
      <div className={styles.actions}>
        <Button
          tone="alt"
          className={styles.iconOnly}
          icon={<RotateCcw />}
          title={learningTexts.startOver}
          onClick={() => onRestore(problem.starterCodes[language] ?? '')}
        >
          {learningTexts.startOverShort}
        </Button>
        <Button
          ref={stepsButton}
          tone="alt"
          className={styles.steps}
          icon={<Footprints />}
          title={learningTexts.steps}
          disabled={busy}
          onClick={onSteps}
        >
          {learningTexts.stepsShort}
        </Button>
        {isRunning ? (
          <Button tone="sea" icon={<Square fill="currentColor" />} onClick={onStop}>
            {learningTexts.stop}
          </Button>
        ) : (
          <Button tone="sea" icon={<Play fill="currentColor" />} disabled={busy} onClick={onRun}>
            {learningTexts.run}
          </Button>
        )}
        <Button
          icon={<Flag />}
          busy={isJudging}
          disabled={busy || draftState === 'conflict'}
          onClick={onSubmit}
        >
          {isJudging ? learningTexts.judging : learningTexts.submit}
        </Button>
      </div>
    </div>
  );
}

const SIGNS = {
  saved: { Icon: CloudCheck, text: learningTexts.draftSaved },
  saving: { Icon: CloudUpload, text: learningTexts.draftSaving },
  unsaved: { Icon: CloudUpload, text: learningTexts.draftUnsaved },
  local: { Icon: CloudOff, text: learningTexts.draftLocal },
  refused: { Icon: CloudOff, text: learningTexts.draftRefused },
  unkept: { Icon: CloudOff, text: learningTexts.draftUnkept },
  conflict: { Icon: CloudOff, text: learningTexts.conflictTitle },
} as const satisfies Record<DraftState, unknown>;

/** The state of saving as text. */
function DraftStatus({ state }: { readonly state: DraftState }) {
  const { Icon, text } = SIGNS[state];
  return (
    <p className={styles.sign} data-state={state} role="status">
      <Icon size={19} aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}
