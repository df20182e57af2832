import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { createEditor, type EditorHandle } from './editor/createEditor.ts';
import { learningTexts } from './texts.ts';
import styles from './CodeEditor.module.css';

export interface CodeEditorProps {
  readonly initialSource: string;
  readonly onChange: (source: string) => void;
  /** Line to point at, from 1; null for none. */
  readonly errorLine: number | null;
  /** Ctrl+Enter (⌘+Enter). */
  readonly onRun: () => void;
  readonly ref?: Ref<Pick<EditorHandle, 'source' | 'replace' | 'focus'>>;
}

/** The code editor. What is on the screen is read through the ref, never a copy that may be older. */
export function CodeEditor({ initialSource, onChange, errorLine, onRun, ref }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  // The editor owns its text from the start on; a later source comes in by `replace`.
  const firstSource = useRef(initialSource);
  const editor = useRef<EditorHandle | null>(null);
  const listeners = useRef({ onChange, onRun });
  useEffect(() => {
    listeners.current = { onChange, onRun };
  });

  useEffect(() => {
    if (!place.current) return;
    const handle = createEditor({
      parent: place.current,
      source: firstSource.current,
      label: learningTexts.editor,
      onChange: (source) => listeners.current.onChange(source),
      onRun: () => listeners.current.onRun(),
    });
    editor.current = handle;
    return () => handle.destroy();
  }, []);

  useEffect(() => editor.current?.pointAt(errorLine), [errorLine]);

  useImperativeHandle(
    ref,
    () => ({
      source: () => editor.current?.source() ?? firstSource.current,
      replace: (source: string) => editor.current?.replace(source),
      focus: () => editor.current?.focus(),
    }),
    [],
  );

  return <div ref={place} className={styles.editor} />;
}
