import { describe, expect, it } from 'vitest';
import type { ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';
import { checkerOfFlags, flagsOfChecker } from './icpcChecker.ts';
import { readIcpc } from './readIcpc.ts';
import { texToMarkdown } from './texToMarkdown.ts';
import { writeIcpc } from './writeIcpc.ts';

const PACKAGE: Record<string, string | null> = {
  'problem.yaml':
    'name: Different\nsource: Contest\nlicense: cc by-sa\nvalidator_flags: float_tolerance 1e-6\nlimits:\n  memory: 2048\n',
  '.timelimit': '2\n',
  'problem_statement/problem.en.tex':
    '\\problemname{A Different Problem}\n% nobody reads this\nGiven $0 \\le a, b \\le 10^{15}$, print\nthe \\textbf{difference}.\n\\section*{Input}\n\\begin{itemize}\n\\item Two integers.\n\\end{itemize}\n',
  'data/sample/1.in': '10 12\n',
  'data/sample/1.ans': '2\n',
  'data/secret/10-last.in': '5 5\n',
  'data/secret/10-last.ans': '0\n',
  'data/secret/2-first.in': '1 9\n',
  'data/secret/2-first.ans': '8\n',
  'data/secret/2-first.desc': 'small',
  'submissions/accepted/a.py': 'a, b = map(int, input().split())\nprint(abs(a - b))\n',
  'submissions/accepted/b.cpp': 'int main() {}',
  'submissions/accepted/z.py': 'print(0)\n',
  'submissions/wrong_answer/sign.py': 'a, b = map(int, input().split())\nprint(a - b)\n',
  'submissions/time_limit_exceeded/slow.py': 'while True: pass\n',
  'submissions/run_time_error/x.js': 'boom();',
  'input_validators/check.py': 'x',
};
const read = (changes: Record<string, string | null | undefined> = {}) => {
  const entries = Object.entries({ ...PACKAGE, ...changes });
  const files = entries.flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const]));
  const { content, findings } = readIcpc(new Map(files));
  const said = Object.fromEntries(findings.list().map((one) => [one.path, one]));
  return { content, said };
};

