import { describe, expect, it } from 'vitest';
import { programSteps, type RecordedRun } from './programSteps.ts';

const entry = (line: number, values: Record<string, string>, outputLength = 0) => ({
  line,
  variables: Object.entries(values).map(([name, value]) => ({ name, value })),
  outputLength,
  step: 0,
});
const recorded = (part: Partial<RecordedRun>): RecordedRun => ({
  source: 'let 합 = 0;\n합 += n;\nprint("합");',
  language: 'JAVASCRIPT',
  trace: [entry(1, {}), entry(2, { 합: '0', n: '2' }), entry(3, { 합: '2', n: '2' })],
  isCut: false,
  output: '합\n',
  blockOfLine: null,
  ...part,
});

describe('the steps of a recorded run', () => {
  it('are its lines and its end, with what each has changed', () => {
    const steps = programSteps(recorded({}));
    expect(steps.count).toBe(4);
    expect(steps.at(1)).toMatchObject({ line: 1, variables: [], output: '', isEnd: false });
    expect(steps.at(3).variables).toEqual([
      { name: '합', value: '2', isNew: true },
      { name: 'n', value: '2', isNew: false },
    ]);
    expect(steps.at(4)).toMatchObject({ line: null, variables: [], output: '합\n', isEnd: true });
  });

  it('have beside a line the values of the names on it, words in other scripts among them', () => {
    const steps = programSteps(recorded({}));
    expect(steps.at(2).note).toBe('합 = 0   n = 2');
    expect(programSteps(recorded({ source: '\nprint(nn);' })).at(2).note).toBe('');
  });

  it('have no end when the record was cut, and none at all without a line', () => {
    expect(programSteps(recorded({ isCut: true })).count).toBe(3);
    expect(programSteps(recorded({ trace: [] })).count).toBe(0);
  });

  it('print as far as each language counts: Python by characters, JavaScript by units', () => {
    const trace = [entry(1, {}, 0), entry(2, {}, 2)];
    const python = programSteps(recorded({ language: 'PYTHON', output: '🐬\n2\n', trace }));
    expect(python.at(2).output).toBe('🐬\n');
    const javaScript = programSteps(recorded({ output: '🐬\n2\n', trace: [entry(1, {}, 3)] }));
    expect(javaScript.at(1).output).toBe('🐬\n');
  });

  it('of blocks are blocks, and helpers are passed by', () => {
    const blockOfLine = ['a', null, 'b'];
    const steps = programSteps(recorded({ language: 'BLOCKS', blockOfLine }));
    expect(steps.count).toBe(3);
    expect([steps.at(1), steps.at(2)].map(({ blockId, line }) => [blockId, line])).toEqual([
      ['a', null],
      ['b', null],
    ]);
  });
});
