import { problemRoutes, type Language } from '#shared/contract/learning/problems.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

const problems = client(problemRoutes);

/** How long a call waits for the judge, ms: its turn may come behind a whole class. */
export const JUDGE_TIMEOUT_MS = 60_000;

export const problemQueries = {
  one: (channelId: number, problemId: number) => ({
    queryKey: [...queryKeys.learning, 'problem', channelId, problemId] as const,
    queryFn: ({ signal }: Asked) => problems.get({ channelId, params: { problemId } }, { signal }),
  }),
  /** One hint; steps are numbered from 1. */
  hint: (channelId: number, hint: { readonly problemId: number; readonly step: number }) => ({
    queryKey: [...queryKeys.learning, 'hint', channelId, hint] as const,
    queryFn: ({ signal }: Asked) => problems.getHint({ channelId, params: hint }, { signal }),
  }),
};

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
  return problems.runCode({ channelId, body }, { signal, timeoutMs: JUDGE_TIMEOUT_MS });
}
