import type { RunProgress } from '#shared/contract/learning/progress.ts';
import { createUserStore } from './createStore.ts';

/** The place in the queue of the run that this page waits for, as the server last said. */
export interface RunProgressState {
  readonly progress: RunProgress | null;
}

export const runProgressStore = createUserStore<RunProgressState>(() => ({ progress: null }));
