import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { Language } from '#shared/contract/learning/problems.ts';
import { EDITOR_LANGUAGES } from '../editor/editorLanguages.ts';
import { editorTheme } from '../editor/editorTheme.ts';
import { writtenCode } from '../review/writtenCode.ts';
import { learningTexts } from '../texts.ts';

export interface DifferenceViewProps {
  readonly language: Language;
  /** The text that is in the editor now. */
  readonly current: string;
  readonly version: string;
}

/** An earlier version with what it would change in the current code; of blocks the code they stand for. */
export function DifferenceView({ language, current, version }: DifferenceViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const written = language === 'BLOCKS' ? 'JAVASCRIPT' : language;
    const view = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: writtenCode(version, language),
        extensions: [
          EDITOR_LANGUAGES[written].syntax,
          editorTheme,
          EditorState.readOnly.of(true),
          EditorView.editable.of(false),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': learningTexts.versionChanges }),
          unifiedMergeView({ original: writtenCode(current, language), mergeControls: false, gutter: true }),
        ],
      }),
    });
    return () => view.destroy();
  }, [language, current, version]);
  return <div ref={place} />;
}
