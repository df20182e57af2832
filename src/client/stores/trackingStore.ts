import type { TrackingState } from '#shared/contract/people/thirdParties.ts';
import { createUserStore } from './createStore.ts';

/** What the server said of figures for third parties; null until it did. */
export const trackingStore = createUserStore<{ readonly tracking: TrackingState | null }>(() => ({
  tracking: null,
}));
