import { availableParallelism } from 'node:os';
import { chooseConfinement } from './confinement/chooseConfinement.ts';
import type { Confinement } from './confinement/chooseConfinement.ts';
import { stageBox } from './confinement/stageBox.ts';
import { stagePython } from './confinement/stagePython.ts';
import type { Box } from './confinement/stageBox.ts';
import { countMetric } from '#server/platform/metrics.ts';
import { inChildSpan } from '#server/platform/tracing.ts';
import { assertJob } from './assertJob.ts';
import type { EngineLanguage } from '#shared/code/protocol.ts';
import type { CaseResult, Judge, JudgeResult, StartJudgeOptions } from './judge.ts';
import { judgeCases, runCase, systemFault } from './judgeCases.ts';
import type { RunOnWorker } from './judgeCases.ts';
import { JudgeQueue } from './JudgeQueue.ts';
import type { QueuedJob } from './JudgeQueue.ts';
import { LanguageStates } from './LanguageStates.ts';
import { readProgram } from './readProgram.ts';
import type { EngineProgram } from './readProgram.ts';
import { selfTest } from './selfTest.ts';
import { Ticket, type QueuedTicket } from './Ticket.ts';
import { WorkerLostError, WorkerProcess } from './WorkerProcess.ts';
import { WorkerSlot } from './WorkerSlot.ts';
import { WorkerSupply } from './WorkerSupply.ts';

const MAX_WAITING = 500;
const FIRST_TRIES = 5;
/** The memory limit of most problems. */
const PREPARED_BYTES = 64 * 1024 * 1024;

