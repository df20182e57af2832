import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import type { Draft } from '#shared/contract/learning/drafts.ts';
import type { Lesson, LessonContent } from '#shared/contract/learning/lessons.ts';
import type { Language, Problem } from '#shared/contract/learning/problems.ts';
import { DraftConflictNote } from '../drafts/DraftConflictNote.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import { learningTexts } from '../texts.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import { faultOf } from './faultOf.ts';
import { ProblemStatement } from './ProblemStatement.tsx';
import { ProblemTools } from './ProblemTools.tsx';
import { ProgramEditor, type ProgramEditorHandle } from './ProgramEditor.tsx';
import { Reaction, type Mood } from './Reaction.tsx';
import { RUN_KEY, useStepKeys } from '../steps/useStepKeys.ts';
import { useRun } from './useRun.ts';
import { useRunner } from './useRunner.ts';
import { useSteps } from './useSteps.ts';
import { useSubmit } from './useSubmit.ts';
import type { TrialCase } from './trialCases.ts';
import { useTrialCases } from './useTrialCases.ts';
import styles from './ProblemWorkspace.module.css';

const OwnComments = lazy(async () => ({
  default: (await import('../review/OwnComments.tsx')).OwnComments,
}));

export interface ProblemWorkspaceProps {
  readonly lesson: Lesson;
  readonly content: LessonContent;
  readonly problem: Problem;
  /** The draft of the chosen language. */
  readonly firstDraft: Draft;
  /** The tab a phone begins with. */
  readonly startSide: Side;
  readonly onLanguage: (language: Language) => void;
}

type Side = 'statement' | 'code' | 'result';

/** The statement, the editor, and below the editor the output or the verdict; on a phone each is a tab. */
export function ProblemWorkspace({
  lesson,
  content,
  problem,
  firstDraft,
  startSide,
  onLanguage,
}: ProblemWorkspaceProps) {
  const { problemId } = problem;
  const { language } = firstDraft;
  const [side, setSide] = useState<Side>(startSide);
  const trial = useTrialCases(problem);
  const editor = useRef<ProgramEditorHandle>(null);
  const stepsButton = useRef<HTMLButtonElement>(null);
  const draft = useDraft({ problemId, firstDraft });
  const runner = useRunner(language);
  const run = useRun({ problem, language, runner });
  const steps = useSteps({ problem, language, runner });
  const submit = useSubmit(problemId);
  // Reads the editor itself, because React's state may lag.
  const source = () => editor.current?.source() ?? draft.initialSource;
  const isRunning = run.isPending || steps.isPending;
  const busy = isRunning || submit.isPending;
  const stepsResult = steps.isOn && steps.step?.isEnd !== true ? undefined : steps.result;
  const answer = submit.data ?? run.data ?? stepsResult;
  const differs = !submit.data && trial.marks.get(trial.chosen.id) === false;
  const fault = useMemo(() => faultOf(answer), [answer]);

  /** Only what was asked for last is shown. */
  const begin = () => {
    for (const former of [run, submit]) former.reset();
    steps.end();
    setSide('result');
  };
  const runNow = (one: TrialCase = trial.chosen) => {
    begin();
    const { input } = one;
    run.mutate({ source: source(), input }, { onSuccess: (result) => trial.mark(one, result) });
  };
  /** One after the other, up to the first that goes wrong, which is then looked at. */
  const runAll = async () => {
    begin();
    const own = source();
    for (const one of trial.cases) {
      trial.choose(one.id);
      const result = await run.mutateAsync({ source: own, input: one.input }).catch(() => null);
      if (result === null || trial.mark(one, result) === false || result.verdict !== 'AC') return;
    }
  };
  const runByKey = () => {
    if (!busy) runNow();
  };
  useStepKeys({ [RUN_KEY]: runByKey });
  const stepNow = () => {
    begin();
    steps.begin({ source: source(), input: trial.chosen.input });
  };
  const submitNow = () => {
    draft.flush();
    begin();
    submit.mutate({ source: source(), language });
  };
  const endSteps = () => {
    steps.end();
    stepsButton.current?.focus();
  };
  const change = (next: string) => {
    // The steps are those of another program now.
    if (steps.isOn) steps.end();
    trial.forget();
    draft.change(next);
  };
  const restore = (restored: string) => {
    editor.current?.replace(restored);
    editor.current?.focus();
  };

  return (
    <div
      className={styles.workspace}
      data-side={side}
      data-steps={steps.isOn || undefined}
      data-judged={submit.data !== undefined || undefined}
    >
      <Chips
        className={styles.sides}
        label={content.title}
        options={[
          { value: 'statement', label: learningTexts.tabStatement },
          { value: 'code', label: learningTexts.tabCode },
          { value: 'result', label: learningTexts.tabResult },
        ]}
        value={side}
        onChange={setSide}
      />
      <section className={styles.statement} aria-label={learningTexts.problem}>
        <ProblemStatement
          problem={problem}
          character={content.character}
          onTry={(caseNumber) => {
            const sample = trial.cases.find(({ isOwn, number }) => !isOwn && number === caseNumber);
            if (!sample) return;
            trial.choose(sample.id);
            runNow(sample);
          }}
        >
          <Suspense>
            <OwnComments problemId={problemId} />
          </Suspense>
        </ProblemStatement>
      </section>
      <section className={styles.work} aria-label={learningTexts.editor}>
        <ProblemTools
          {...{ problem, language, source, stepsButton, isRunning, onLanguage }}
          draftState={draft.state}
          isJudging={submit.isPending}
          onRestore={restore}
          onSteps={stepNow}
          onRun={() => runNow()}
          onStop={run.stop}
          onSubmit={submitNow}
        />
        {draft.state === 'conflict' && (
          <DraftConflictNote
            busy={draft.resolving}
            onKeepMine={draft.keepMine}
            onTakeTheirs={async () => {
              const theirs = await draft.takeTheirs();
              if (theirs !== null) editor.current?.replace(theirs);
            }}
          />
        )}
        <ProgramEditor
          ref={editor}
          language={language}
          initialSource={draft.initialSource}
          toolbox={problem.toolbox}
          onChange={change}
          fault={fault}
          step={steps.step}
          onRun={runByKey}
        />
      </section>
      <section className={styles.result}>
        <div className={styles.answer} role="tabpanel" aria-label={learningTexts.tabResult} tabIndex={0}>
          <AnswerPanel
            {...{ lesson, content, problemId, language, submit, run, steps, trial }}
            onRunAll={() => void runAll()}
            onStop={run.stop}
            onSubmit={submitNow}
            onStepsEnd={endSteps}
          />
        </div>
        <Reaction mood={moodOf(busy, differs ? 'WA' : (answer?.verdict ?? null))} />
      </section>
    </div>
  );
}

function moodOf(busy: boolean, verdict: string | null): Mood {
  if (busy) return 'thinking';
  return verdict === null ? 'ready' : verdict === 'AC' ? 'happy' : 'surprised';
}
