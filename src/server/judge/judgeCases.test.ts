import { describe, expect, it } from 'vitest';
import type { Checker, JudgeJob } from './job.ts';
import { judgeCases, type Judgeable, type RunOnWorker } from './judgeCases.ts';
import { OverTimeError, WorkerLostError } from './WorkerProcess.ts';
import type { Ending, RunRequest } from '#shared/code/protocol.ts';

const LIMITS = { timeMs: 1_000, memoryBytes: 1, outputBytes: 1_000 };

/** Cases whose input names how the program ends, or what it prints. */
const jobOf = (inputs: readonly string[], part: Partial<Judgeable<JudgeJob>> = {}): Judgeable<JudgeJob> => ({
  userId: 1,
  language: 'JAVASCRIPT',
  source: 'program',
  cases: inputs.map((input) => ({ input, expected: 'right' })),
  limits: LIMITS,
  checker: { kind: 'trimmed' },
  priority: 'lesson',
  ...part,
});

const reply = ({ id }: RunRequest, ending: Ending, output: string) => ({
  id,
  ending,
  timeMs: 10,
  output,
  errorOutput: '',
  truncated: false,
});

const worker: RunOnWorker = async (request) => {
  if (request.input === 'slow') return reply(request, 'time', '');
  return reply(request, 'ok', request.input);
};

const verdictsOf = async (job: Judgeable<JudgeJob>, run = worker) =>
  (await judgeCases(job, run)).cases.map(({ index, verdict }) => `${index} ${verdict}`);

describe('judgeCases', () => {
  it('leaves out what follows a case that was too slow', async () => {
    expect(await verdictsOf(jobOf(['wrong', 'right', 'slow', 'right']))).toEqual(['0 WA', '1 AC', '2 TLE']);
  });

  it('with subtasks leaves out the rest of the group alone, and all after the second slow one', async () => {
    const subtasks = [
      { points: 10, cases: [0, 1] },
      { points: 20, cases: [2, 3] },
      { points: 70, cases: [4] },
    ];
    const once = jobOf(['slow', 'right', 'right', 'right', 'right'], { subtasks });
    expect(await verdictsOf(once)).toEqual(['0 TLE', '2 AC', '3 AC', '4 AC']);
    expect(await judgeCases(once, worker)).toMatchObject({ verdict: 'TLE', score: 90 });
    const twice = jobOf(['slow', 'right', 'slow', 'right', 'right'], { subtasks });
    expect(await verdictsOf(twice)).toEqual(['0 TLE', '2 TLE']);
  });

  it('tells each result as it is there', async () => {
    const told: string[] = [];
    await judgeCases(jobOf(['right', 'wrong']), worker, ({ index, verdict }) =>
      told.push(`${index} ${verdict}`),
    );
    expect(told).toEqual(['0 AC', '1 WA']);
  });

  it('says TLE at once of a program that has used its time', async () => {
    const used: RunOnWorker = () => Promise.reject(new OverTimeError(2_000));
    expect(await verdictsOf(jobOf(['']), used)).toEqual(['0 TLE']);
  });

  it('gives the program of a lost worker a second one, and says SYSTEM when that is lost, too', async () => {
    const asked: RunRequest[] = [];
    const dyingFor =
      (times: number): RunOnWorker =>
      async (request) => {
        asked.push(request);
        if (asked.length <= times) throw new WorkerLostError('gone');
        return reply(request, 'ok', 'right');
      };
    expect(await verdictsOf(jobOf(['']), dyingFor(1))).toEqual(['0 AC']);
    expect(asked.map(({ fresh }) => fresh)).toEqual([true, true]);
    asked.length = 0;
    expect(await verdictsOf(jobOf(['']), dyingFor(2))).toEqual(['0 SYSTEM']);
    expect(asked).toHaveLength(2);
  });
});

describe('a checker of the problem’s own', () => {
  const checker: Checker = { kind: 'custom', source: 'function check() {}' };
  const answering =
    (answer: string, ending: Ending = 'ok'): RunOnWorker =>
    async (request) =>
      request.source === 'program' ? reply(request, 'ok', 'printed') : reply(request, ending, answer);

  it('is given the case and the output, in an interpreter of its own', async () => {
    const asked: RunRequest[] = [];
    const run: RunOnWorker = (request) => {
      asked.push(request);
      return answering('true\n')(request);
    };
    expect(await verdictsOf(jobOf(['given'], { checker }), run)).toEqual(['0 AC']);
    expect(asked[1]).toMatchObject({ fresh: true, more: false, input: '["given","right","printed"]' });
  });

  it('decides between right and wrong by its last line', async () => {
    expect(await verdictsOf(jobOf([''], { checker }), answering('it says\nfalse\n'))).toEqual(['0 WA']);
  });

  it.each([
    ['says something else', answering('maybe\n')],
    ['fails', answering('', 'error')],
    ['is endless', answering('', 'time')],
  ])('makes it SYSTEM, with the fault, when it %s', async (_, run) => {
    const result = await judgeCases(jobOf([''], { checker }), run);
    expect(result).toMatchObject({ verdict: 'SYSTEM', checkerFault: expect.stringContaining('checker') });
  });
});
