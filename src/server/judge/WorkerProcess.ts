import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import process from 'node:process';
import type { Confinement } from './confinement/chooseConfinement.ts';
import type { Box } from './confinement/stageBox.ts';
import { ProcessClock } from './ProcessClock.ts';
import { parseHello, parseReply } from './parseReply.ts';
import { LOOK_MS, RunWatch } from './RunWatch.ts';
import { runPatiently, type Room } from './runPatiently.ts';
import { FrameReader, encodeFrame } from './worker/frames.ts';
import { MAX_FRAME_BYTES } from '#shared/code/protocol.ts';
import type { RunReply, RunRequest } from '#shared/code/protocol.ts';

/** A fifth of a second of a processor, which a busy machine may give it later. */
const START_TIMEOUT_MS = 60_000;
/** A worker without an answer for this time after its wall clock is lost, where processor time cannot be seen. */
const WALL_MARGIN_MS = 10_000;
const PYTHON_START_MS = 20_000;
const DIAGNOSTICS_LENGTH = 2_000;

/** The program went far past its processor time and could not be stopped; the worker is dead. */
export class OverTimeError extends Error {
  override readonly name = 'OverTimeError';
  /** Processor time it used, in milliseconds. */
  readonly cpuMs: number;

  constructor(cpuMs: number) {
    super(`No answer after ${cpuMs} ms of processor time.`);
    this.cpuMs = cpuMs;
  }
}

/** The program was stopped early, because others wait; this is no finding about it. */
export class CutShortError extends Error {
  override readonly name = 'CutShortError';
  /** Processor time it used, in milliseconds. */
  readonly cpuMs: number;

  constructor(cpuMs: number) {
    super(`Gave way after ${cpuMs} ms of processor time.`);
    this.cpuMs = cpuMs;
  }
}

/** The worker died or sent an invalid answer; it is gone in both cases. */
export class WorkerLostError extends Error {
  override readonly name = 'WorkerLostError';
}

export interface StartWorkerOptions {
  confinement: Confinement;
  box: Box;
  slot: number;
}

interface Waiting {
  accept(message: unknown): void;
  fail(error: Error): void;
}

