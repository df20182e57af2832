import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import type { Logger } from '#server/platform/log.ts';

interface Logged {
  readonly id: string;
  readonly log: Logger;
  own?: Logger;
}

/** Longer addresses than any of ours are cut short in the log. */
const LONGEST_URL = 500;

const logged = new WeakMap<IncomingMessage, Logged>();

/** Gives the request an id and a logger that carries it. */
export function identifyRequest(request: Request, id: string, log: Logger): void {
  logged.set(request, { id, log });
}

export function requestId(request: Request): string | undefined {
  return logged.get(request)?.id;
}

/**
 * The logger of a request, made at its first use: most requests log nothing. Headers and bodies are left out, because
 * they hold secrets. Outside of a request it is the server's own logger.
 */
export function requestLog(request: Request, fallback: Logger): Logger {
  const entry = logged.get(request);
  if (!entry) return fallback;
  const { method, originalUrl } = request;
  const url = originalUrl.slice(0, LONGEST_URL);
  entry.own ??= entry.log.child({ req: { id: entry.id, method, url } });
  return entry.own;
}
