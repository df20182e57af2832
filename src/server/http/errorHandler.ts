import type { ErrorRequestHandler, RequestHandler } from 'express';
import { AppError } from '#server/platform/appError.ts';
import type { Logger } from '#server/platform/log.ts';
import { requestId, requestLog } from './requestLog.ts';

/** Answers any failure of a request with its code; what is not an AppError is our fault and told as UNEXPECTED. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const appError = toAppError(error);
    const details = { err: appError.cause ?? (error === appError ? undefined : error), code: appError.code };
    if (appError.status >= 500) requestLog(request, log).error({ ...details, err: error }, appError.message);
    else requestLog(request, log).info(details, appError.message);
    response.status(appError.status).json(appError.toBody(requestId(request)));
  };
}

export const unknownRoute: RequestHandler = (request) => {
  throw new AppError('RESOURCE_NOT_FOUND', { log: `no route ${request.method} ${request.path}` });
};

/** Postgres states for a text with characters that it cannot keep, should a schema ever let one through. */
const UNSTORABLE_STATES = new Set(['22021', '22P05']);
/** Postgres states that mean «try again», not «broken». */
const BUSY_STATES = new Set(['40001', '40P01', '53300', '57P01', '57P03']);

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const type = propertyOf(error, 'type');
  if (type === 'entity.too.large') {
    return new AppError('VALIDATION_FAIL', {
      message: '보낸 내용이 너무 커요.',
      cause: error,
      log: 'request body over its limit',
    });
  }
  const status = propertyOf(error, 'status');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new AppError('VALIDATION_FAIL', { cause: error, log: 'request could not be read' });
  }
  if (findState(error, UNSTORABLE_STATES)) {
    return new AppError('VALIDATION_FAIL', { cause: error, log: 'a text cannot be stored' });
  }
  if (findState(error, BUSY_STATES))
    return new AppError('SERVICE_BUSY', { cause: error, log: 'database is busy' });
  return new AppError('UNEXPECTED', { cause: error, log: 'unexpected error' });
}

function findState(error: unknown, states: ReadonlySet<string>): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = propertyOf(current, 'code');
    if (typeof code === 'string' && states.has(code)) return true;
  }
  return false;
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
