import { ERRORS, type ErrorBody, type ErrorCode, type FieldError } from '#shared/contract/errors.ts';

export interface AppErrorOptions {
  /** Log text: names the offending id and what would have been right. Never sent. */
  readonly log?: string;
  /** Replaces the catalogue's Korean text, for example to name the field at fault. */
  readonly message?: string;
  readonly fieldErrors?: readonly FieldError[];
  readonly cause?: unknown;
}

/** The one error that crosses the server: a code of the catalogue, worded for a child, kept with its cause. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly userMessage: string;
  readonly fieldErrors: readonly FieldError[] | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.log ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.userMessage = options.message ?? ERRORS[code].message;
    this.fieldErrors = options.fieldErrors;
  }

  toBody(requestId?: string): ErrorBody {
    const entry = ERRORS[this.code];
    return {
      errorCode: this.code,
      message: this.userMessage,
      ...('detail' in entry && { detail: entry.detail }),
      ...(this.fieldErrors && { fieldErrors: [...this.fieldErrors] }),
      ...(requestId !== undefined && { requestId }),
    };
  }
}
