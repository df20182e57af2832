import {
  problemDraftRoutes,
  type ProblemDraft,
  type ProblemDraftContent,
  type ProblemDraftSummary,
} from '#shared/contract/learning/authoring/problemDrafts.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { client } from '#client/net/rest/client.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import type { ProblemWish } from '#shared/contract/learning/problemAi.ts';
import { listAiRequests, requestAiDraft } from '../problemAi.ts';

const problemDrafts = client(problemDraftRoutes);

/** The caller shows its failures itself. */
const QUIET = { quiet: true } as const;

export interface ProblemDraftPage {
  readonly draftList: ProblemDraftSummary[];
  readonly pageCount: number;
  readonly totalCount: number;
}

export function listProblemDrafts(
  id: number,
  query: { readonly page: number; readonly query: string },
  signal?: AbortSignal,
): Promise<ProblemDraftPage> {
  return problemDrafts.list({ params: { id }, query }, { signal, ...QUIET });
}

/** Begins a problem, empty or as a copy of another draft. */
export function createProblemDraft(
  id: number,
  body: { readonly title: string } | { readonly draftId: number },
): Promise<ProblemDraft> {
  return problemDrafts.create({ params: { id }, body }, QUIET);
}

export function getProblemDraft(id: number, draftId: number, signal?: AbortSignal): Promise<ProblemDraft> {
  return problemDrafts.get({ params: { id, draftId } }, { signal, ...QUIET });
}

export function saveProblemDraft(
  id: number,
  draftId: number,
  body: { readonly content: ProblemDraftContent; readonly baseVersion: number },
): Promise<ProblemDraft> {
  return problemDrafts.save({ params: { id, draftId }, body }, QUIET);
}

export async function expectOutputs(
  place: { readonly id: number; readonly draftId: number },
  body: { readonly language: Language; readonly source: string; readonly inputList: string[] },
): Promise<{ output: string; error: string | null }[]> {
  return (await problemDrafts.expect({ params: place, body }, QUIET)).outputList;
}

const problemsOf = (channelId: number) => [...queryKeys.lmsOf(channelId), 'problems'] as const;

type Signal = { readonly signal: AbortSignal };

/**
 * Queries of staff about the problems of its channel; asked again at every look: colleagues edit them, too.
 */
export const problemDraftQueries = {
  list: (channelId: number, filter: { readonly page: number; readonly query: string }) => ({
    queryKey: [...problemsOf(channelId), 'list', filter] as const,
    queryFn: ({ signal }: Signal) => listProblemDrafts(channelId, filter, signal),
    staleTime: 0,
  }),
  /** Under the key at which what was saved is put: a check is asked for on top of that version. */
  draft: (channelId: number, draftId: number) => ({
    queryKey: [...problemsOf(channelId), 'content', draftId] as const,
    queryFn: ({ signal }: Signal) => getProblemDraft(channelId, draftId, signal),
    staleTime: 0,
  }),
  ai: (channelId: number) => ({
    queryKey: [...problemsOf(channelId), 'ai'] as const,
    queryFn: ({ signal }: Signal) => listAiRequests(channelId, signal),
    staleTime: 0,
  }),
};

interface DraftPlace {
  readonly id: number;
  readonly draftId: number;
}

const stored = ({ id, draftId }: DraftPlace) => ({
  onSuccess: (draft: ProblemDraft) =>
    queryClient.setQueryData<ProblemDraft>(problemDraftQueries.draft(id, draftId).queryKey, draft),
});

export const usePublishProblem = mutationHook((params: DraftPlace) => ({
  mutationFn: (baseVersion: number) => problemDrafts.publish({ params, body: { baseVersion } }, QUIET),
  ...stored(params),
}));

export const useUnpublishProblem = mutationHook((params: DraftPlace) => ({
  mutationFn: () => problemDrafts.unpublish({ params }, QUIET),
  ...stored(params),
}));

export const removeProblemDraft = (id: number, draftId: number) =>
  problemDrafts.remove({ params: { id, draftId } }, QUIET);

export const useRemoveProblemDraft = mutationHook((id: number) => ({
  mutationFn: (draftId: number) => removeProblemDraft(id, draftId),
  renews: [problemsOf(id)],
}));

/** Asks a model for a draft; resolves to what is said of a wish that was taken. */
export const useRequestAiDraft = mutationHook((id: number) => ({
  mutationFn: (wish: ProblemWish) => requestAiDraft(id, wish),
  renews: [problemDraftQueries.ai(id).queryKey],
}));
