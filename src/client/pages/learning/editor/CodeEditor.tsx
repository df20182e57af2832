import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import type { TextRange } from './changeablePart.ts';
import type { EditorLanguage } from './editorLanguages.ts';
import { createEditor, type EditorHandle } from './createEditor.ts';
import { learningTexts } from '../texts.ts';
import styles from './CodeEditor.module.css';

export interface CodeEditorProps {
  readonly initialSource: string;
  readonly onChange: (source: string) => void;
  /** The sign that the program lacks; null for none. */
  readonly onMissing?: (sign: string | null) => void;
  readonly language: EditorLanguage;
  /** The fault and its line; line 0 or null when the line is not known. */
  readonly fault: { readonly line: number | null; readonly message: string } | null;
  /** The only part that can be typed in, by offsets in the initial source. */
  readonly change?: TextRange | null;
  /** Names a program may use besides those of the language; fixed after the start. */
  readonly names?: readonly string[];
  /** The line that runs, from 1; left out or null for none. */
  readonly runningLine?: number | null;
  /** Said beside the line that runs. */
  readonly runningNote?: string;
  /** Ctrl+Enter (⌘+Enter). */
  readonly onRun: () => void;
  readonly ref?: Ref<Pick<EditorHandle, 'source' | 'replace' | 'focus' | 'type'>>;
}

/** The code editor. The current text is read through the ref, never from a copy that may be older. */
export function CodeEditor({
  language,
  initialSource,
  onChange,
  onMissing,
  fault,
  onRun,
  change = null,
  runningLine = null,
  runningNote = '',
  names,
  ref,
}: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  // The editor owns its text after the start; a later source arrives by `replace`.
  const firstSource = useRef(initialSource);
  const firstNames = useRef(names);
  const firstChange = useRef(change);
  const editor = useRef<EditorHandle | null>(null);
  const listeners = useRef({ onChange, onMissing, onRun });
  useEffect(() => {
    listeners.current = { onChange, onMissing, onRun };
  });

  // Before the first picture: its height moves what stands below.
  useLayoutEffect(() => {
    if (!place.current) return;
    const handle = createEditor({
      language,
      parent: place.current,
      source: firstSource.current,
      change: firstChange.current,
      names: firstNames.current,
      label: learningTexts.editor,
      onChange: (source) => listeners.current.onChange(source),
      onMissing: (sign) => listeners.current.onMissing?.(sign),
      onRun: () => listeners.current.onRun(),
    });
    editor.current = handle;
    return () => handle.destroy();
  }, [language]);

  const line = fault?.line ?? null;
  const message = fault?.message ?? '';
  useEffect(() => editor.current?.pointAt(line === null ? null : { line, message }), [line, message]);

  useEffect(
    () => editor.current?.showRunning(runningLine === null ? null : { line: runningLine, note: runningNote }),
    [runningLine, runningNote],
  );

  useImperativeHandle(
    ref,
    () => ({
      source: () => editor.current?.source() ?? firstSource.current,
      replace: (source: string) => editor.current?.replace(source),
      focus: () => editor.current?.focus(),
      type: (signs: string) => editor.current?.type(signs),
    }),
    [],
  );

  return <div ref={place} className={styles.editor} />;
}
