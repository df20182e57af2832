import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { learningQueries } from '#client/net/queries/learningQueries.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import type { Draft, Lesson, LessonContent, Problem } from '#shared/contract/learning.ts';
import { ConflictNote } from './ConflictNote.tsx';
import { DraftSign } from './DraftSign.tsx';
import { ProblemStatement } from './ProblemStatement.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { RunPanel } from './RunPanel.tsx';
import { learningTexts } from './texts.ts';
import { useDraft } from './useDraft.ts';
import { useRun } from './useRun.ts';
import { useSubmit } from './useSubmit.ts';
import { VersionsButton } from './VersionsButton.tsx';
import styles from './ProblemDesk.module.css';

const CodeEditor = lazy(() => import('./CodeEditor.tsx').then((module) => ({ default: module.CodeEditor })));

export interface ProblemDeskProps {
  readonly lesson: Lesson;
  readonly content: LessonContent;
  readonly problem: Problem;
  readonly firstDraft: Draft;
}

type Side = 'statement' | 'code';

/** The statement beside the editor; below the editor what came out of running or submitting. */
export function ProblemDesk({ lesson, content, problem, firstDraft }: ProblemDeskProps) {
  const { problemId } = problem;
  const [side, setSide] = useState<Side>('statement');
  const [input, setInput] = useState(problem.sampleCaseList[0]?.input ?? '');
  const editor = useRef<{ source(): string; replace(source: string): void; focus(): void }>(null);
  const queries = useQueryClient();
  const draft = useDraft({ problemId, firstDraft });
  const run = useRun(problemId);
  const submit = useSubmit({
    problemId,
    onAccepted: () => void queries.invalidateQueries({ queryKey: learningQueries.all }),
  });
  // What is on the screen now, not what was last typed into React.
  const source = () => editor.current?.source() ?? draft.initialSource;
  const busy = run.isPending || submit.isPending;

  const runNow = (withInput = input) => {
    submit.reset();
    run.mutate({ source: source(), input: withInput });
  };
  const submitNow = () => {
    draft.flush();
    run.reset();
    submit.mutate(source());
  };

  return (
    <div className={styles.desk} data-side={side}>
      <Chips
        className={styles.sides}
        label={content.title}
        options={[
          { value: 'statement', label: learningTexts.tabStatement },
          { value: 'code', label: learningTexts.tabCode },
        ]}
        value={side}
        onChange={setSide}
      />
      <section className={styles.statement} aria-label={learningTexts.problem}>
        <ProblemStatement
          problem={problem}
          onTry={(sample) => {
            setInput(sample);
            setSide('code');
            runNow(sample);
          }}
        />
      </section>
      <section className={styles.work} aria-label={learningTexts.editor}>
        <div className={styles.tools}>
          <DraftSign state={draft.state} />
          <VersionsButton
            problem={problem}
            onRestore={(restored) => {
              editor.current?.replace(restored);
              editor.current?.focus();
            }}
          />
        </div>
        {draft.state === 'conflict' && (
          <ConflictNote
            busy={draft.resolving}
            onKeepMine={draft.keepMine}
            onTakeTheirs={async () => {
              const theirs = await draft.takeTheirs();
              if (theirs !== null) editor.current?.replace(theirs);
            }}
          />
        )}
        <Suspense fallback={<Loading />}>
          <CodeEditor
            ref={editor}
            initialSource={draft.initialSource}
            onChange={draft.change}
            errorLine={submit.data?.errorLine ?? run.data?.errorLine ?? null}
            onRun={() => {
              if (!busy) runNow();
            }}
          />
        </Suspense>
        <p className={styles.help}>{learningTexts.editorHelp}</p>
        <div className={styles.actions}>
          <Button tone="sea" busy={run.isPending} disabled={busy} onClick={() => runNow()}>
            {run.isPending ? learningTexts.running : learningTexts.run}
          </Button>
          <Button busy={submit.isPending} disabled={busy || draft.state === 'conflict'} onClick={submitNow}>
            {submit.isPending ? learningTexts.judging : learningTexts.submit}
          </Button>
        </div>
        {submit.data || submit.error ? (
          <ResultPanel lesson={lesson} content={content} submission={submit.data} error={submit.error} />
        ) : (
          <RunPanel
            input={input}
            onInput={setInput}
            result={run.data}
            error={run.error}
            running={run.isPending}
          />
        )}
      </section>
    </div>
  );
}
