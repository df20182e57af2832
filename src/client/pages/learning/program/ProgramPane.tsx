import '@fontsource/jetbrains-mono/latin-500.css';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { draftQueries } from '#client/net/learning/drafts.ts';
import { BlocksEditor } from '#client/ui/blocks/BlocksEditor.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import type { Draft } from '#shared/contract/learning/drafts.ts';
import type { Language, Problem } from '#shared/contract/learning/problems.ts';
import { DraftConflictNote } from '../drafts/DraftConflictNote.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import { VersionsButton } from '../drafts/VersionsButton.tsx';
import type { EditorHandle } from '../editor/createEditor.ts';
import { learningTexts } from '../texts.ts';
import styles from './Program.module.css';

const CodeEditor = lazy(async () => ({ default: (await import('../editor/CodeEditor.tsx')).CodeEditor }));

export interface ProgramPaneProps {
  readonly problem: Problem;
  readonly language: Language;
  /** Types of blocks on offer. */
  readonly toolbox: readonly string[] | null;
  /** Most blocks that still earn a star; null where they are not counted. */
  readonly blockLimit: number | null;
  /** The names that a program may call besides the words of its language. */
  readonly names: readonly string[];
  /** The earlier versions behind an icon alone. */
  readonly isNarrow?: boolean;
  /** The blocks stand open, and a hand shows the first one. */
  readonly isGuided?: boolean;
  /** Keys below a text; `type` writes at the cursor, `missing` is the sign that the program lacks. */
  readonly keys?: (type: (code: string) => void, missing: string | null) => ReactNode;
  readonly onSource: (source: string) => void;
  /** Id of the block that runs. */
  readonly block: string | null;
  /** Line that runs, from 1. */
  readonly line: number | null;
  readonly fault: { readonly line: number | null; readonly message: string } | null;
  readonly errors: readonly { readonly blockId: string; readonly message: string }[];
  /** Turns of the loops that run. */
  readonly badges: readonly { readonly blockId: string; readonly text: string }[];
  readonly onRun: () => void;
}

/** The program in one language, from its saved draft. */
export function ProgramPane(props: ProgramPaneProps) {
  const channelId = useLearningChannelId();
  const { problem, language } = props;
  // Never cached: the editor must not start from an outdated copy.
  const draft = useQuery({
    ...draftQueries.one(channelId, { problemId: problem.problemId, language }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <ListBody query={draft} failed={learningTexts.draftFailed}>
      {(firstDraft) => <LoadedProgram {...props} firstDraft={firstDraft} />}
    </ListBody>
  );
}

function LoadedProgram({
  problem,
  language,
  toolbox,
  blockLimit,
  names,
  isNarrow = false,
  isGuided = false,
  keys,
  onSource,
  block,
  line,
  fault,
  errors,
  badges,
  onRun,
  firstDraft,
}: ProgramPaneProps & { readonly firstDraft: Draft }) {
  const draft = useDraft({ problemId: problem.problemId, firstDraft });
  const [source, setSource] = useState(draft.initialSource);
  const editor = useRef<EditorHandle>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const begin = useEffectEvent(() => onSource(source));
  useEffect(() => begin(), []);
  const change = (next: string) => {
    setSource(next);
    draft.change(next);
    onSource(next);
  };
  const replace = (next: string) => {
    editor.current?.replace(next);
    change(next);
  };

  return (
    <div className={styles.pane}>
      {draft.state === 'conflict' && (
        <DraftConflictNote
          busy={draft.resolving}
          onKeepMine={draft.keepMine}
          onTakeTheirs={async () => {
            const theirs = await draft.takeTheirs();
            if (theirs !== null) replace(theirs);
          }}
        />
      )}
      {!isGuided && (
        <div className={styles.versions} data-narrow={isNarrow || undefined}>
          <VersionsButton problem={problem} language={language} current={() => source} onRestore={replace} />
        </div>
      )}
      <Suspense fallback={<Loading />}>
        {language === 'BLOCKS' ? (
          <BlocksEditor
            source={source}
            onChange={change}
            toolbox={toolbox}
            highlighted={block}
            errors={errors}
            badges={badges}
            limit={blockLimit}
            hasRunKey
            isGuided={isGuided}
            label={learningTexts.languages.BLOCKS}
          />
        ) : (
          <CodeEditor
            ref={editor}
            language={language}
            initialSource={draft.initialSource}
            onChange={change}
            onMissing={setMissing}
            fault={fault}
            runningLine={line}
            names={names}
            onRun={onRun}
          />
        )}
      </Suspense>
      {keys && language !== 'BLOCKS' && (
        <PaneKeys keys={keys} missing={missing} onType={(code) => editor.current?.type(code)} />
      )}
    </div>
  );
}

function PaneKeys({
  keys,
  missing,
  onType,
}: {
  readonly keys: NonNullable<ProgramPaneProps['keys']>;
  readonly missing: string | null;
  readonly onType: (code: string) => void;
}) {
  return <div className={styles.keys}>{keys(onType, missing)}</div>;
}
