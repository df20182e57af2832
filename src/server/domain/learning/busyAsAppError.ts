import { JudgeBusyError } from '#server/judge/JudgeBusyError.ts';
import { AppError } from '#server/platform/appError.ts';

/** A full judge queue in words for the learner: try again soon. */
export function busyAsAppError(error: unknown): never {
  if (error instanceof JudgeBusyError)
    throw new AppError('SERVICE_BUSY', { cause: error, log: error.message });
  throw error;
}
