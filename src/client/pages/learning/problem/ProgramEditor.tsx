import { lazy, Suspense, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { BlocksEditor } from '#client/ui/blocks/BlocksEditor.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { EditorHandle } from '../editor/createEditor.ts';
import type { ProgramStep } from '../steps/programSteps.ts';
import { learningTexts } from '../texts.ts';
import { BlocksCode } from './BlocksCode.tsx';
import { SignBar } from './SignBar.tsx';
import styles from './ProblemWorkspace.module.css';

const CodeEditor = lazy(() =>
  import('../editor/CodeEditor.tsx').then((module) => ({ default: module.CodeEditor })),
);

export interface ProgramEditorHandle {
  source(): string;
  replace(source: string): void;
  focus(): void;
}

export interface ProgramFault {
  /** The line, numbered from 1; null for blocks. */
  readonly line: number | null;
  readonly blockId: string | null;
  readonly message: string;
}

export interface ProgramEditorProps {
  readonly language: Language;
  readonly initialSource: string;
  /** Types of blocks on offer; null for all. */
  readonly toolbox: readonly string[] | null;
  readonly onChange: (source: string) => void;
  readonly fault: ProgramFault | null;
  /** The step at which a program that is gone through line by line stands. */
  readonly step: Pick<ProgramStep, 'line' | 'blockId' | 'note'> | null;
  readonly onRun: () => void;
  readonly ref?: Ref<ProgramEditorHandle>;
}

/** The program as text or as blocks, by the language. */
export function ProgramEditor(props: ProgramEditorProps) {
  return props.language === 'BLOCKS' ? (
    <BlocksProgram {...props} />
  ) : (
    <TextProgram {...props} language={props.language} />
  );
}

function TextProgram({
  language,
  initialSource,
  onChange,
  fault,
  step,
  onRun,
  ref,
}: ProgramEditorProps & { readonly language: Exclude<Language, 'BLOCKS'> }) {
  const editor = useRef<Pick<EditorHandle, 'source' | 'replace' | 'focus' | 'type'>>(null);
  const [missing, setMissing] = useState<string | null>(null);
  useImperativeHandle(ref, () => ({
    source: () => editor.current?.source() ?? initialSource,
    replace: (source) => editor.current?.replace(source),
    focus: () => editor.current?.focus(),
  }));
  return (
    <>
      <div className={styles.editor}>
        <Suspense fallback={<Loading />}>
          <CodeEditor
            ref={editor}
            language={language}
            initialSource={initialSource}
            onChange={onChange}
            onMissing={setMissing}
            fault={fault}
            runningLine={step?.line ?? null}
            runningNote={step?.note ?? ''}
            onRun={onRun}
          />
        </Suspense>
      </div>
      {step === null && (
        <SignBar language={language} missing={missing} onSign={(sign) => editor.current?.type(sign)} />
      )}
    </>
  );
}

function BlocksProgram({ initialSource, toolbox, onChange, fault, step, ref }: ProgramEditorProps) {
  const [source, setSource] = useState(initialSource);
  // A fault is true of the blocks that it was found in.
  const [said, setSaid] = useState({ fault, source });
  if (said.fault !== fault) setSaid({ fault, source });
  const errors =
    fault?.blockId != null && said.source === source
      ? [{ blockId: fault.blockId, message: fault.message }]
      : [];
  const place = useRef<HTMLDivElement>(null);
  const change = (next: string) => {
    setSource(next);
    onChange(next);
  };
  useImperativeHandle(ref, () => ({
    source: () => source,
    replace: change,
    focus: () => place.current?.querySelector<SVGElement>('.blocklySvg')?.focus(),
  }));
  return (
    <>
      <div ref={place} className={styles.editor}>
        <BlocksEditor
          source={source}
          onChange={change}
          toolbox={toolbox}
          highlighted={step?.blockId ?? null}
          errors={errors}
          hasRunKey
          label={learningTexts.languages.BLOCKS}
        />
      </div>
      {step === null && <BlocksCode source={source} />}
    </>
  );
}
