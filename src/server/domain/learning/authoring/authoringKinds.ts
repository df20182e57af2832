import type { AuthoringKindName } from '#shared/contract/learning/authoring/kinds.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { AuthoringKind } from './AuthoringKind.ts';
import type { ProofJob } from './drafts/proveDraft.ts';
import { blockKind } from './kinds/blocks/blockKind.ts';
import { courseKind } from './kinds/course/courseKind.ts';
import { documentKind } from './kinds/document/documentKind.ts';
import { problemKind } from './kinds/problem/problemKind.ts';
import { stageKind } from './kinds/stage/stageKind.ts';
import { videoKind } from './kinds/video/videoKind.ts';
import { worksheetKind } from './kinds/worksheet/worksheetKind.ts';

/** Every kind of what staff writes. */
export const authoringKinds: Readonly<Record<AuthoringKindName, AuthoringKind>> = {
  COURSE: courseKind,
  WORKSHEET: worksheetKind,
  DOCUMENT: documentKind,
  BLOCK: blockKind,
  VIDEO: videoKind,
  PROBLEM: problemKind,
  STAGE: stageKind,
};

/** The job that proves a draft of its kind. */
export async function proveAnyDraft(deps: Deps, job: ProofJob): Promise<void> {
  await authoringKinds[job.kind].prove?.(deps, job);
}
