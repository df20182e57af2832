import { AppError } from '#server/platform/appError.ts';
import { chatTexts } from './texts.ts';

/** CHAT_TOO_FAST with the time after which it will do. */
export class TooFastError extends AppError {
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super('CHAT_TOO_FAST', {
      message: chatTexts.tooFast(Math.max(1, Math.ceil(retryAfterMs / 1000))),
      log: `talks too fast, free in ${retryAfterMs} ms`,
    });
    this.retryAfterMs = retryAfterMs;
  }
}
