import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startJudge } from '#server/judge/startJudge.ts';
import type { Judge } from '#server/judge/judge.ts';
import { LIMITS, recordingLog, runOf, startJavaScript } from '../support.ts';
import { HOSTILE_JAVASCRIPT } from './hostileJavaScript.ts';
import { HOSTILE_PYTHON } from './hostilePython.ts';

/** Harm that other judges have come to, each with a program here. */
const RECORD = [
  'CVE-2024-28185',
  'CVE-2024-28189',
  'CVE-2024-29021',
  'CVE-2022-39266',
  'CVE-2026-22709',
  'criyle/go-judge#176',
  'compiler-explorer/compiler-explorer#6026',
  'kjudge#82',
  'DMOJ/judge-server#318',
  'judge0/judge0#564',
  'engineer-man/piston#752',
  'patriksimek/vm2#533',
  'microsoft/thinkingbox-data#22',
  'pyodide/pyodide#4120',
];

// One worker runs them, so that the remains of one program would meet the next child's.
describe.each([
  [
    'JAVASCRIPT',
    HOSTILE_JAVASCRIPT,
    'print(Number(input()) + 1, typeof leaked, [].leaked, ({}).leaked, [3, 1, 2].sort((a, b) => a - b).join(""))',
    '42 undefined undefined undefined 123',
  ],
  [
    'PYTHON',
    HOSTILE_PYTHON,
    "import builtins, sys\nprint(int(input()) + 1, hasattr(builtins, 'leaked'), 'leaked' in globals(), 'leaked' in sys.modules, sorted([3, 1, 2]))",
    '42 False False False [1, 2, 3]',
  ],
] as const)('hostile programs in %s', (language, programs, probe, healthy) => {
  let judge: Judge;
  const log = recordingLog();
  beforeAll(async () => {
    judge = startJudge({ workers: 1, log });
    await (language === 'PYTHON' ? judge.ready() : startJavaScript(judge));
  });
  afterAll(() => judge.close());
  const expectHealthy = async (): Promise<void> => {
    const result = await judge.run({ ...runOf(probe, { input: '41' }), language });
    expect(result.output).toBe(`${healthy}\n`);
    expect(log.lines.filter((line) => line.level === 'error')).toEqual([]);
  };
  afterEach(expectHealthy);

  it.each(programs.map((program) => [program.what, program] as const))('one that %s', async (_, program) => {
    const { source, verdicts, never, prints } = program;
    const result = await judge.run({ ...runOf(source, { limits: { ...LIMITS, timeMs: 300 } }), language });
    expect(
      verdicts,
      `${result.verdict} ${JSON.stringify(result.error)} ${result.output.slice(0, 200)}`,
    ).toContain(result.verdict);
    if (prints !== undefined) expect(result.output).toBe(prints);
    if (never) expect(result.output).not.toMatch(never);
    // Nothing of the host shows, neither its folders nor its modules.
    const shown = result.output + result.errorOutput + JSON.stringify(result.error ?? '');
    expect(shown).not.toMatch(/root:|node:internal|node_modules|dolphin-judge|guest\w+\.ts/);
  });

  it('are eighty at least, one of each harm on record among them', () => {
    expect(programs.length).toBeGreaterThanOrEqual(80);
    const named = new Set(programs.flatMap((program) => program.record ?? []));
    expect(RECORD.filter((record) => !named.has(record))).toEqual([]);
  });
});
