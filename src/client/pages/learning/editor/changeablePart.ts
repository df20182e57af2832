import { EditorState, type Extension, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { learningTexts } from '../texts.ts';

export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Says at the end of the line that its marked part may be changed. */
class Pointer extends WidgetType {
  override eq(): boolean {
    return true;
  }

  override toDOM(): HTMLElement {
    const pointer = document.createElement('span');
    pointer.className = 'cm-pointer';
    pointer.textContent = learningTexts.changeHere;
    return pointer;
  }
}

const pointer = Decoration.widget({ widget: new Pointer(), side: 2 });
const part = Decoration.mark({ class: 'cm-change', inclusive: true });

/** Only one part of the text can be typed in; it is underlined and pointed at; a text put back whole brings the part back. */
export function changeablePart(source: string, start: TextRange): Extension {
  const field = StateField.define<TextRange>({
    create: () => start,
    update: ({ from, to }, transaction) => {
      if (!transaction.docChanged) return { from, to };
      if (transaction.state.doc.toString() === source) return start;
      return { from: transaction.changes.mapPos(from, -1), to: transaction.changes.mapPos(to, 1) };
    },
    provide: (self) =>
      EditorView.decorations.compute([self], (state): DecorationSet => {
        const { from, to } = state.field(self);
        const end = pointer.range(state.doc.lineAt(to).to);
        return Decoration.set(to > from ? [part.range(from, to), end] : [end], true);
      }),
  });
  const guard = EditorState.changeFilter.of((transaction) => {
    // Text that the page itself puts in carries no event of a user.
    if (!['input', 'delete', 'move'].some((event) => transaction.isUserEvent(event))) return true;
    const { from, to } = transaction.startState.field(field);
    let inside = true;
    transaction.changes.iterChangedRanges((start, end) => {
      inside &&= start >= from && end <= to;
    });
    return inside;
  });
  return [field, guard];
}
