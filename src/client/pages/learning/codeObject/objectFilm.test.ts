import { describe, expect, it } from 'vitest';
import { endOfLine, linesBegun, objectFilm } from './objectFilm.ts';

const entry = (line: number, step: number) => ({ line, step, outputLength: 0, variables: [] });

/** Line 1 counts, line 2 turns on at 0 ms, line 3 waits a second, line 4 turns off. */
const run = {
  acts: [
    { at: 0, ms: 0, part: 'light', value: 1, line: 2 },
    { at: 1000, ms: 0, part: 'light', value: 0, line: 4 },
  ],
  durationMs: 1000,
  commandAts: [0, 0, 1000],
  trace: [entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 2)],
  blockOfLine: null,
};

describe('objectFilm', () => {
  it('gives every line its moment', () => {
    expect(objectFilm(run).lines.map(({ line, at }) => [line, at])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 1000],
    ]);
  });

  it('leaves out what no block stands for, and tells a block of two lines once', () => {
    const film = objectFilm({ ...run, blockOfLine: [null, 'on', 'wait', 'wait'], commandAts: [0, 0, 0] });
    expect(film.lines.map(({ blockId }) => blockId)).toEqual(['on', 'wait']);
  });

  it('puts lines after the last command at the end', () => {
    const film = objectFilm({ ...run, trace: [...run.trace, entry(5, 3)], durationMs: 1500 });
    expect(film.lines.at(-1)).toMatchObject({ line: 5, at: 1500 });
  });
});

describe('linesBegun', () => {
  it.each([
    [0, 3],
    [999, 3],
    [1000, 4],
    [5000, 4],
  ])('at %i ms', (ms, count) => expect(linesBegun(objectFilm(run), ms)).toBe(count));

  it('is none in an empty film', () => {
    expect(linesBegun({ acts: [], durationMs: 0, lines: [] }, 0)).toBe(0);
  });
});

describe('endOfLine', () => {
  it('is the beginning of the next line, or the end of the run', () => {
    const film = objectFilm({ ...run, durationMs: 1400 });
    expect([0, 2, 3].map((index) => endOfLine(film, index))).toEqual([0, 1000, 1400]);
  });
});
