import {
  problemDraftRoutes,
  type ProblemDraft,
  type ProblemDraftContent,
  type ProblemDraftSummary,
} from '#shared/contract/learning/problemDrafts.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { rest } from '#client/net/rest/rest.ts';

/** What goes wrong is shown where it was asked for. */
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
  return rest.call(problemDraftRoutes.list, { params: { id }, query }, { signal, ...QUIET });
}

/** Begins a problem, empty or as a copy of another draft. */
export function createProblemDraft(
  id: number,
  body: { readonly title: string } | { readonly draftId: number },
): Promise<ProblemDraft> {
  return rest.call(problemDraftRoutes.create, { params: { id }, body }, QUIET);
}

export function getProblemDraft(id: number, draftId: number, signal?: AbortSignal): Promise<ProblemDraft> {
  return rest.call(problemDraftRoutes.get, { params: { id, draftId } }, { signal, ...QUIET });
}

export function saveProblemDraft(
  id: number,
  draftId: number,
  body: { readonly content: ProblemDraftContent; readonly baseVersion: number },
): Promise<ProblemDraft> {
  return rest.call(problemDraftRoutes.save, { params: { id, draftId }, body }, QUIET);
}

export async function expectOutputs(
  place: { readonly id: number; readonly draftId: number },
  body: { readonly language: Language; readonly source: string; readonly inputList: string[] },
): Promise<{ output: string; error: string | null }[]> {
  return (await rest.call(problemDraftRoutes.expect, { params: place, body }, QUIET)).outputList;
}

export function publishProblem(id: number, draftId: number, baseVersion: number): Promise<ProblemDraft> {
  return rest.call(problemDraftRoutes.publish, { params: { id, draftId }, body: { baseVersion } }, QUIET);
}

export function unpublishProblem(id: number, draftId: number): Promise<ProblemDraft> {
  return rest.call(problemDraftRoutes.unpublish, { params: { id, draftId } }, QUIET);
}

export async function removeProblemDraft(id: number, draftId: number): Promise<void> {
  await rest.call(problemDraftRoutes.remove, { params: { id, draftId } }, QUIET);
}