describe('a problem package of the ICPC', () => {
  it('becomes a draft', () => {
    const { content } = read();
    expect(content).toMatchObject({
      ...{ title: 'Different', timeLimitMs: 2000, memoryLimitMb: 128, subtaskList: [] },
      checker: { kind: 'numeric', tolerance: 1e-6 },
      caseList: [
        { input: '10 12\n', expected: '2\n', hidden: false },
        { input: '1 9\n', hidden: true },
        { input: '5 5\n', hidden: true },
      ],
      programs: { PYTHON: { wrongList: [{ verdict: 'TLE' }, { verdict: 'WA' }] } },
    });
    expect(Object.keys(content?.programs ?? {})).toEqual(['PYTHON']);
    expect(content?.content).toBe(
      'Given `0 ≤ a, b ≤ 10^15`, print\nthe **difference**.\n\n## 입력\n\n- Two integers.\n',
    );
  });

  it('says what it left out', () => {
    const { said } = read();
    for (const path of [
      'submissions/accepted/b.cpp',
      'submissions/accepted/z.py',
      'submissions/run_time_error/x.js',
      'input_validators',
      'data/secret/2-first.desc',
    ]) {
      expect(said[path]?.noteList, path).toHaveLength(1);
      expect(said[path]?.errorList, path).toEqual([]);
    }
    expect(said['problem.yaml']?.noteList.join()).toContain('2048');
  });

  it.each([
    ['a validator of its own', { 'output_validator/validate.cpp': 'x' }, 'output_validator'],
    ['custom validation', { 'problem.yaml': 'name: x\nvalidation: custom' }, 'problem.yaml'],
    ['an interactive problem', { 'problem.yaml': 'name: x\ntype: interactive' }, 'problem.yaml'],
    ['a flag that nobody knows', { 'problem.yaml': 'name: x\nvalidator_flags: sorted' }, 'problem.yaml'],
    ['a case without its answer', { 'data/sample/1.ans': undefined }, 'data/sample/1.ans'],
    ['an answer without its case', { 'data/secret/3.ans': '1' }, 'data/secret/3.in'],
    ['a case that is no text', { 'data/secret/2-first.in': null }, 'data/secret/2-first.in'],
    ['too long a case', { 'data/secret/2-first.in': '1'.repeat(30_000) }, 'data/secret/2-first.in'],
    ['no statement', { 'problem_statement/problem.en.tex': undefined }, 'problem_statement'],
    [
      'a picture',
      { 'problem_statement/problem.en.tex': '\\includegraphics{a.png}' },
      'problem_statement/problem.en.tex',
    ],
    [
      'TeX beyond the simple',
      { 'problem_statement/problem.en.tex': '\\begin{tabular}{c}x\\end{tabular}' },
      'problem_statement/problem.en.tex',
    ],
    [
      'too many cases',
      Object.fromEntries(
        Array.from({ length: 51 }, (_, n) => [`data/secret/${n}`, n]).flatMap(([path, n]) => [
          [`${path}.in`, `${n}`],
          [`${path}.ans`, `${n}`],
        ]),
      ),
      'data',
    ],
  ])('with %s is refused', (_what, changes, path) => {
    const { content, said } = read(changes);
    expect(content).toBeNull();
    expect(said[path]?.errorList.join()).toMatch(/[가-힣]/);
  });

  it('takes the statement in Korean first, and the name from a statement', () => {
    const { content } = read({
      'problem.yaml': 'problem_format_version: legacy',
      'problem_statement/problem.ko.tex': '\\problemname{다른 문제}\n차를 말해요.',
    });
    expect(content).toMatchObject({ title: '다른 문제', content: '차를 말해요.\n' });
  });

  it('reads the points of groups', () => {
    const { content } = read({
      'problem.yaml': 'name: x\ntype: scoring',
      'data/secret/group1/1.in': '1 2\n',
      'data/secret/group1/1.ans': '1\n',
      'data/secret/group1/testdata.yaml': 'range: 0 30',
    });
    expect(content?.subtaskList).toEqual([{ points: 30, cases: [4] }]);
    const { said } = read({
      'problem.yaml': 'name: x\ntype: scoring',
      'data/secret/group1/1.in': '1 2\n',
      'data/secret/group1/1.ans': '1\n',
    });
    expect(said['data/secret/group1']?.errorList).toHaveLength(1);
  });

  it('without a program of ours leaves the solution to its author', () => {
    const { content, said } = read({
      'submissions/accepted/a.py': undefined,
      'submissions/accepted/z.py': undefined,
    });
    expect(content?.programs).toEqual({ PYTHON: { starter: '', solution: '', wrongList: [] } });
    expect(said['submissions']?.noteList).toHaveLength(1);
  });

  const OURS: ProblemDraftContent = {
    ...{ title: '두 배', content: '두 배를 말해요.\n', difficulty: 1, timeLimitMs: 1500, memoryLimitMb: 32 },
    checker: { kind: 'numeric', tolerance: 0.001, source: '' },
    subtaskList: [],
    caseList: [
      { input: '1\n', expected: '2\n', hidden: false },
      { input: '', expected: '0', hidden: true },
    ],
    hintList: ['', '', ''],
    programs: {
      JAVASCRIPT: {
        starter: '',
        solution: 'print(input() * 2);',
        wrongList: [{ source: 'x(', verdict: 'CE' }],
      },
      PYTHON: {
        ...{ starter: '', solution: 'print(int(input()) * 2)' },
        wrongList: [
          { source: 'print(1)', verdict: 'WA' },
          { source: 'print([0] * 10**10)', verdict: 'MLE' },
        ],
      },
    },
  };

  it('comes back the same from what we write', () => {
    const { content, findings } = readIcpc(writeIcpc(OURS));
    expect(findings.isFine).toBe(true);
    const wrongs = content?.programs.PYTHON?.wrongList.toSorted((a, b) => (a.verdict < b.verdict ? 1 : -1));
    expect({
      ...content,
      programs: { ...content?.programs, PYTHON: { ...content?.programs.PYTHON, wrongList: wrongs } },
    }).toEqual(OURS);
  });

  it.each([
    ['a checker of its own', { checker: { kind: 'custom', tolerance: 0, source: 'x' } }],
    ['points', { subtaskList: [{ points: 1, cases: [1] }] }],
    ['blocks alone', { programs: { BLOCKS: { starter: '', solution: '{}', wrongList: [] } } }],
  ] as const)('is not written of a problem with %s', (_what, part) => {
    expect(() => writeIcpc({ ...OURS, ...part } as ProblemDraftContent)).toThrowError(
      expect.objectContaining({ code: 'PACKAGE_REFUSED' }),
    );
  });
});

