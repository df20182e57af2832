import { pino } from 'pino';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** What a log line must never show, wherever it stands in the object. */
const secrets = ['password', 'newPassword', 'refreshId', 'refresh_id', 'accessToken', 'token', 'birthDate'];
const redactedPaths = [
  ...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers.access_token',
  'res.headers.refresh_id',
];

/** JSON lines on stdout; coloured text only where a developer is looking at a terminal. */
export function createLog(config: Pick<Config, 'LOG_LEVEL' | 'NODE_ENV'>): Logger {
  const options = {
    level: config.LOG_LEVEL,
    base: undefined,
    redact: { paths: redactedPaths, censor: '[hidden]' },
  };
  if (config.NODE_ENV !== 'development' || !process.stdout.isTTY) return pino(options);
  return pino({
    ...options,
    transport: { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' } },
  });
}