/** A judge that starts its workers with its first job; ready() resolves once its self-test has passed. */
export function startJudge({ workers, log, maxWaiting = MAX_WAITING }: StartJudgeOptions): Judge {
  const languages = new LanguageStates(log);
  // Two programs on one core would each need twice the wall clock and finish no sooner.
  const places = Math.max(1, Math.min(workers, availableParallelism()));
  const queue = new JudgeQueue<QueuedTicket>(maxWaiting, places);
  let slots: WorkerSlot[] = [];
  let supply: WorkerSupply | undefined;
  let box: Box | undefined;
  /** The worker that Python is being tested on. */
  let tested: WorkerProcess | undefined;
  let pythonOpened: Promise<void> | undefined;
  /** Set once workers can be started. */
  let startPython: (() => void) | undefined;
  let layers: readonly string[] = [];
  let refusing = false;
  let closed = false;
  let busy = 0;
  let judged = 0;

  async function open(): Promise<void> {
    const startedAt = performance.now();
    const staged = await stageBox();
    box = staged;
    const confinement = await chooseConfinement(staged);
    layers = confinement.layers;
    const start = async (slot: number) => {
      const worker = await WorkerProcess.start({ confinement, box: staged, slot });
      // A replaced worker has its Python before its first child.
      if (languages.all.PYTHON === 'ready') await worker.preparePython(PREPARED_BYTES);
      return worker;
    };
    const supplied = new WorkerSupply(places, start);
    supply = supplied;
    slots = Array.from({ length: places }, (_, index) => new WorkerSlot({ index, supply: supplied, log }));
    await Promise.all(slots.map(startFirst));
    const [first] = slots;
    if (first)
      await languages.open('JAVASCRIPT', () => selfTest('JAVASCRIPT', (request) => first.run(request)));
    for (const slot of slots) void serve(slot);
    startPython = () => {
      pythonOpened ??= languages.open('PYTHON', () => openPython(confinement, staged));
    };
    const startMs = Math.round(performance.now() - startedAt);
    log.info({ workers: slots.length, confinement: layers, startMs }, 'The judge is ready.');
    if (!layers.includes('namespaces')) {
      const advice = 'Judge workers keep the network here: unshare is missing or not allowed.';
      log.warn({ confinement: layers }, advice);
    }
  }

  /**
   * Staging reads 26 MB, so it follows the opening of the server. A separate worker is tested, so no child waits for
   * that.
   */
  async function openPython(confinement: Confinement, staged: Box): Promise<void> {
    await stagePython(staged.folder);
    const worker = await WorkerProcess.start({ confinement, box: staged, slot: slots.length + 1 });
    tested = worker;
    try {
      if (closed) throw new Error('The judge is closed.');
      await selfTest('PYTHON', (request) => worker.run(request));
    } finally {
      worker.kill();
    }
  }

  async function serve(slot: WorkerSlot): Promise<void> {
    for (;;) {
      slot.settle();
      const ticket = await queue.take();
      if (!ticket) return;
      busy += 1;
      const { hasEnded, cpuMs } = await ticket.work(slot);
      busy -= 1;
      if (hasEnded) judged += 1;
      queue.done(ticket, cpuMs);
    }
  }

  function refuseAll(): void {
    refusing = true;
    languages.close();
    for (const ticket of queue.close()) ticket.refuse();
  }

  function closeWorkers(): void {
    for (const slot of slots) slot.close();
    supply?.close();
  }

  async function enqueue<Result>(options: {
    job: QueuedJob;
    signal: AbortSignal | undefined;
    onPlace?: ((place: number | null) => void) | undefined;
    onPause?: ((isPaused: boolean) => void) | undefined;
    refused: Result;
    work: (run: RunOnWorker) => Promise<Result>;
  }): Promise<Result> {
    const { signal, refused } = options;
    if (refusing) return refused;
    signal?.throwIfAborted();
    void begin();
    return new Ticket({ ...options, queue }).result;
  }

  let opened: Promise<void> | undefined;

  function begin(): Promise<void> {
    if (closed && opened === undefined) return Promise.reject(new Error('The judge is closed.'));
    opened ??= open().catch(async (error: unknown) => {
      log.error({ err: error }, 'The judge did not start; nothing will be judged.');
      refuseAll();
      closeWorkers();
      await box?.remove();
      throw error;
    });
    // Only callers of ready() get the error.
    opened.catch(() => undefined);
    return opened;
  }

  /** A third of a second of a processor, which programs in JavaScript alone do not need. */
  function wantPython(): void {
    begin().then(
      () => startPython?.(),
      () => undefined,
    );
  }

  /** JavaScript is tested before the first job is taken; Python's start is awaited outside of the queue. */
  async function canRun(language: EngineLanguage): Promise<boolean> {
    if (closed) return false;
    if (language === 'PYTHON') wantPython();
    else void begin();
    const isKnown = languages.all[language] !== 'starting' || language === 'JAVASCRIPT';
    return isKnown ? languages.all[language] !== 'off' : languages.isReady(language);
  }

  return {
    places,
    async judge(job, options) {
      assertJob({ ...job, inputs: job.cases.map((one) => one.input) });
      const program = readProgram(job.language, job.source);
      if (!('source' in program))
        return counted(job.language, { verdict: 'CE', cases: [], compileError: program });
      if (!(await canRun(program.language))) return counted(job.language, { verdict: 'SYSTEM', cases: [] });
      const result = await inChildSpan(
        'judge',
        { language: job.language, lane: job.priority },
        async (span) => {
          const judged = await enqueue<JudgeResult>({
            job,
            signal: options?.signal,
            onPause: options?.onPause,
            refused: { verdict: 'SYSTEM', cases: [] },
            work: async (run) =>
              withPlaces(program, await judgeCases({ ...job, ...program }, run, options?.onCase)),
          });
          span.set({ verdict: judged.verdict, cases: judged.cases.length });
          return judged;
        },
      );
      return counted(job.language, result);
    },
    async run(job, options): Promise<CaseResult> {
      assertJob({ ...job, inputs: [job.input] });
      const program = readProgram(job.language, job.source);
      if (!('source' in program)) return { ...systemFault(), verdict: 'CE', error: program };
      if (!(await canRun(program.language))) return systemFault();
      return inChildSpan('judge', { language: job.language, lane: 'run' }, () =>
        enqueue({
          job: { userId: job.userId, priority: 'run' },
          signal: options?.signal,
          onPlace: options?.onPlace,
          refused: systemFault(),
          work: async (run) =>
            withPlace(program, await runCase({ ...job, ...program, fresh: true, more: false }, run)),
        }),
      );
    },
    ready: () => {
      wantPython();
      return begin();
    },
    stats: () => ({
      workers: slots.filter((slot) => slot.hasWorker).length,
      hasSpare: supply?.hasSpare === true,
      busy,
      waiting: queue.length,
      waitingByLane: queue.waitingByLane,
      languages: languages.all,
      judged,
      replaced: slots.reduce((sum, slot) => sum + slot.replaced, 0),
      confinement: layers,
    }),
    async close() {
      if (closed) return;
      closed = true;
      refuseAll();
      await opened?.catch(() => undefined);
      closeWorkers();
      tested?.kill();
      await pythonOpened;
      await box?.remove();
    },
  };
}

/** A worker that is lost while it starts may have been killed from outside; without one there is no judge. */
async function startFirst(slot: WorkerSlot): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await slot.ready();
    } catch (error) {
      if (!(error instanceof WorkerLostError) || tries === FIRST_TRIES) throw error;
    }
  }
}

function counted(language: string, result: JudgeResult): JudgeResult {
  countMetric('dolphin_verdicts_total', { verdict: result.verdict, language });
  return result;
}

/** The result with errors at the child's own places. */
function withPlaces({ placeOf }: Pick<EngineProgram, 'placeOf'>, result: JudgeResult): JudgeResult {
  const { compileError, cases } = result;
  return {
    ...result,
    cases: cases.map((one) => withPlace({ placeOf }, one)),
    ...(compileError && { compileError: placeOf(compileError) }),
  };
}

function withPlace<Result extends CaseResult>(
  { placeOf }: Pick<EngineProgram, 'placeOf'>,
  result: Result,
): Result {
  return result.error ? { ...result, error: placeOf(result.error) } : result;
}
