import type { DeviceSession } from '../DeviceSession.ts';
import {
  MAX_ERROR_FLOOD_BYTES,
  MAX_ERROR_MESSAGE_LENGTH,
  MAX_ERROR_NAME_LENGTH,
  MAX_ERROR_OUTPUT_BYTES,
  TRACE_LIMITS,
} from '../protocol.ts';
import type { Ending, RunError, RunReply, RunRequest, TraceEntry } from '../protocol.ts';
import { ASK, TELL } from './pythonKit.ts';
import type { KitFailure, KitLine, KitSettings } from './pythonKit.ts';
import { composed } from '../composed.ts';
import type { WasiPorts } from './wasiHost.ts';

/** The C stack inside the memory or the host's own overflowed: CPython's own count of calls came too late. */
const DEEP: RunError = { name: 'RecursionError', message: 'maximum recursion depth exceeded' };
const MAX_LINE = 10_000_000;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Thrown through the interpreter's frames, which are never returned to: no program can catch it. */
export class Unwound extends Error {
  readonly reason: 'parked' | 'exit' | 'output' | 'over';
  readonly code: number;

  constructor(reason: Unwound['reason'], code = 0) {
    super(reason);
    this.reason = reason;
    this.code = code;
  }
}

/** The host's side of one program: its input, output, commands and end. */
export class PythonRun {
  readonly ports: WasiPorts;
  readonly #request: RunRequest;
  readonly #device: DeviceSession | undefined;
  readonly #out: ByteSink;
  readonly #err = new ByteSink(MAX_ERROR_OUTPUT_BYTES);
  readonly #trace: TraceEntry[] = [];
  #traceCut = false;
  #failure: KitFailure | undefined;
  #ending: Ending = 'ok';
  #error: RunError | undefined;

  constructor(request: RunRequest, device: DeviceSession | undefined) {
    this.#request = request;
    this.#device = device;
    this.#out = new ByteSink(request.outputBytes);
    this.ports = this.#openPorts();
  }

  /** Calls the interpreter. `refused` says afterwards whether it was out of memory. */
  take(call: () => unknown, refused: () => boolean): void {
    try {
      // Null is an exception that even the kit did not catch, for lack of memory.
      if (call() === 0) this.#end(refused() ? 'memory' : 'error', DEEP);
    } catch (thrown) {
      if (thrown instanceof Unwound) this.#endBy(thrown);
      else this.#end(refused() ? 'memory' : 'error', DEEP);
    }
  }