/** One confined process. Answers one request at a time; after any failure it stays dead. */
export class WorkerProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #reader = new FrameReader(MAX_FRAME_BYTES);
  #waiting: Waiting | undefined;
  #clock: ProcessClock | undefined;
  #alive = true;
  #hasPython = false;
  #served = 0;
  #cpuMs = 0;
  #diagnostics = '';

  private constructor(child: ChildProcessWithoutNullStreams) {
    this.#child = child;
    child.stdout.on('data', (chunk: Buffer) => this.#receive(chunk));
    child.stderr.on('data', (chunk: Buffer) => {
      this.#diagnostics = (this.#diagnostics + chunk.toString('utf8')).slice(0, DIAGNOSTICS_LENGTH);
    });
    // A write to a process that has just died; its exit is what counts.
    child.stdin.on('error', () => undefined);
    child.on('error', (error) =>
      this.#lose(new WorkerLostError(`The worker did not start: ${error.message}`)),
    );
    child.on('exit', (code, signal) => this.#lose(new WorkerLostError(this.#obituary(code, signal))));
  }

  /** Resolves with a worker that has proved its confinement; rejects with WorkerLostError. */
  static async start({ confinement, box, slot }: StartWorkerOptions): Promise<WorkerProcess> {
    const [file = process.execPath, ...args] = confinement.command(slot);
    const child = spawn(file, args, {
      cwd: box.emptyFolder,
      env: minimalEnvironment(),
      stdio: ['pipe', 'pipe', 'pipe'],
      // A group of its own: the kill reaches the namespace's first process along with the tool that made it.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    const worker = new WorkerProcess(child);
    const late = setTimeout(
      () => worker.#lose(new WorkerLostError(`No greeting in ${START_TIMEOUT_MS} ms.`)),
      START_TIMEOUT_MS,
    );
    try {
      await worker.#next(parseHello);
      worker.#clock = ProcessClock.ofInnermost(child.pid);
    } catch (error) {
      worker.kill();
      throw error instanceof WorkerLostError
        ? error
        : new WorkerLostError('The worker did not come up as it should.', { cause: error });
    } finally {
      clearTimeout(late);
    }
    return worker;
  }

  /** Checks the process itself where it can: the event of its death comes late. */
  get alive(): boolean {
    return this.#alive && this.#clock?.hasEnded() !== true;
  }

  /** Programs run so far. */
  get served(): number {
    return this.#served;
  }

  /** Processor time those programs took. */
  get cpuMs(): number {
    return this.#cpuMs;
  }

  /**
   * Rejects with OverTimeError or WorkerLostError; the worker is dead then. Rejects with CutShortError when the program
   * gave way, which happens only where its processor time can be seen.
   */
  async run(request: RunRequest, shouldGiveWay?: (usedMs: number) => boolean): Promise<RunReply> {
    if (request.language === 'PYTHON') await this.preparePython(request.memoryBytes);
    return runPatiently(request, (again, room) => this.#ask(again, room, shouldGiveWay));
  }

  /** Starts the worker's interpreter for Python, which takes longer than many programs: with an empty program. */
  async preparePython(memoryBytes: number): Promise<void> {
    if (this.#hasPython) return;
    this.#hasPython = true;
    const limits = { timeMs: PYTHON_START_MS, memoryBytes, outputBytes: 1 };
    const program = { language: 'PYTHON', source: '', input: '', fresh: true, more: true } as const;
    await this.#ask({ id: 0, ...program, ...limits }, { overheadMs: 0, wallMs: PYTHON_START_MS });
  }

  async #ask(
    request: RunRequest,
    room: Room,
    shouldGiveWay?: (usedMs: number) => boolean,
  ): Promise<RunReply> {
    this.#served += 1;
    const answer = this.#next((message) => parseReply(message, request));
    const clock = this.#clock;
    const { timeMs: limitMs } = request;
    const { overheadMs } = room;
    const watch =
      clock &&
      new RunWatch({
        usedMs: () => clock.elapsedMs(),
        limitMs,
        overheadMs,
        ...(shouldGiveWay && { shouldGiveWay }),
      });
    const stopWatching = clock && watch ? this.#watch(clock, watch) : this.#waitFor(room);
    this.#child.stdin.write(encodeFrame(clock ? request : { ...request, wallMs: room.wallMs }));
    try {
      const reply = await answer;
      this.#cpuMs += reply.timeMs;
      if (watch?.hasCut === true && reply.ending === 'starved') throw new CutShortError(watch.elapsedMs);
      return reply;
    } finally {
      stopWatching();
    }
  }

  kill(): void {
    this.#lose(new WorkerLostError('The worker was told to end.'));
  }

  /** Stops a program over its processor time, and ends a worker that cannot be stopped or does nothing. */
  #watch(clock: ProcessClock, watch: RunWatch): () => void {
    const looking = setInterval(() => {
      const finding = watch.look();
      if (finding === 'interrupt') clock.interrupt();
      else if (finding === 'deaf')
        this.#lose(watch.hasCut ? new CutShortError(watch.elapsedMs) : new OverTimeError(watch.elapsedMs));
      else if (finding === 'stalled') this.#lose(new WorkerLostError('The worker does nothing.'));
    }, LOOK_MS);
    return () => clearInterval(looking);
  }

  /** The worker has to end the program itself here. */
  #waitFor({ wallMs }: Room): () => void {
    const lost = () => this.#lose(new WorkerLostError('The worker did not end its program.'));
    const wall = setTimeout(lost, wallMs + WALL_MARGIN_MS);
    return () => clearTimeout(wall);
  }

  #next<Parsed>(parse: (message: unknown) => Parsed): Promise<Parsed> {
    return new Promise((resolve, reject) => {
      if (!this.#alive) return reject(new WorkerLostError('The worker is dead.'));
      this.#waiting = { accept: (message) => resolve(parse(message)), fail: reject };
    });
  }

  #receive(chunk: Buffer): void {
    if (!this.#alive) return;
    try {
      for (const message of this.#reader.push(chunk)) this.#accept(message);
    } catch (error) {
      this.#lose(new WorkerLostError('The worker sent something impossible.', { cause: error }));
    }
  }

  #accept(message: unknown): void {
    const waiting = this.#waiting;
    if (!waiting) throw new Error('It spoke without being asked.');
    waiting.accept(message);
    this.#waiting = undefined;
  }

  #lose(error: Error): void {
    if (!this.#alive) return;
    this.#alive = false;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.fail(error);
    this.#killGroup();
  }

  #killGroup(): void {
    const { pid } = this.#child;
    try {
      if (pid !== undefined && process.platform !== 'win32') process.kill(-pid, 'SIGKILL');
    } catch {
      // The whole group is gone already.
    }
    this.#child.kill('SIGKILL');
    this.#child.stdout.destroy();
  }

  #obituary(code: number | null, signal: string | null): string {
    const words = this.#diagnostics.trim();
    return `The worker ended with ${signal ?? code}${words === '' ? '' : `: ${words}`}`;
  }
}

function minimalEnvironment(): NodeJS.ProcessEnv {
  const systemRoot = process.env['SystemRoot'];
  return process.platform === 'win32' && systemRoot !== undefined ? { SystemRoot: systemRoot } : {};
}
