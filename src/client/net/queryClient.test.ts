import { describe, expect, it } from 'vitest';
import { failedCall } from '#client/testSupport/samples.ts';
import type { ApiError } from './rest/ApiError.ts';
import { createQueryClient, shouldRetry } from './queryClient.ts';

const failed = (failure: ApiError['failure'], status = 0) => failedCall({ failure, status });

describe('the query cache', () => {
  it('is stale after 60 s and kept for ever', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: 60_000,
      gcTime: Infinity,
    });
  });

  it.each([
    ['a lost network', failed('network'), true],
    ['a time-out', failed('timeout'), true],
    ['a busy server', failed('answered', 503), true],
    ['a refusal', failed('answered', 404), false],
    ['a cancelled call', failed('cancelled'), false],
    ['an answer against the contract', failed('badReply', 200), false],
    ['a mistake in our own code', new TypeError('x'), false],
  ])('%s', (_, error, again) => {
    expect(shouldRetry(0, error)).toBe(again);
    expect(shouldRetry(2, error)).toBe(false);
  });
});