  /** `stopped` says why it was ended from outside, if it was. */
  reply(timeMs: number, stopped: 'time' | 'starved' | undefined): RunReply {
    const failure = this.#failure;
    if (failure && this.#ending === 'ok') {
      const ending = { compile: 'compileError', error: 'error', memory: 'memory' } as const;
      const { name, message, line } = failure;
      this.#end(ending[failure.kind], { name, message, ...(line !== null && { line }) });
    }
    const ending = this.#ending === 'output' ? 'output' : (stopped ?? this.#ending);
    const isTold = ending === 'error' || ending === 'compileError';
    return {
      id: this.#request.id,
      ending,
      timeMs,
      output: this.#out.text,
      errorOutput: this.#err.text,
      truncated: this.#out.overflowed,
      ...(isTold && this.#error && { error: this.#error }),
      ...(this.#device && { outcome: this.#device.outcome() }),
      ...(this.#request.trace === true && { trace: this.#trace, traceCut: this.#traceCut }),
    };
  }

  #end(ending: Ending, error: RunError): void {
    this.#ending = ending;
    this.#error = error;
  }

  #endBy({ reason, code }: Unwound): void {
    if (reason === 'output') this.#ending = 'output';
    // os._exit(): unwritten output is lost, as in every Python.
    else if (reason === 'exit' && code !== 0)
      this.#end('error', { name: 'SystemExit', message: String(code) });
  }

  #openPorts(): WasiPorts {
    const { source, input, trace, endsWithTrace, prompts } = this.#request;
    const settings: KitSettings = {
      commands: this.#device?.commands ?? [],
      trace: trace === true,
      endsWithTrace: endsWithTrace === true,
      prompts: prompts === true,
    };
    const standardInput = new ByteSource(encoder.encode(input));
    const answers = new Map<number, ByteSource>([
      [ASK.source, new ByteSource(encoder.encode(composed(source)))],
      [ASK.settings, new ByteSource(encoder.encode(JSON.stringify(settings)))],
    ]);
    let slept = 0;
    return {
      read: (length) => standardInput.next(length),
      write: (file, bytes) => {
        const sink = file === 1 ? this.#out : this.#err;
        sink.write(bytes);
        if (this.#out.overflowed || this.#err.offered > MAX_ERROR_FLOOD_BYTES) throw new Unwound('output');
      },
      tell: (kind, bytes) => {
        if (kind === TELL.over) throw new Unwound('over');
        const told: unknown = JSON.parse(decoder.decode(bytes));
        if (kind === TELL.failure) this.#failure = readFailure(told);
        else if (kind === TELL.line) return this.#record(readLine(told));
        else if (kind === TELL.command) {
          const answer = encoder.encode(JSON.stringify(this.#command(told)));
          answers.set(ASK.answer, new ByteSource(answer));
          return answer.length;
        }
        return bytes.length;
      },
      ask: (kind, length) => answers.get(kind)?.next(length) ?? new Uint8Array(),
      now: () => Date.now() + slept,
      sleep(ms) {
        slept += ms;
      },
      exit(code) {
        throw new Unwound('exit', code);
      },
    };
  }

  #command(told: unknown): unknown {
    const [command, args, line]: unknown[] = Array.isArray(told) ? told : [];
    const isCommand = typeof command === 'string' && typeof args === 'string' && isLine(line);
    return (
      (isCommand && this.#device?.call(command, args, line)) || { error: '여기서 쓸 수 없는 명령이에요.' }
    );
  }

  /** Returns 0 when no more is wanted. */
  #record({ line, variables, printed }: KitLine): number {
    if (this.#trace.length === TRACE_LIMITS.entries) {
      this.#traceCut = true;
      return 0;
    }
    this.#trace.push({ line, variables, outputLength: printed, step: this.#device?.steps ?? 0 });
    return 1;
  }
}

// A program may call what only the kit should: an invalid message ends it.

function readFailure(told: unknown): KitFailure {
  const { kind, name, message, line } = fieldsOf(told);
  const isKind = kind === 'compile' || kind === 'error' || kind === 'memory';
  if (!isKind || typeof name !== 'string' || typeof message !== 'string') throw new TypeError('No failure.');
  return {
    kind,
    name: name.slice(0, MAX_ERROR_NAME_LENGTH),
    message: message.slice(0, MAX_ERROR_MESSAGE_LENGTH),
    line: isLine(line) ? line : null,
  };
}

function readLine(told: unknown): KitLine {
  const { line, printed, variables } = fieldsOf(told);
  if (!isLine(line) || typeof printed !== 'number' || !Array.isArray(variables))
    throw new TypeError('No line.');
  return {
    line,
    printed: Math.max(0, Math.trunc(printed)),
    variables: variables.slice(0, TRACE_LIMITS.variables).map((variable: unknown) => {
      const { name, value } = fieldsOf(variable);
      return {
        name: String(name).slice(0, TRACE_LIMITS.nameLength),
        value: String(value).slice(0, TRACE_LIMITS.valueLength),
      };
    }),
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isLine(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_LINE;
}

class ByteSource {
  #rest: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#rest = bytes;
  }

  next(length: number): Uint8Array {
    const part = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(part.length);
    return part;
  }
}

/** Bytes up to a number of them; text keeps whole characters only. */
class ByteSink {
  readonly #limit: number;
  /** The buffer grows with the output; bytes beyond the cut are not kept. */
  #bytes = new Uint8Array(1024);
  #length = 0;
  #offered = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get overflowed(): boolean {
    return this.#offered > this.#limit;
  }

  /** Received bytes, including those beyond the limit. */
  get offered(): number {
    return this.#offered;
  }

  get text(): string {
    const all = this.#bytes.subarray(0, this.#length);
    return decoder.decode(this.overflowed ? withoutHalfCharacter(all) : all);
  }

  write(bytes: Uint8Array): void {
    this.#offered += bytes.length;
    const part = bytes.subarray(0, this.#limit - this.#length);
    const length = this.#length + part.length;
    if (length > this.#bytes.length) {
      const grown = new Uint8Array(Math.min(this.#limit, Math.max(length, 2 * this.#bytes.length)));
      grown.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = grown;
    }
    this.#bytes.set(part, this.#length);
    this.#length = length;
  }
}

function withoutHalfCharacter(bytes: Uint8Array): Uint8Array {
  let start = bytes.length - 1;
  while (start > 0 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1;
  const lead = bytes[start] ?? 0;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
  return start + length > bytes.length ? bytes.subarray(0, Math.max(0, start)) : bytes;
}
