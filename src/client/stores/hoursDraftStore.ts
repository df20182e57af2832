import type { ScheduleDateState } from '#shared/contract/tutoring/schedules.ts';
import { createUserStore } from './createStore.ts';

export interface HoursDraftState {
  /** The teacher whose hours are being changed; 0 for none. */
  readonly teacherId: number;
  /** Slots of every week by name, open or not. */
  readonly weekly: ReadonlyMap<string, boolean>;
  /** Slots of dates by name; null says nothing of the date any more. */
  readonly dates: ReadonlyMap<string, ScheduleDateState | null>;
}

/** Unsaved hours outlive the page, so that going back by the browser loses nothing. */
export const hoursDraftStore = createUserStore<HoursDraftState>(() => ({
  teacherId: 0,
  weekly: new Map(),
  dates: new Map(),
}));
