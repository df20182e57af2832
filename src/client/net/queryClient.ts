import { QueryClient } from '@tanstack/query-core';
import { onUserReset } from '#client/stores/createStore.ts';
import { ApiError } from './rest/ApiError.ts';

const STALE_MS = 60_000;
const MOST_RETRIES = 2;

/** A cache of what React shows of the server: stale after 60 s, kept for ever. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_MS, gcTime: Infinity, retry: shouldRetry },
      // Whether an action may be repeated only its own feature can say.
      mutations: { retry: false },
    },
  });
}

/** The one cache of the page, emptied with the user stores. */
export const queryClient = createQueryClient();
onUserReset(() => queryClient.clear());

/**
 * A call is worth another try when no answer came, or the server was not able to give one. A refused call
 * would be refused again.
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (failureCount >= MOST_RETRIES || !(error instanceof ApiError)) return false;
  if (error.failure === 'network' || error.failure === 'timeout') return true;
  return error.failure === 'answered' && error.status >= 500;
}
