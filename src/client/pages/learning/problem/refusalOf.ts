import { ApiError } from '#client/net/rest/ApiError.ts';

/** What the server has against the code or the input; `fallback` when it said nothing. */
export function refusalOf(error: Error | null, fallback: string): string {
  const message = error instanceof ApiError ? (error.fieldErrors[0]?.message ?? error.userMessage) : '';
  return message || fallback;
}
