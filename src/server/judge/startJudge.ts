import { chooseConfinement } from './confinement/chooseConfinement.ts';
import { stageBox } from './confinement/stageBox.ts';
import type { Box } from './confinement/stageBox.ts';
import { assertJob } from './assertJob.ts';
import type { CaseResult, Judge, JudgePriority, StartJudgeOptions } from './judge.ts';
import { judgeCases, runCase, systemFault } from './judgeCases.ts';
import type { RunOnWorker } from './judgeCases.ts';
import { JudgeQueue } from './JudgeQueue.ts';
import { selfTest } from './selfTest.ts';
import { WorkerProcess } from './WorkerProcess.ts';
import { WorkerSlot } from './WorkerSlot.ts';

const MAX_WAITING = 500;

interface Ticket {
  work(slot: WorkerSlot): Promise<void>;
  refuse(): void;
}

/** A judge that starts its workers when it is first asked for anything; ready() tells when, and whether, it may be trusted. */
export function startJudge({ workers, log, maxWaiting = MAX_WAITING }: StartJudgeOptions): Judge {
  const queue = new JudgeQueue<Ticket>(maxWaiting);
  let slots: WorkerSlot[] = [];
  let box: Box | undefined;
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
    const start = (slot: number) => WorkerProcess.start({ confinement, box: staged, slot });
    slots = Array.from({ length: Math.max(1, workers) }, (_, index) => new WorkerSlot({ index, start, log }));
    await Promise.all(slots.map((slot) => slot.ready()));
    const [first] = slots;
    if (first) await selfTest((request) => first.run(request));
    for (const slot of slots) void serve(slot);
    const startMs = Math.round(performance.now() - startedAt);
    log.info({ workers: slots.length, confinement: layers, startMs }, 'The judge is ready.');
    if (!layers.includes('namespaces')) {
      const advice = 'Judge workers keep the network here: unshare is missing or not allowed.';
      log.warn({ confinement: layers }, advice);
    }
  }

  async function serve(slot: WorkerSlot): Promise<void> {
    for (;;) {
      slot.settle();
      const ticket = await queue.take();
      if (!ticket) return;
      busy += 1;
      await ticket.work(slot);
      busy -= 1;
      judged += 1;
    }
  }

  function refuseAll(): void {
    refusing = true;
    for (const ticket of queue.close()) ticket.refuse();
  }

  function enqueue<Result>(options: {
    priority: JudgePriority;
    signal: AbortSignal | undefined;
    refused: Result;
    work: (run: RunOnWorker) => Promise<Result>;
  }): Promise<Result> {
    const { priority, signal, refused, work } = options;
    return new Promise<Result>((resolve, reject) => {
      if (refusing) return resolve(refused);
      if (signal?.aborted) return reject(signal.reason);
      void begin();
      let slotAtWork: WorkerSlot | undefined;
      const ticket: Ticket = {
        async work(slot) {
          slotAtWork = slot;
          const run: RunOnWorker = (request) => {
            signal?.throwIfAborted();
            return slot.run(request);
          };
          await work(run)
            .then(resolve, reject)
            .finally(() => signal?.removeEventListener('abort', giveUp));
        },
        refuse: () => resolve(refused),
      };
      const giveUp = (): void => {
        queue.remove(ticket);
        reject(signal?.reason);
        slotAtWork?.interrupt();
      };
      queue.push(ticket, priority);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  let opened: Promise<void> | undefined;

  function begin(): Promise<void> {
    if (closed && opened === undefined) return Promise.reject(new Error('The judge is closed.'));
    opened ??= open().catch(async (error: unknown) => {
      log.error({ err: error }, 'The judge did not start; nothing will be judged.');
      refuseAll();
      for (const slot of slots) slot.close();
      await box?.remove();
      throw error;
    });
    // Whoever awaits ready() hears of it; nobody else needs to.
    opened.catch(() => undefined);
    return opened;
  }

  return {
    async judge(job, options) {
      assertJob({ ...job, inputs: job.cases.map((one) => one.input) });
      return enqueue({
        priority: job.priority,
        signal: options?.signal,
        refused: { verdict: 'SYSTEM', cases: [] },
        work: (run) => judgeCases(job, run, () => performance.now()),
      });
    },
    async run(job, options): Promise<CaseResult> {
      assertJob({ ...job, inputs: [job.input] });
      return enqueue({
        priority: 'run',
        signal: options?.signal,
        refused: systemFault(),
        work: (run) => runCase({ ...job, fresh: true, more: false }, run),
      });
    },
    ready: begin,
    stats: () => ({
      workers: slots.filter((slot) => slot.hasWorker).length,
      busy,
      waiting: queue.length,
      judged,
      replaced: slots.reduce((sum, slot) => sum + slot.replaced, 0),
      confinement: layers,
    }),
    async close() {
      if (closed) return;
      closed = true;
      refuseAll();
      await opened?.catch(() => undefined);
      for (const slot of slots) slot.close();
      await box?.remove();
    },
  };
}
