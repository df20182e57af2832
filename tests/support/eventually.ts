import { vi } from 'vitest';

/**
 * Resolves once `check` throws no more, with what it returns. Waits for a condition, not for a time: it is seen within
 * 10 ms, and a machine that is busy with much else may take 15 s to get there.
 */
export function eventually<Result>(
  check: () => Result | Promise<Result>,
  { timeout = 15_000, interval = 10 }: { readonly timeout?: number; readonly interval?: number } = {},
): Promise<Result> {
  return vi.waitFor(check, { timeout, interval });
}
