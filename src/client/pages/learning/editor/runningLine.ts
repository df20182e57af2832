import { RangeSet, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, EditorView, gutterLineClass, GutterMarker, WidgetType } from '@codemirror/view';

export interface RunningLine {
  /** The line, numbered from 1. */
  readonly line: number;
  /** Said beside it: the values of its names. */
  readonly note: string;
}

interface Running {
  /** Start of the line. */
  readonly at: number;
  readonly end: number;
  readonly note: string;
}

const setRunning = StateEffect.define<RunningLine | null>();
const lit = Decoration.line({ class: 'cm-runningLine' });

class RunningMarker extends GutterMarker {
  override elementClass = 'cm-runningGutter';
}
const marker = new RunningMarker();

/** The values are for the eye alone: the page reads them out beside their boxes. */
class ValuesWidget extends WidgetType {
  readonly #text: string;

  constructor(text: string) {
    super();
    this.#text = text;
  }

  override eq(other: ValuesWidget): boolean {
    return other.#text === this.#text;
  }

  override toDOM(): HTMLElement {
    const values = document.createElement('span');
    values.className = 'cm-runningValues';
    values.ariaHidden = 'true';
    values.textContent = this.#text;
    return values;
  }
}

const runningField = StateField.define<Running | null>({
  create: () => null,
  update(running, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setRunning)) return placeOf(transaction.state.doc, effect.value);
    }
    return transaction.docChanged ? null : running;
  },
  provide: (field) => [
    EditorView.decorations.from(field, (running) => {
      if (!running) return Decoration.none;
      const values = Decoration.widget({ widget: new ValuesWidget(running.note), side: 1 });
      const line = lit.range(running.at);
      return Decoration.set(running.note === '' ? [line] : [line, values.range(running.end)], true);
    }),
    gutterLineClass.from(field, (running) =>
      running ? RangeSet.of(marker.range(running.at)) : RangeSet.empty,
    ),
  ],
});

function placeOf(doc: Text, running: RunningLine | null): Running | null {
  if (!running || running.line < 1 || running.line > doc.lines) return null;
  const { from, to } = doc.line(running.line);
  return { at: from, end: to, note: running.note };
}

/** The line that runs: lit, with a gold arrow in the gutter. */
export const runningLine = [
  runningField,
  EditorView.theme({
    '.cm-runningLine': { backgroundColor: 'rgb(255 181 46 / 16%)' },
    '.cm-gutterElement.cm-runningGutter': {
      backgroundColor: 'var(--gold)',
      color: '#3b2400',
      fontWeight: '700',
      clipPath: 'polygon(0 0, calc(100% - 9px) 0, 100% 50%, calc(100% - 9px) 100%, 0 100%)',
    },
    '.cm-runningGutter.cm-activeLineGutter': { color: '#3b2400' },
    '.cm-runningValues': {
      marginLeft: '16px',
      padding: '0 9px 1px',
      color: '#2d1a5c',
      fontSize: '0.875em',
      whiteSpace: 'pre',
      backgroundColor: '#f4eeff',
      borderRadius: '8px',
      pointerEvents: 'none',
    },
  }),
];

export function showRunningLine(view: EditorView, running: RunningLine | null): void {
  const effects: StateEffect<unknown>[] = [setRunning.of(running)];
  const place = placeOf(view.state.doc, running);
  if (place) effects.push(EditorView.scrollIntoView(place.at, { y: 'nearest', yMargin: 30 }));
  view.dispatch({ effects });
}
