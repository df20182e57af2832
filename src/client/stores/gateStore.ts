import type { GateOpened, GateStates } from '#shared/contract/rooms/gateMessages.ts';
import { createUserStore } from './createStore.ts';

export interface GateStoreState {
  /** The gates for two of the present map; null where there are none. */
  readonly onMap: GateStates | null;
  /** The last gate that the user opened; a new object each time. */
  readonly news: GateOpened | null;
}

export const gateStore = createUserStore<GateStoreState>(() => ({ onMap: null, news: null }));
