import { expect, it } from 'vitest';
import type { TraceEntry } from '#shared/code/protocol.ts';
import { momentsOf, type PageRun } from './moments.ts';

const entry = (line: number, variables: Record<string, string>, outputLength = 0): TraceEntry => ({
  line,
  variables: Object.entries(variables).map(([name, value]) => ({ name, value })),
  outputLength,
  step: 0,
});

const run = (trace: readonly TraceEntry[], change: Partial<PageRun> = {}): PageRun => ({
  ...{ language: 'JAVASCRIPT', source: '', input: '', output: '1\n2\n', trace, failed: false, number: 1 },
  ...change,
});

it('shows each line with what was known and printed before it, then the end', () => {
  const moments = momentsOf(run([entry(1, {}), entry(2, { i: '1' }), entry(2, { i: '2' }, 2)]));
  expect(moments.map(({ line, output }) => [line, output])).toEqual([
    [1, []],
    [2, []],
    [2, ['1']],
    [null, ['1', '2']],
  ]);
  expect(moments[2]?.variables.get('i')).toBe('2');
  expect([...(moments[2]?.changed ?? [])]).toEqual(['i']);
  expect(moments.at(-1)).toMatchObject({ state: 'done', lines: [1, 2, 2] });
});

it('keeps a variable that is out of sight, the innermost of a name first', () => {
  const told = {
    ...entry(2, {}),
    variables: [
      { name: 'n', value: '5' },
      { name: 'n', value: '1' },
    ],
  };
  const moments = momentsOf(run([entry(1, { total: '3' }), told]));
  expect(Object.fromEntries(moments[1]?.variables ?? [])).toEqual({ total: '3', n: '5' });
});

it('leaves some of a long run out, but not its end', () => {
  const long = Array.from({ length: 4000 }, (_, index) => entry(1, { i: String(index) }));
  const moments = momentsOf(run(long));
  expect(moments.length).toBeLessThan(60);
  expect(moments.at(-1)?.lines).toHaveLength(4000);
});

it('ends puzzled where the program failed, and does without a trace', () => {
  expect(momentsOf(run([], { failed: true, trace: undefined }))).toMatchObject([{ state: 'puzzled' }]);
});
