import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import type { Logger } from '#server/platform/log.ts';

interface Logged {
  readonly id: string;
  readonly log: Logger;
  own?: Logger;
}

const logged = new WeakMap<IncomingMessage, Logged>();

/** From now on the request has an id, and `requestLog` a logger that tells it. */
export function identifyRequest(request: Request, id: string, log: Logger): void {
  logged.set(request, { id, log });
}

export function requestId(request: Request): string | undefined {
  return logged.get(request)?.id;
}

/**
 * The logger of a request, made when it is first asked for: most requests have nothing to say. Headers and bodies are
 * no part of it, they hold secrets. The server's own logger outside of a request.
 */
export function requestLog(request: Request, fallback: Logger): Logger {
  const entry = logged.get(request);
  if (!entry) return fallback;
  const { method, originalUrl: url } = request;
  entry.own ??= entry.log.child({ req: { id: entry.id, method, url } });
  return entry.own;
}
