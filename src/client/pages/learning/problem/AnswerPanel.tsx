import type { Lesson, LessonContent } from '#shared/contract/learning/lessons.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { Submission } from '#shared/contract/learning/submissions.ts';
import { JudgingProgress } from './JudgingProgress.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { ProblemRunPanel } from './ProblemRunPanel.tsx';
import type { RunResult } from './runResultOf.ts';
import { StepPanel } from './StepPanel.tsx';
import type { StepsState } from './useSteps.ts';
import type { TrialCases } from './useTrialCases.ts';

export interface AnswerPanelProps {
  readonly lesson: Lesson;
  readonly content: LessonContent;
  readonly problemId: number;
  readonly language: Language;
  readonly submit: {
    readonly isPending: boolean;
    readonly data: Submission | undefined;
    readonly error: Error | null;
  };
  readonly run: {
    readonly isPending: boolean;
    readonly data: RunResult | undefined;
    readonly error: Error | null;
  };
  readonly steps: StepsState;
  readonly trial: TrialCases;
  readonly onRunAll: () => void;
  readonly onStop: () => void;
  readonly onSubmit: () => void;
  readonly onStepsEnd: () => void;
}

/** The panel below the program: the judge's answer, the steps, or the output of a run; the one asked for last. */
export function AnswerPanel(props: AnswerPanelProps) {
  const { lesson, content, problemId, language, submit, run, steps } = props;
  if (submit.isPending) return <JudgingProgress problemId={problemId} />;
  if (submit.data || submit.error) {
    return (
      <ResultPanel
        lesson={lesson}
        content={content}
        submission={submit.data}
        error={submit.error}
        onRetry={props.onSubmit}
      />
    );
  }
  if (steps.step && steps.result) {
    const { place, count, isCut, step, result, goTo } = steps;
    return <StepPanel {...{ place, count, isCut, step, result }} onGo={goTo} onEnd={props.onStepsEnd} />;
  }
  return (
    <ProblemRunPanel
      problemId={problemId}
      language={language}
      trial={props.trial}
      onRunAll={props.onRunAll}
      result={run.data ?? steps.result}
      error={run.error}
      stepsError={steps.error}
      running={run.isPending ? 'run' : steps.isPending ? 'steps' : null}
      onStop={props.onStop}
    />
  );
}
