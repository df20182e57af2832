import { Play, Send, Square, Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { DraftConflictNote } from '#client/pages/learning/drafts/DraftConflictNote.tsx';
import { useDraft } from '#client/pages/learning/drafts/useDraft.ts';
import { Markdown } from '#client/pages/learning/document/Markdown.tsx';
import { ProblemLanguageTabs } from '#client/pages/learning/problem/ProblemLanguageTabs.tsx';
import { ProgramEditor, type ProgramEditorHandle } from '#client/pages/learning/problem/ProgramEditor.tsx';
import { faultOf } from '#client/pages/learning/problem/faultOf.ts';
import { useRun } from '#client/pages/learning/problem/useRun.ts';
import { useRunner } from '#client/pages/learning/problem/useRunner.ts';
import { Button } from '#client/ui/button/Button.tsx';
import type { ContestContent } from '#shared/contract/battle/scoreboards.ts';
import type { Draft } from '#shared/contract/learning/drafts.ts';
import type { Language, Problem } from '#shared/contract/learning/problems.ts';
import { RaceVerdict } from './RaceVerdict.tsx';
import type { RaceCalls } from '#client/net/battle/raceCalls.ts';
import { battleTexts as texts } from './texts.ts';
import { useRaceSubmit } from './useRaceSubmit.ts';
import { Grid, Row } from '#client/ui/layout/Stack.tsx';
import { Heading } from '#client/ui/text/Text.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import styles from './RaceDock.module.css';

interface RaceEditorProps {
  readonly calls: RaceCalls;
  readonly content: ContestContent;
  readonly problem: Problem;
  /** The draft of the chosen language. */
  readonly firstDraft: Draft;
  /** The time is over: the code stays readable, nothing can be handed in. */
  readonly isOver: boolean;
  /** After the end of a competition: handed in for the exercise. */
  readonly isPractice?: boolean;
  readonly onLanguage: (language: Language) => void;
}

/** The task, the code, what a run gave and what the judge says, in the width of the dock. */
export function RaceEditor(props: RaceEditorProps) {
  const { calls, content, problem, firstDraft, isOver, onLanguage } = props;
  const { language } = firstDraft;
  const [sample] = problem.sampleCaseList;
  const [isWhole, setIsWhole] = useState(false);
  const editor = useRef<ProgramEditorHandle>(null);
  const draft = useDraft({ problemId: problem.problemId, firstDraft });
  const runner = useRunner(language);
  const run = useRun({ problem, language, runner });
  const submit = useRaceSubmit(calls, content.competitionContentId);
  const source = () => editor.current?.source() ?? draft.initialSource;
  const busy = run.isPending || submit.isPending;
  const runNow = () => {
    submit.reset();
    run.mutate({ source: source(), input: sample?.input ?? '' });
  };
  const submitNow = () => {
    draft.flush();
    run.reset();
    submit.mutate({ source: source(), language });
  };
  const fault = faultOf(submit.data ?? run.data);

  return (
    <>
      <header>
        <Row>
          <Chip tone="warning">{texts.problemOf(content.order)}</Chip>
          <Heading level={2} grow>
            {problem.title}
          </Heading>
          <Row as="span" gap={0} aria-hidden="true">
            {Array.from({ length: 3 }, (_, index) => (
              <Star
                key={index}
                size={18}
                color="var(--warning-line)"
                fill={index < Math.ceil(problem.difficulty / 2) ? 'var(--gold)' : 'var(--surface)'}
              />
            ))}
          </Row>
        </Row>
        <div className={styles.words} data-whole={isWhole || undefined}>
          <Markdown source={problem.content} />
        </div>
        <Button tone="quiet" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.closeProblem : texts.openProblem}
        </Button>
        {sample && (
          <dl className={styles.sample}>
            <div>
              <dt>{texts.sampleIn}</dt>
              <dd>{sample.input || texts.noInput}</dd>
            </div>
            <div>
              <dt>{texts.sampleOut}</dt>
              <dd>{sample.expected}</dd>
            </div>
          </dl>
        )}
      </header>
      <ProblemLanguageTabs languageList={problem.languageList} language={language} onLanguage={onLanguage} />
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
      <div className={styles.editor} data-over={isOver || undefined}>
        <ProgramEditor
          ref={editor}
          language={language}
          initialSource={draft.initialSource}
          toolbox={problem.toolbox}
          step={null}
          onChange={draft.change}
          fault={fault}
          onRun={() => {
            if (!busy) runNow();
          }}
        />
      </div>
      <RaceVerdict competitionContentId={content.competitionContentId} submit={submit} isOver={isOver}>
        <output>{run.data?.output || run.data?.explanation || texts.outputHint}</output>
      </RaceVerdict>
      <Grid columns={2} gap={3}>
        {run.isPending ? (
          <Button tone="sea" icon={<Square fill="currentColor" />} onClick={run.stop}>
            {texts.stop}
          </Button>
        ) : (
          <Button tone="sea" icon={<Play />} disabled={busy} onClick={runNow}>
            {texts.run}
          </Button>
        )}
        <Button icon={<Send />} busy={submit.isPending} disabled={busy || isOver} onClick={submitNow}>
          {texts.submit}
        </Button>
      </Grid>
    </>
  );
}
