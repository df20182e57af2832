import { expect, it } from 'vitest';
import { beginHistory, editHistory, type EditHistory } from './editHistory.ts';

type History = EditHistory<string>;
const edit = (history: History, next: string, group: string | null = null) =>
  editHistory(history, { kind: 'edit', change: () => next, group });
const undo = (history: History) => editHistory(history, { kind: 'undo' });
const redo = (history: History) => editHistory(history, { kind: 'redo' });

it('goes back edit by edit, and on again until something else is edited', () => {
  const history = edit(edit(beginHistory('a'), 'b'), 'c');
  expect(undo(undo(history)).present).toBe('a');
  expect(redo(undo(history)).present).toBe('c');
  expect(redo(edit(undo(history), 'd')).present).toBe('d');
  expect(undo(undo(undo(history))).present).toBe('a');
});

it('takes a stroke as one step, and the next stroke as another', () => {
  const history = edit(edit(edit(beginHistory('a'), 'b', 'one'), 'c', 'one'), 'd', 'two');
  expect(undo(history).present).toBe('c');
  expect(undo(undo(history)).present).toBe('a');
});

it('an edit that changes nothing is no step', () => {
  const history = beginHistory('a');
  expect(edit(history, 'a')).toBe(history);
});
