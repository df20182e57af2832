import { restTexts } from './restTexts.ts';
import { isErrorCode, type ErrorBody, type ErrorCode, type FieldError } from '#shared/contract/errors.ts';

/**
 * How a call can fail: the server answered with an error, the network or the time gave out, the call was cancelled,
 * or an answer of 2xx did not match its contract.
 */
export type ApiFailure = 'answered' | 'network' | 'timeout' | 'cancelled' | 'badReply';

export interface ApiErrorOptions {
  readonly failure: ApiFailure;
  /** Method and path of the route, for logs. */
  readonly route: string;
  /** Path that was asked for, without the query. */
  readonly path: string;
  readonly status?: number;
  readonly body?: Partial<ErrorBody>;
  readonly cause?: unknown;
}

/** The error that every call of `net/rest` throws. */
export class ApiError extends Error {
  readonly failure: ApiFailure;
  readonly path: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Code of the catalogue, or null: no answer, or a code this client does not know. */
  readonly code: ErrorCode | null;
  /** Korean text of the server, or that about the network where no answer came; empty when there is none. */
  readonly userMessage: string;
  readonly detail: string | undefined;
  readonly fieldErrors: readonly FieldError[];
  readonly requestId: string | undefined;

  constructor({ failure, route, path, status = 0, body, cause }: ApiErrorOptions) {
    super(`${route}: ${failure}${status ? ` ${status}` : ''}${body?.errorCode ? ` ${body.errorCode}` : ''}`, {
      cause,
    });
    this.name = 'ApiError';
    this.failure = failure;
    this.path = path;
    this.status = status;
    this.code = isErrorCode(body?.errorCode) ? body.errorCode : null;
    const isOffline = failure === 'network' || failure === 'timeout';
    this.userMessage = isOffline ? restTexts.offline : (body?.message ?? '');
    this.detail = body?.detail;
    this.fieldErrors = body?.fieldErrors ?? [];
    this.requestId = body?.requestId;
  }

  /** No answer came and the same call may be made again. */
  get isConnectionError(): boolean {
    return this.failure === 'network' || this.failure === 'timeout' || this.failure === 'cancelled';
  }
}

/** The words for the player about a failure; `fallback` when neither the server nor the network gives any. */
export function userMessageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.userMessage) || fallback;
}

/** The code of a failed call, or null for anything else that was thrown. */
export function errorCodeOf(error: unknown): ErrorCode | null {
  return error instanceof ApiError ? error.code : null;
}
