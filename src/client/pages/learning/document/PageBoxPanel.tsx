import { Check, Play, RotateCcw, Square } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTask } from '#client/net/mutationHook.ts';
import {
  createRunner,
  RunnerUnavailableError,
  RunStoppedError,
  type Runner,
} from '#client/runner/createRunner.ts';
import { Heading, Hint } from '#client/ui/text/Text.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import type { PageBox } from '#shared/content/documentPages.ts';
import { explainCompileError, stopText } from '#shared/code/endingText.ts';
import type { ExplainedProgram } from '#shared/code/errorText.ts';
import type { RunReply } from '#shared/code/protocol.ts';
import { VERDICT_OF } from '#shared/code/verdictOf.ts';
import type { EditorHandle } from '../editor/createEditor.ts';
import { learningTexts } from '../texts.ts';
import type { PageRun } from './scenes/moments.ts';
import styles from './LessonPages.module.css';

const CodeEditor = lazy(() =>
  import('../editor/CodeEditor.tsx').then((module) => ({ default: module.CodeEditor })),
);

/** The limits of a page of a lesson. */
const LIMITS = { memoryBytes: 64 * 1024 * 1024, outputBytes: 8192 };

/** Code of a page: one part to change, a run in this browser, and what came out. */
export function PageBoxPanel({
  box,
  runningLine,
  onRan,
}: {
  readonly box: PageBox;
  /** The line the picture shows now; null for none. */
  readonly runningLine: number | null;
  /** The program ran, to its end or until it failed. */
  readonly onRan: (run: Omit<PageRun, 'number'>) => void;
}) {
  const editor = useRef<Pick<EditorHandle, 'source' | 'replace' | 'focus' | 'type'>>(null);
  const runner = useRef<Runner>(undefined);
  useEffect(() => {
    const started = createRunner();
    runner.current = started;
    started.warm(box.language).catch(() => undefined);
    return () => started.dispose();
  }, [box.language]);

  const run = useTask(
    async () => {
      if (!runner.current) throw new RunnerUnavailableError();
      const source = editor.current?.source() ?? box.source;
      const program = { language: box.language, source };
      const reply = await runner.current.run({ ...program, input: box.input, trace: true, ...LIMITS });
      return { ...reply, source, explanation: explanationOf(reply, program) };
    },
    {
      onSuccess: ({ ending, output, source, trace }) =>
        onRan({ language: box.language, source, input: box.input, output, trace, failed: ending !== 'ok' }),
      // A page whose code cannot run here must not stop the child.
      onError: (error) => {
        if (!(error instanceof RunnerUnavailableError)) return;
        const { language, source, input } = box;
        onRan({ language, source, input, output: '', trace: [], failed: false });
      },
    },
  );
  const reply = run.data;
  const failed = reply !== undefined && reply.ending !== 'ok';

  return (
    <section className={styles.panel} data-first aria-label={learningTexts.editor}>
      <Row as="header" justify="between">
        <Heading level={3} size="heading" tone="accent">
          {box.change ? learningTexts.pageTry : learningTexts.pageRun}
        </Heading>
        <Button
          tone="alt"
          size="small"
          icon={<RotateCcw />}
          onClick={() => {
            editor.current?.replace(box.source);
            run.reset();
          }}
        >
          {learningTexts.startOverShort}
        </Button>
      </Row>
      {box.input.trim() !== '' && (
        <Hint bold>{learningTexts.boxInput(box.input.trim().replaceAll('\n', ' · '))}</Hint>
      )}
      {/* A press on the button would miss if the editor came later and moved it away. */}
      <Suspense fallback={<Loading />}>
        <div className={styles.editor}>
          <CodeEditor
            ref={editor}
            language={box.language}
            initialSource={box.source}
            change={box.change}
            runningLine={runningLine}
            onChange={() => undefined}
            fault={
              failed && reply.error ? { line: reply.error.line ?? null, message: reply.explanation } : null
            }
            onRun={() => run.mutate()}
          />
        </div>
        <div className={styles.run}>
          {run.isPending ? (
            <Button size="large" icon={<Square fill="currentColor" />} onClick={() => runner.current?.stop()}>
              {learningTexts.stop}
            </Button>
          ) : (
            <Button size="large" icon={<Play fill="currentColor" />} onClick={() => run.mutate()}>
              {learningTexts.run}
            </Button>
          )}
          <output className={styles.output} data-failed={failed || run.isError} aria-live="polite">
            <b>{learningTexts.output}</b>
            <span>
              {run.isError
                ? run.error instanceof RunStoppedError
                  ? learningTexts.runStopped
                  : learningTexts.runUnavailable
                : failed
                  ? reply.explanation
                  : (reply?.output.trimEnd() ?? '')}
            </span>
            {reply && !failed && <Check aria-hidden="true" />}
          </output>
        </div>
      </Suspense>
    </section>
  );
}

/** The judge's words about a program that did not end well. */
function explanationOf({ ending, error }: RunReply, program: ExplainedProgram): string {
  if (ending === 'compileError') return explainCompileError(error, program);
  return stopText({ verdict: VERDICT_OF[ending === 'starved' ? 'time' : ending], error }, program);
}