describe('flags of the default validator', () => {
  it.each([
    '',
    'case_sensitive',
    'case_sensitive space_change_sensitive',
    'float_tolerance 0.01 case_sensitive',
  ])('%j come back from their checker', (flags) => {
    const read = checkerOfFlags(flags);
    expect('checker' in read && flagsOfChecker(read.checker)).toBe(flags);
  });

  it('without flags overlook the case of letters', () => {
    const read = checkerOfFlags('');
    const source = 'checker' in read ? read.checker.source : '';
    // oxlint-disable-next-line typescript/no-implied-eval -- what the judge runs in its sandbox
    const check = new Function(`${source}; return check;`)() as (...texts: string[]) => boolean;
    expect(check('', 'Yes  1\n', 'yes 1')).toBe(true);
    expect(check('', 'Yes', 'no')).toBe(false);
  });

  it.each(['float_tolerance', 'float_tolerance 7', 'shuffle'])('%s is not known', (flags) => {
    expect(checkerOfFlags(flags)).toHaveProperty('unknown');
  });
});

describe('texToMarkdown', () => {
  it.each([
    ['100\\% of \\{x\\}', '100% of {x}'],
    ["``quoted'' --- and 1--2", '“quoted” — and 1–2'],
    ['a \\emph{b \\textbf{c}} d', 'a *b **c*** d'],
    ['\\[ \\frac{a}{b} \\times c \\]', '`a/b × c`'],
    ['$a_{i} \\geq \\text{max}$', '`a_i ≥ max`'],
    ['\\begin{enumerate}\n\\item one\n\\item two\n\\end{enumerate}', '1. one\n1. two'],
    ['\\begin{verbatim}\n%a $b$ \\c\n\\end{verbatim}', '```\n%a $b$ \\c\n```'],
    ['one \\\\ two~three', 'one\n two three'],
    ['costs \\$5', 'costs $5'],
  ])('%s', (tex, markdown) => {
    expect(texToMarkdown(tex)).toEqual({ title: null, markdown: `${markdown}\n`, unknown: [] });
  });

  it('names what it does not know', () => {
    expect(texToMarkdown('\\begin{figure}\\foo{x}\\end{figure}').unknown).toEqual([
      '\\begin{figure}',
      '\\foo',
      '\\end{figure}',
    ]);
  });

  it('is done with what is nested and long, and with its own marks', () => {
    expect(texToMarkdown('\\textbf{'.repeat(3000)).unknown).toEqual(['\\textbf']);
    expect(texToMarkdown(`$\uE0000\uE000$${' '.repeat(20_000)}$x$`).markdown).toBe('`0` `x`\n');
    expect(texToMarkdown('\\constructor{x} \\toString').unknown).toEqual(['\\constructor', '\\toString']);
  });
});
