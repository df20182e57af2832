import { pino } from 'pino';
import type { DestinationStream, Logger, LoggerOptions } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** Keys whose values a log line must never show, at any depth of the object. */
const secrets = ['password', 'newPassword', 'refreshId', 'refresh_id', 'accessToken', 'token', 'birthDate'];
const redactedPaths = [
  ...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers.access_token',
  'res.headers.refresh_id',
];

type LogConfig = Pick<Config, 'LOG_LEVEL' | 'NODE_ENV'>;

/** `onDead` is called when stdout takes no more lines; without it that ends the process. */
export function logOutput({ NODE_ENV }: LogConfig, onDead?: () => void): DestinationStream {
  const pretty = { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' };
  const output =
    NODE_ENV === 'development' && process.stdout.isTTY
      ? pino.transport({ target: 'pino-pretty', options: pretty })
      : pino.destination(1);
  if (onDead) output.on('error', onDead);
  return output;
}

/** JSON lines on stdout; coloured text only where a developer is looking at a terminal. */
export function createLog(config: LogConfig, destination: DestinationStream = logOutput(config)): Logger {
  const options: LoggerOptions = {
    level: config.LOG_LEVEL,
    base: undefined,
    redact: { paths: redactedPaths, censor: '[hidden]' },
    serializers: { err: (error: unknown) => describeError(error) },
    formatters: { log: (line) => shorten(line) as Record<string, unknown> },
    hooks: {
      logMethod(args, method) {
        const [first, message, ...more] = args as unknown[];
        // Pino would copy the error's message unredacted if no message is given.
        if (first instanceof Error) {
          const words = message ?? describeError(first).message;
          method.apply(this, [{ err: first }, shorten(words), ...more.map(shortenValue)] as never);
        } else method.apply(this, args.map(shortenValue) as never);
      },
    },
  };
  return pino(options, destination);
}

/** Caps fields and lists, so that no line fills the disk. */
const MOST_LETTERS = 2000;
const MOST_ENTRIES = 50;
const MOST_LEVELS = 5;

/** The same with long texts and lists cut short, for logs and error reports. */
function shorten(value: unknown, level = 0): unknown {
  if (typeof value === 'string') {
    return value.length <= MOST_LETTERS
      ? value
      : `${value.slice(0, MOST_LETTERS)}… (${value.length} characters)`;
  }
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (level === MOST_LEVELS) return '…';
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`;
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map((entry) => shorten(entry, level + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  const entries = Object.entries(value).slice(0, MOST_ENTRIES);
  return Object.fromEntries(entries.map(([key, entry]) => [key.slice(0, 100), shorten(entry, level + 1)]));
}

const shortenValue = (value: unknown) => shorten(value);

/** The logged fields of an error besides its message; bodies and statement values, which libraries attach, are left out. */
const TOLD = [
  'code',
  'type',
  'status',
  'severity',
  'table',
  'column',
  'constraint',
  'syscall',
  'path',
] as const;

interface ErrorDescription {
  readonly type: string;
  readonly message: unknown;
  readonly [detail: string]: unknown;
}

function describeError(error: unknown, level = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: shorten(error) };
  const details = TOLD.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return value === undefined ? [] : [[name, shorten(value)] as const];
  });
  // Drizzle appends the values of a statement to its message.
  const query: unknown = Reflect.get(error, 'query');
  const message = typeof query === 'string' ? `Failed query: ${query}` : error.message;
  const { cause } = error;
  return {
    ...Object.fromEntries(details),
    type: error.name,
    message: shorten(message),
    stack: shorten(framesOf(error)),
    ...(cause !== undefined && level < MOST_LEVELS && { cause: describeError(cause, level + 1) }),
  };
}

/** The frames of a stack, without the message before them. */
function framesOf({ stack = '', message }: Error): string {
  return stack.replace(message, () => '').replace(/^[^\n]*\n/, '');
}
