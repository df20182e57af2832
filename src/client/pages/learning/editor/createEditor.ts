import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { changeablePart, type TextRange } from './changeablePart.ts';
import { EDITOR_LANGUAGES, type EditorLanguage } from './editorLanguages.ts';
import { editorTheme } from './editorTheme.ts';
import { guestCompletions } from './guestCompletions.ts';
import { learningTexts } from '../texts.ts';
import { runningLine, showRunningLine, type RunningLine } from './runningLine.ts';
import { type LineNote, lineNotes, setFault } from './lineNotes.ts';
import { missingSign } from './missingSign.ts';

export interface EditorHandle {
  source(): string;
  /** Replaces the text; undo restores the previous one. */
  replace(source: string): void;
  /** Marks a line and says below it what is wrong; null clears the mark. */
  pointAt(fault: LineNote | null): void;
  /** Lights the line that runs and scrolls to it; null for none. */
  showRunning(running: RunningLine | null): void;
  /** Types signs at the cursor, as a key does. */
  type(signs: string): void;
  focus(): void;
  destroy(): void;
}

export interface EditorOptions {
  /** The only part that can be typed in; all of it when left out. */
  readonly change?: TextRange | null;
  /** Names a program may use besides those of the language. */
  readonly names?: readonly string[];
  readonly language: EditorLanguage;
  readonly parent: HTMLElement;
  readonly source: string;
  readonly label: string;
  readonly onChange: (source: string) => void;
  /** The sign that the program lacks, as often as it is checked; null for none. */
  readonly onMissing?: (sign: string | null) => void;
  readonly onRun: () => void;
}

/** CodeMirror set up for a child's first programs. */
export function createEditor({
  language,
  parent,
  source,
  label,
  onChange,
  onMissing,
  onRun,
  change = null,
  names = [],
}: EditorOptions): EditorHandle {
  const { syntax, check } = EDITOR_LANGUAGES[language];
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: source,
      extensions: [
        keymap.of([{ key: 'Mod-Enter', run: () => (onRun(), true) }]),
        runningLine,
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        drawSelection(),
        history(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ override: [guestCompletions(language)], icons: false }),
        keymap.of([
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...historyKeymap,
          ...defaultKeymap,
          indentWithTab,
        ]),
        syntax,
        editorTheme,
        editorPhrases,
        lineNotes((text) => {
          const findings = check(text, names);
          onMissing?.(missingSign(text, findings));
          return findings;
        }),
        change ? changeablePart(source, change) : [],
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-description': learningTexts.editorHelp,
          spellcheck: 'false',
          autocapitalize: 'off',
        }),
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
    showRunning: (running) => showRunningLine(view, running),
    pointAt: (fault) => view.dispatch({ effects: setFault.of(fault) }),
    type: (signs) => {
      view.dispatch(view.state.replaceSelection(signs), { userEvent: 'input.type', scrollIntoView: true });
      view.focus();
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

/** Korean texts of CodeMirror, for screen readers and its panels. */
const editorPhrases = EditorState.phrases.of({
  Completions: '이어 쓰기',
  'Control character': '제어 문자',
  'Selection deleted': '고른 글자를 지웠어요',
});
