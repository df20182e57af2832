import type { TrackingState } from '#shared/contract/people/thirdParties.ts';
import { createUserStore } from './createStore.ts';

/** The server's answer about measurements for third parties; null until it has answered. */
export const trackingStore = createUserStore<{ readonly tracking: TrackingState | null }>(() => ({
  tracking: null,
}));
