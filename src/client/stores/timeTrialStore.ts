import type { Ghost, Rival, RunEnd, RunFinished } from '#shared/contract/rooms/timeTrialMessages.ts';
import { createUserStore } from './createStore.ts';

/** A timed run that goes on, or is counted down. */
export interface RunUnderWay {
  readonly courseId: number;
  /** When its clock begins, on the clock of `performance.now`, ms: in the countdown that is still to come. */
  readonly startedAt: number;
  readonly gates: number;
  /** Ticks behind the ghost at the last gate, negative ahead of it; null before the first gate or without a ghost. */
  readonly split: number | null;
  /** The best run of oneself or of the rival, to run against; null before the first. */
  readonly ghost: Ghost | null;
  /** The ghost shows the run of this friend; null for the own run. */
  readonly rival: Rival | null;
}

/** How a run ended. */
export type RunNews =
  | { readonly kind: 'ended'; readonly end: RunEnd }
  | {
      readonly kind: 'finished';
      readonly run: RunFinished;
      /** Ticks behind the ghost, negative ahead of it; null without one. */
      readonly split: number | null;
    };

export interface TimeTrialState {
  readonly run: RunUnderWay | null;
  /** The news of the last run; a new object each time. */
  readonly news: RunNews | null;
}

export const timeTrialStore = createUserStore<TimeTrialState>(() => ({ run: null, news: null }));
