import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import process from 'node:process';
import type { Confinement } from './confinement/chooseConfinement.ts';
import type { Box } from './confinement/stageBox.ts';
import { parseHello, parseReply } from './parseReply.ts';
import { FrameReader, encodeFrame } from './worker/frames.ts';
import { MAX_FRAME_BYTES } from './worker/protocol.ts';
import type { RunReply, RunRequest } from './worker/protocol.ts';

const START_TIMEOUT_MS = 15_000;
/** Over three times the processor time, for a machine that is busy with others. */
const WALL_FACTOR = 3;
const WALL_MARGIN_MS = 500;
const DIAGNOSTICS_LENGTH = 2_000;

/** The program ran past the wall clock; the worker is dead. */
export class WallClockError extends Error {
  override readonly name = 'WallClockError';
}

/** The worker died or talked nonsense; it is gone, whichever it was. */
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
  timer: NodeJS.Timeout;
}

/** One confined process. Answers one request at a time; after any trouble it is dead and stays so. */
export class WorkerProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #reader = new FrameReader(MAX_FRAME_BYTES);
  #waiting: Waiting | undefined;
  #alive = true;
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
    try {
      await worker.#next(parseHello, START_TIMEOUT_MS);
    } catch (error) {
      worker.kill();
      throw error instanceof WorkerLostError
        ? error
        : new WorkerLostError('The worker did not come up as it should.', { cause: error });
    }
    return worker;
  }

  get alive(): boolean {
    return this.#alive;
  }

  /** Programs run so far. */
  get served(): number {
    return this.#served;
  }

  /** Processor time those programs took. */
  get cpuMs(): number {
    return this.#cpuMs;
  }

  /** Rejects with WallClockError or WorkerLostError; the worker is dead then. */
  async run(request: RunRequest): Promise<RunReply> {
    this.#served += 1;
    const wallMs = request.timeMs * WALL_FACTOR + WALL_MARGIN_MS;
    const answer = this.#next((message) => parseReply(message, request), wallMs);
    this.#child.stdin.write(encodeFrame(request));
    const reply = await answer;
    this.#cpuMs += reply.timeMs;
    return reply;
  }

  kill(): void {
    this.#lose(new WorkerLostError('The worker was told to end.'));
  }

  #next<Parsed>(parse: (message: unknown) => Parsed, timeoutMs: number): Promise<Parsed> {
    return new Promise((resolve, reject) => {
      if (!this.#alive) return reject(new WorkerLostError('The worker is dead.'));
      const timer = setTimeout(
        () => this.#lose(new WallClockError(`No answer in ${timeoutMs} ms.`)),
        timeoutMs,
      );
      this.#waiting = { accept: (message) => resolve(parse(message)), fail: reject, timer };
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
    clearTimeout(waiting.timer);
    this.#waiting = undefined;
  }

  #lose(error: Error): void {
    if (!this.#alive) return;
    this.#alive = false;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) {
      clearTimeout(waiting.timer);
      waiting.fail(error);
    }
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
