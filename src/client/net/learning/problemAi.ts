import { problemAiRoutes, type AiRequest, type ProblemWish } from '#shared/contract/learning/problemAi.ts';
import { client } from '#client/net/rest/client.ts';

const problemAi = client(problemAiRoutes);

/** The caller shows its failures itself. */
const QUIET = { quiet: true } as const;

export interface AiRequests {
  readonly isOn: boolean;
  readonly needsPlan: boolean;
  readonly leftToday: number;
  readonly requestList: AiRequest[];
}

export function listAiRequests(id: number, signal?: AbortSignal): Promise<AiRequests> {
  return problemAi.list({ params: { id } }, { signal, ...QUIET });
}

/** Answers what is said of a wish that was taken. */
export async function requestAiDraft(id: number, wish: ProblemWish): Promise<string> {
  return (await problemAi.create({ params: { id }, body: wish }, QUIET)).message;
}
