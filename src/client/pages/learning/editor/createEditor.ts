import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { editorPhrases } from './editorPhrases.ts';
import { editorTheme } from './editorTheme.ts';
import { guestCompletions } from './guestCompletions.ts';

export interface EditorHandle {
  source(): string;
  /** Puts other text in its place; undo brings the old one back. */
  replace(source: string): void;
  /** Marks a line, from 1; null clears the mark. */
  pointAt(line: number | null): void;
  focus(): void;
  destroy(): void;
}

export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly source: string;
  readonly label: string;
  readonly onChange: (source: string) => void;
  readonly onRun: () => void;
}

/** CodeMirror set up for a child's first JavaScript. */
export function createEditor({ parent, source, label, onChange, onRun }: EditorOptions): EditorHandle {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: source,
      extensions: [
        keymap.of([{ key: 'Mod-Enter', run: () => (onRun(), true) }]),
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        drawSelection(),
        history(),
        indentOnInput(),
        indentUnit.of('  '),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ override: [guestCompletions], icons: false }),
        keymap.of([
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...historyKeymap,
          ...defaultKeymap,
          indentWithTab,
        ]),
        javascript(),
        editorTheme,
        editorPhrases,
        errorLineField,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', autocapitalize: 'off' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    source: () => view.state.doc.toString(),
    replace: (text) => {
      if (text !== view.state.doc.toString()) {
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
      }
    },
    pointAt: (line) => view.dispatch({ effects: setErrorLine.of(line) }),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

const setErrorLine = StateEffect.define<number | null>();
const errorMark = Decoration.line({ class: 'cm-errorLine' });

/** The marked line; any edit clears the mark, since the line may no longer be the one meant. */
const errorLineField = StateField.define({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (!effect.is(setErrorLine)) continue;
      const line = effect.value;
      if (line === null || line < 1 || line > transaction.state.doc.lines) return Decoration.none;
      return Decoration.set([errorMark.range(transaction.state.doc.line(line).from)]);
    }
    return transaction.docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});
