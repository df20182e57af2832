import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from '#server/platform/log.ts';
import { identifyRequest, requestLog } from './requestLog.ts';

/** Request ids that are accepted from a proxy. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Gives every request an id, sent as `X-Request-Id`. Answers are logged at debug level, failures by `errorHandler`. */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const given = request.get('x-request-id');
    const id = given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
    identifyRequest(request, id, log);
    response.setHeader('X-Request-Id', id);
    if (log.isLevelEnabled('debug')) sayWhenAnswered(request, response, log);
    next();
  };
}

function sayWhenAnswered(request: Request, response: Response, log: Logger): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const { statusCode, writableFinished } = response;
    const responseTime = Math.round(performance.now() - startedAt);
    requestLog(request, log).debug(
      { statusCode, responseTime },
      writableFinished ? 'request completed' : 'request aborted',
    );
  });
}
