import { problemAiRoutes, type AiRequest, type ProblemWish } from '#shared/contract/learning/problemAi.ts';
import { rest } from '#client/net/rest/rest.ts';

/** What goes wrong is shown where it was asked for. */
const QUIET = { quiet: true } as const;

export interface AiRequests {
  readonly isOn: boolean;
  readonly needsPlan: boolean;
  readonly leftToday: number;
  readonly requestList: AiRequest[];
}

export function listAiRequests(id: number, signal?: AbortSignal): Promise<AiRequests> {
  return rest.call(problemAiRoutes.list, { params: { id } }, { signal, ...QUIET });
}

/** Answers what is said of a wish that was taken. */
export async function requestAiDraft(id: number, wish: ProblemWish): Promise<string> {
  return (await rest.call(problemAiRoutes.create, { params: { id }, body: wish }, QUIET)).message;
}
