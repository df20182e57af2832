import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pictureAt } from './pictureAt.ts';
import type { CodeObjectAct } from './codeObjectTypes.ts';

const act = (at: number, ms: number, part: string, value: CodeObjectAct['value']): CodeObjectAct => ({
  at,
  ms,
  part,
  value,
  line: 1,
});

it('is what it was before the first act', () => {
  expect(pictureAt({ light: 0, note: null }, [act(100, 0, 'light', 1)], 99)).toEqual({
    light: 0,
    note: null,
  });
});

it('takes numbers to their value in the time of the act, and the rest at once', () => {
  const before = { 'jet.0': 0, 'lamp.0': null };
  const acts = [act(100, 400, 'jet.0', 8), act(100, 400, 'lamp.0', 'blue')];
  expect(pictureAt(before, acts, 100)).toEqual({ 'jet.0': 0, 'lamp.0': 'blue' });
  expect(pictureAt(before, acts, 200)).toEqual({ 'jet.0': 2, 'lamp.0': 'blue' });
  expect(pictureAt(before, acts, 900)).toEqual({ 'jet.0': 8, 'lamp.0': 'blue' });
});

it('turns a number from where it is when the next act comes early', () => {
  const acts = [act(0, 400, 'speed', 8), act(200, 400, 'speed', 0)];
  expect(pictureAt({ speed: 0 }, acts, 200)).toEqual({ speed: 4 });
  expect(pictureAt({ speed: 0 }, acts, 400)).toEqual({ speed: 2 });
});

it('lets a number come and go without a way between', () => {
  const acts = [act(0, 400, 'visitor', 12), act(500, 400, 'visitor', null)];
  expect(pictureAt({ visitor: null }, acts, 10)).toEqual({ visitor: 12 });
  expect(pictureAt({ visitor: null }, acts, 500)).toEqual({ visitor: null });
});

it('ends with the last value of every part, after any values', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(50), fc.nat(500), fc.constantFrom('a', 'b'), fc.integer({ min: -9, max: 9 }))),
      (steps) => {
        let at = 0;
        const acts = steps.map(([later, ms, part, value]) => act((at += later), ms, part, value));
        const last = { a: 0, b: 0, ...Object.fromEntries(acts.map(({ part, value }) => [part, value])) };
        expect(pictureAt({ a: 0, b: 0 }, acts, at + 500)).toEqual(last);
      },
    ),
  );
});
