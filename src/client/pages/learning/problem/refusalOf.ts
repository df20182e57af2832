import { ApiError } from '#client/net/rest/ApiError.ts';

/**
 * The server's objection to the code or the input; `fallback`, which says what became of the code, without an
 * answer.
 */
export function refusalOf(error: Error | null, fallback: string): string {
  if (!(error instanceof ApiError) || error.failure !== 'answered') return fallback;
  return (error.fieldErrors[0]?.message ?? error.userMessage) || fallback;
}
