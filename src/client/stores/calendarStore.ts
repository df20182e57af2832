import { createUserStore } from './createStore.ts';

interface CalendarState {
  /** The day in Seoul as the server says it, `YYYY-MM-DD`; null before it has. The clock of the device may be wrong. */
  readonly day: string | null;
}

export const calendarStore = createUserStore<CalendarState>(() => ({ day: null }));
