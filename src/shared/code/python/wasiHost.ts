/** Error numbers of WASI preview 1: https://github.com/WebAssembly/WASI/blob/main/legacy/preview1/docs.md */
const SUCCESS = 0;
const BAD_FILE = 8;
const NOT_SUPPORTED = 52;
const NOT_SEEKABLE = 70;
const REGULAR_FILE = 4;
const STANDARD_FILES = 3;
/** A struct of 48 bytes in, one of 32 bytes out; the tag 0 is a clock. */
const SUBSCRIPTION = { size: 48, tag: 8, timeout: 24, flags: 40 } as const;
const EVENT = { size: 32, userData: 8 } as const;

/** Calls of WASI by the name in its specification. All numbers are offsets into the memory, lengths or codes. */
type Calls = Readonly<Record<string, (...values: number[]) => number>>;

/** The connections of the system inside the interpreter. */
export interface WasiPorts {
  /** Reads up to this number of bytes of the standard input; none at its end. */
  read(length: number): Uint8Array;
  /** The bytes belong to the memory: they are copied before the call returns. */
  write(file: number, bytes: Uint8Array): void;
  /** A message from the kit (pwrite); returns the length of the answer. */
  tell(kind: number, bytes: Uint8Array): number;
  /** The next bytes that the kit asks for (pread). */
  ask(kind: number, length: number): Uint8Array;
  /** Milliseconds since 1970. */
  now(): number;
  /** Passes time without waiting. */
  sleep(ms: number): void;
  exit(code: number): never;
}

/** Thirteen calls are answered; every other one of the interface is answered as unsupported. */
export function wasiCalls(
  memory: WebAssembly.Memory,
  ports: () => WasiPorts,
  start: { args: readonly string[]; environment: readonly string[] },
): Calls {
  const view = () => new DataView(memory.buffer);
  const bytes = () => new Uint8Array(memory.buffer);
  const setU32 = (at: number, value: number) => view().setUint32(at, value, true);
  const spans = (list: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      at: view().getUint32(list + 8 * index, true),
      length: view().getUint32(list + 8 * index + 4, true),
    }));
  const store = (list: number, count: number, next: (length: number) => Uint8Array): number => {
    let total = 0;
    for (const { at, length } of spans(list, count)) {
      const part = next(length);
      bytes().set(part, at);
      total += part.length;
      if (part.length < length) break;
    }
    return total;
  };
  const collect = (list: number, count: number): Uint8Array => {
    const wanted = spans(list, count);
    const [only] = wanted;
    if (only && wanted.length === 1) return bytes().slice(only.at, only.at + only.length);
    const parts = wanted.map(({ at, length }) => bytes().slice(at, at + length));
    const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  };
  const texts = (list: readonly string[]) => {
    const encoded = list.map((text) => new TextEncoder().encode(`${text}\0`));
    return {
      sizes(countAt: number, sizeAt: number): number {
        setU32(countAt, encoded.length);
        setU32(
          sizeAt,
          encoded.reduce((sum, text) => sum + text.length, 0),
        );
        return SUCCESS;
      },
      get(pointers: number, buffer: number): number {
        let at = buffer;
        for (const [index, text] of encoded.entries()) {
          setU32(pointers + 4 * index, at);
          bytes().set(text, at);
          at += text.length;
        }
        return SUCCESS;
      },
    };
  };
  const args = texts(start.args);
  const environment = texts(start.environment);
  const setNanoseconds = (at: number, ms: number) =>
    view().setBigUint64(at, BigInt(Math.floor(ms)) * 1_000_000n, true);

  return {
    args_get: args.get,
    args_sizes_get: args.sizes,
    environ_get: environment.get,
    environ_sizes_get: environment.sizes,
    clock_res_get(_clock, at) {
      setNanoseconds(at, 1);
      return SUCCESS;
    },
    clock_time_get(_clock, _precision, at) {
      setNanoseconds(at, ports().now());
      return SUCCESS;
    },
    random_get(at, length) {
      for (let index = 0; index < length; index += 1) bytes()[at + index] = Math.random() * 256;
      return SUCCESS;
    },
    fd_read(file, list, count, readAt) {
      if (file !== 0) return BAD_FILE;
      setU32(readAt, store(list, count, ports().read));
      return SUCCESS;
    },
    fd_write(file, list, count, writtenAt) {
      if (file !== 1 && file !== 2) return BAD_FILE;
      // Copied straight out of the memory: a flood costs only the part that fits.
      let total = 0;
      for (const { at, length } of spans(list, count)) {
        ports().write(file, bytes().subarray(at, at + length));
        total += length;
      }
      setU32(writtenAt, total);
      return SUCCESS;
    },
    fd_pread(file, list, count, kind, readAt) {
      if (file !== 0) return BAD_FILE;
      setU32(
        readAt,
        store(list, count, (length) => ports().ask(Number(kind), length)),
      );
      return SUCCESS;
    },
    fd_pwrite(file, list, count, kind, writtenAt) {
      if (file !== 2) return BAD_FILE;
      setU32(writtenAt, ports().tell(Number(kind), collect(list, count)));
      return SUCCESS;
    },
    fd_fdstat_get(file, at) {
      if (file >= STANDARD_FILES) return BAD_FILE;
      bytes().fill(0, at, at + 24);
      bytes()[at] = REGULAR_FILE;
      return SUCCESS;
    },
    fd_filestat_get(file, at) {
      if (file >= STANDARD_FILES) return BAD_FILE;
      bytes().fill(0, at, at + 64);
      bytes()[at + 16] = REGULAR_FILE;
      return SUCCESS;
    },
    fd_prestat_get: () => BAD_FILE,
    fd_close: () => SUCCESS,
    fd_seek: () => NOT_SEEKABLE,
    poll_oneoff(subscriptions, events, count, countAt) {
      if (count !== 1 || bytes()[subscriptions + SUBSCRIPTION.tag] !== 0) return NOT_SUPPORTED;
      const until = Number(view().getBigUint64(subscriptions + SUBSCRIPTION.timeout, true)) / 1e6;
      const isAbsolute = (view().getUint16(subscriptions + SUBSCRIPTION.flags, true) & 1) === 1;
      ports().sleep(Math.max(0, isAbsolute ? until - ports().now() : until));
      bytes().copyWithin(events, subscriptions, subscriptions + EVENT.userData);
      bytes().fill(0, events + EVENT.userData, events + EVENT.size);
      setU32(countAt, 1);
      return SUCCESS;
    },
    proc_exit: (code) => ports().exit(code),
    sched_yield: () => SUCCESS,
  };
}

/** Completes the calls with refusals for the other imports of the module. */
export function withRefusals(calls: Calls, names: readonly string[]): Calls {
  return { ...Object.fromEntries(names.map((name) => [name, () => NOT_SUPPORTED])), ...calls };
}
