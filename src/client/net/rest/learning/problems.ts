import { problemRoutes, type Language, type Problem } from '#shared/contract/learning/problems.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';

/** Judging may wait for its turn behind a whole class. */
export const JUDGE_TIMEOUT_MS = 60_000;

export function getProblem(channelId: number, problemId: number, signal?: AbortSignal): Promise<Problem> {
  return rest.call(problemRoutes.get, { channelId, params: { problemId } }, { signal });
}

/** One hint; steps start at 1. */
export function getHint(
  channelId: number,
  { problemId, step }: { readonly problemId: number; readonly step: number },
  signal?: AbortSignal,
): Promise<ResponseOf<typeof problemRoutes.getHint>> {
  return rest.call(problemRoutes.getHint, { channelId, params: { problemId, step } }, { signal });
}

export interface CodeToRun {
  readonly problemId: number;
  readonly language: Language;
  readonly source: string;
  readonly input: string;
}

export function runCode(
  channelId: number,
  body: CodeToRun,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof problemRoutes.runCode>> {
  return rest.call(problemRoutes.runCode, { channelId, body }, { signal, timeoutMs: JUDGE_TIMEOUT_MS });
}
