import { describe, expect, it } from 'vitest';
import type { ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';
import { readProblem, writeProblem } from './problemPackage.ts';

const CONTENT: ProblemDraftContent = {
  title: '두 배: "수"와 말',
  content: '# 두 배\n\n수를 읽고 `두 배`를 말해요.\n',
  difficulty: 3,
  timeLimitMs: 500,
  memoryLimitMb: 32,
  checker: { kind: 'custom', tolerance: 0, source: 'function check(i, e, o) { return e === o; }\n' },
  subtaskList: [{ points: 40, cases: [1, 2] }],
  caseList: [
    { input: '3\n', expected: '6\n', hidden: false },
    { input: '', expected: '', hidden: true },
    { input: '  -4', expected: '-8  ', hidden: true },
  ],
  hintList: ['무엇을 읽나요?', '', 'yes'],
  programs: {
    JAVASCRIPT: {
      starter: '',
      solution: 'print(Number(input()) * 2);',
      wrongList: [
        { source: 'print(1);', verdict: 'WA' },
        { source: 'while (true);', verdict: 'TLE' },
      ],
    },
    PYTHON: { starter: 'n = int(input())\n', solution: 'print(int(input()) * 2)\n', wrongList: [] },
    BLOCKS: { starter: '{}', solution: '{"blocks": {}}', wrongList: [] },
  },
};

const errorsOf = (files: ReadonlyMap<string, string | null>) =>
  Object.fromEntries(
    readProblem(files)
      .findings.list()
      .map(({ path, errorList }) => [path, errorList]),
  );
const changed = (changes: Record<string, string | null | undefined>) => {
  const files = new Map<string, string | null>(writeProblem(CONTENT));
  for (const [path, text] of Object.entries(changes))
    if (text === undefined) files.delete(path);
    else files.set(path, text);
  return files;
};

describe('a problem in files', () => {
  it('comes back the same', () => {
    const files = writeProblem(CONTENT);
    expect([...files.keys()]).toContain('solutions/javascript/wrong-2-TLE.js');
    const { content, findings } = readProblem(files);
    expect(findings.list()).toEqual([]);
    expect(content).toEqual(CONTENT);
    expect([...writeProblem(content ?? CONTENT)]).toEqual([...files]);
  });

  it.each([
    ['a case without its output', { 'cases/02.out': undefined }, 'cases/02.out'],
    ['a case that nobody names', { 'cases/99.in': '1' }, 'cases/99.in'],
    ['a file of no use', { 'notes.txt': '?' }, 'notes.txt'],
    ['no statement', { 'statement.md': undefined }, 'statement.md'],
    ['another encoding', { 'statement.md': null }, 'statement.md'],
    ['no checker', { 'checker.js': undefined }, 'checker.js'],
    [
      'a verdict there is none of',
      { 'solutions/python/wrong-1-XX.py': 'x' },
      'solutions/python/wrong-1-XX.py',
    ],
    [
      'a solution as a wrong one',
      { 'solutions/python/wrong-1-AC.py': 'x' },
      'solutions/python/wrong-1-AC.py',
    ],
    [
      'Python with the ending of another',
      { 'solutions/python/solution.js': 'x' },
      'solutions/python/solution.js',
    ],
    ['too long a case', { 'cases/01.in': 'x'.repeat(30_000) }, 'cases/01.in'],
    [
      'too long a program',
      { 'solutions/python/solution.py': '#'.repeat(30_000) },
      'solutions/python/solution.py',
    ],
    ['a head that is no YAML', { 'problem.yaml': 'format: [' }, 'problem.yaml'],
    ['a head of another version', { 'problem.yaml': 'format: 2\ntitle: x' }, 'problem.yaml'],
    ['an alias', { 'problem.yaml': 'format: 1\ntitle: &t x\nhints: [*t]' }, 'problem.yaml'],
    ['too short a time', { 'problem.yaml': 'format: 1\ntitle: x\ntimeLimitMs: 1' }, 'problem.yaml'],
  ])('%s is said of its file', (_what, changes, path) => {
    const files = changed(changes);
    expect(readProblem(files).content).toBeNull();
    expect(errorsOf(files)[path]?.[0]).toMatch(/[가-힣]/);
  });

  it('may leave out what has a default', () => {
    const { content } = readProblem(
      new Map([
        ['problem.yaml', 'format: 1\ntitle: 작은 문제\n'],
        ['statement.md', '말해요.'],
      ]),
    );
    expect(content).toMatchObject({ timeLimitMs: 1000, caseList: [], hintList: ['', '', ''], programs: {} });
  });
});
