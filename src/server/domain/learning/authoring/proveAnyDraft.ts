import type { DraftKindName } from '#shared/contract/learning/authoring/drafts.ts';
import type { Deps } from '#server/domain/deps.ts';
import { proveDraft, type ProofJob } from './drafts/proveDraft.ts';
import { problemDraftKind } from './kinds/problem/problemDraftKind.ts';
import { stageDraftKind } from './kinds/stage/stageDraftKind.ts';

const PROVERS: Readonly<Record<DraftKindName, (deps: Deps, job: ProofJob) => Promise<void>>> = {
  PROBLEM: (deps, job) => proveDraft(problemDraftKind, deps, job),
  STAGE: (deps, job) => proveDraft(stageDraftKind, deps, job),
};

/** The job that proves a draft of its kind. */
export const proveAnyDraft = (deps: Deps, job: ProofJob): Promise<void> => PROVERS[job.kind](deps, job);
