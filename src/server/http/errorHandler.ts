import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import type { Deps } from '#server/domain/deps.ts';
import { AppError } from '#server/platform/appError.ts';
import { isLostConnection } from '#server/platform/lostConnection.ts';
import type { Logger } from '#server/platform/log.ts';
import { requestId, requestLog } from './requestLog.ts';

/** Answers a failed request with its error code; anything but an AppError becomes UNEXPECTED. */
export function errorHandler(log: Logger, errors?: Pick<Deps['errors'], 'report'>): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const appError = toAppError(error);
    const { code, cause, status } = appError;
    const logger = requestLog(request, log);
    if (code === 'UNEXPECTED') errors?.report(cause ?? error, { code, route: patternOf(request) });
    if (status >= 500) logger.error({ err: error, code }, appError.message);
    // A flood must not be answered with a flood of lines.
    else if (code === 'TOO_MANY_REQUESTS') logger.debug({ code }, appError.message);
    else logger.info({ err: cause, code }, appError.message);
    response.status(appError.status).json(appError.toBody(requestId(request)));
  };
}

/** The declared path of the route; the requested path contains ids. */
function patternOf({ method, route }: Request): string | undefined {
  const path = propertyOf(route, 'path');
  return typeof path === 'string' ? `${method} ${path}` : undefined;
}

export const unknownRoute: RequestHandler = (request) => {
  throw new AppError('RESOURCE_NOT_FOUND', { log: `no route ${request.method} ${request.path}` });
};

/** Postgres states for text with characters that it cannot store. */
const UNSTORABLE_CODES = /^(22021|22P05)$/;
/**
 * Errors that mean «try again» rather than «broken», by Postgres state or Node's code, beside a lost connection: two
 * transactions in each other's way, a full database or disk.
 */
const BUSY_CODES = /^(40001|40P01|53\w{3}|ENOSPC|EMFILE)$/;

/** The error that a failure is answered with. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const type = propertyOf(error, 'type');
  if (type === 'entity.too.large') {
    return new AppError('VALIDATION_FAIL', {
      message: '보낸 내용이 너무 커요.',
      log: 'request body over its limit',
    });
  }
  const status = propertyOf(error, 'status');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    // The error itself quotes the body, which contains passwords.
    return new AppError('VALIDATION_FAIL', { log: `request could not be read: ${String(type)}` });
  }
  if (someCause(error, ({ code }) => UNSTORABLE_CODES.test(code))) {
    return new AppError('VALIDATION_FAIL', { cause: error, log: 'a text cannot be stored' });
  }
  if (isLostConnection(error) || someCause(error, ({ code }) => BUSY_CODES.test(code)))
    return new AppError('SERVICE_BUSY', { cause: error, log: 'database is busy' });
  return new AppError('UNEXPECTED', { cause: error, log: 'unexpected error' });
}

/** Whether this is true of the error or of one of its causes. */
function someCause(error: unknown, holds: (cause: { readonly code: string }) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  return holds({ code: String(propertyOf(error, 'code')) }) || someCause(error.cause, holds);
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
