import type { SubmissionProgress } from '#shared/contract/learning/progress.ts';
import { createUserStore } from './createStore.ts';

/** How far the judge is with the submission that this page waits for, as the server last said. */
export interface SubmissionProgressState {
  readonly progress: SubmissionProgress | null;
}

export const submissionProgressStore = createUserStore<SubmissionProgressState>(() => ({ progress: null }));
