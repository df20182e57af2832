import type { Device } from '../device.ts';
import type { DeviceOutcome } from '../devices.ts';
import type { EngineHost } from '../EngineHost.ts';
import { composed } from '../composed.ts';
import type { RunReply, RunRequest } from '../protocol.ts';
import { openSession } from './guestSession.ts';
import type { GuestSession } from './guestSession.ts';
import { createInterpreter, createMemory } from './interpreter.ts';
import { runProgram } from './runProgram.ts';

export interface JavaScriptEngineOptions {
  engine: WebAssembly.Module;
  host: EngineHost;
  /** The depth limit of the interpreter; it must give up before the host's own stack does. */
  stackBytes: number;
}

/** QuickJS: a fresh instance for every job, and for every case of it the initial memory of that instance. */
export class JavaScriptEngine {
  readonly #options: JavaScriptEngineOptions;
  /** The same instance with its memory reset: for the next case of the same job. */
  #next: GuestSession | undefined;
  /** The instance has finished its job, and wiping its memory removes all traces. */
  #done: GuestSession | undefined;
  /** New instance: for the next job. */
  #spare: { memoryBytes: number; session: Promise<GuestSession> } | undefined;

  constructor(options: JavaScriptEngineOptions) {
    this.#options = options;
  }

  /** Prepares an instance ahead of need. */
  async prepare(memoryBytes: number): Promise<void> {
    this.#spare ??= { memoryBytes, session: this.#openFresh(memoryBytes) };
    await this.#spare.session;
  }

  /** Runs one program on one input; never rejects because of the program. */
  async run(asked: RunRequest, device?: Device<DeviceOutcome>): Promise<RunReply> {
    const request = { ...asked, source: composed(asked.source) };
    const session = await this.#take(request);
    const { reply, reusable } = runProgram({ session, request, device, host: this.#options.host });
    this.#next = reusable && request.more ? session : undefined;
    this.#done = reusable && !request.more ? session : undefined;
    return reply;
  }

  /** This runs after the answer is sent, so that the next program does not wait for the preparation. */
  settle({ memoryBytes }: RunRequest): void {
    // A new instance costs more than the next case, which would wait for it.
    if (this.#next) return this.#next.rewind();
    // A failure appears again when the instance is needed.
    this.prepare(memoryBytes).catch(() => undefined);
  }

  async #take({ fresh, memoryBytes }: RunRequest): Promise<GuestSession> {
    if (!fresh && this.#next?.interpreter.memoryBytes === memoryBytes) return this.#next;
    const spare = this.#spare;
    this.#spare = undefined;
    return spare?.memoryBytes === memoryBytes ? spare.session : this.#openFresh(memoryBytes);
  }

  async #openFresh(memoryBytes: number): Promise<GuestSession> {
    const { engine, stackBytes } = this.#options;
    const done = this.#done?.interpreter;
    this.#done = undefined;
    const memory = done?.memoryBytes === memoryBytes ? done.giveMemory() : createMemory(memoryBytes);
    return openSession(await createInterpreter(engine, memoryBytes, memory), stackBytes);
  }
}
