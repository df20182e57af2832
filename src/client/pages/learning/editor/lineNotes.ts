import { type Extension, StateEffect, StateField, type Text } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';
import type { Finding } from '#shared/code/finding.ts';
import { learningTexts } from '../texts.ts';

/** Something to say below a line. */
export interface LineNote {
  /** The line, numbered from 1. */
  readonly line: number;
  readonly message: string;
}

/** Sets the words of a run or the judge; an edit clears them, because lines shift. */
export const setFault = StateEffect.define<LineNote | null>();

/** Sets the findings of the checker, which runs while the child types. */
const setFindings = StateEffect.define<readonly Finding[]>();

/** Pause in the typing after which the source is checked. */
const CHECK_AFTER_MS = 700;

class NoteWidget extends WidgetType {
  readonly #note: LineNote;
  readonly #column: number;

  constructor(note: LineNote, column: number) {
    super();
    this.#note = note;
    this.#column = column;
  }

  override eq(other: NoteWidget): boolean {
    return other.#note.message === this.#note.message && other.#note.line === this.#note.line;
  }

  override toDOM(view: EditorView): HTMLElement {
    // The editor does not measure margins: the distance to the lines is padding of a row around the note.
    const row = document.createElement('div');
    row.className = 'cm-noteRow';
    const note = document.createElement('div');
    note.className = 'cm-note';
    row.append(note);
    const text = document.createElement('span');
    text.textContent = this.#note.message;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = learningTexts.goThere;
    button.addEventListener('click', () => {
      const line = view.state.doc.line(Math.min(this.#note.line, view.state.doc.lines));
      view.dispatch({
        selection: { anchor: Math.min(line.from + this.#column, line.to) },
        scrollIntoView: true,
      });
      view.focus();
    });
    note.append(text, button);
    return row;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

const faultLine = Decoration.line({ class: 'cm-errorLine' });

function faultMarks(doc: Text, fault: LineNote | null): DecorationSet {
  if (!fault || fault.line < 1 || fault.line > doc.lines) return Decoration.none;
  const line = doc.line(fault.line);
  const note = Decoration.widget({ widget: new NoteWidget(fault, line.length), block: true, side: 1 });
  const marks = [faultLine.range(line.from)];
  if (fault.message !== '') marks.push(note.range(line.to));
  return Decoration.set(marks);
}

const faultField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setFault)) return faultMarks(transaction.state.doc, effect.value);
    }
    return transaction.docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** All findings are underlined; only the first is told, so that one thing is mended at a time. */
function findingMarks(doc: Text, findings: readonly Finding[]): DecorationSet {
  const offsetOf = (line: number, column: number) => {
    const { from, to } = doc.line(Math.min(line, doc.lines));
    return Math.min(from + column - 1, to);
  };
  const marks = findings.flatMap((finding) => {
    const from = offsetOf(finding.line, finding.column);
    const to = offsetOf(finding.endLine, finding.endColumn);
    if (to <= from) return [];
    return [Decoration.mark({ class: `cm-${finding.severity}` }).range(from, to)];
  });
  const first = findings.find(({ severity }) => severity === 'error') ?? findings[0];
  if (first) {
    const note = { line: first.line, message: first.message };
    const widget = Decoration.widget({
      widget: new NoteWidget(note, first.column - 1),
      block: true,
      side: 1,
    });
    marks.push(widget.range(doc.line(Math.min(first.line, doc.lines)).to));
  }
  return Decoration.set(marks, true);
}

/** Drops the checker's notes: it only underlines when the judge has something to say. */
const withoutNote = (marks: DecorationSet): DecorationSet =>
  marks.update({ filter: (from, to) => from !== to });

const findingField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setFindings)) {
        const found = findingMarks(transaction.state.doc, effect.value);
        return transaction.startState.field(faultField).size > 0 ? withoutNote(found) : found;
      }
      if (effect.is(setFault) && effect.value) return withoutNote(marks);
    }
    // A program that is being changed has no findings until it is checked again.
    return transaction.docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Checks the source when the typing pauses; nothing is said before the first edit. */
const checking = (check: (source: string) => readonly Finding[]) =>
  ViewPlugin.define((view) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return {
      update(update: ViewUpdate) {
        if (!update.docChanged) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          view.dispatch({ effects: setFindings.of(check(view.state.doc.toString())) });
        }, CHECK_AFTER_MS);
      },
      destroy: () => clearTimeout(timer),
    };
  });

/** Notes below lines: from the judge and from the checker of the language. */
export const lineNotes = (check: (source: string) => readonly Finding[]): Extension => [
  faultField,
  findingField,
  checking(check),
];
