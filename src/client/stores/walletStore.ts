import type { Experience } from '#shared/contract/world/economy.ts';
import { createUserStore } from './createStore.ts';

export interface WalletState {
  /** Null until the server has said. */
  readonly point: number | null;
  readonly experience: Experience | null;
}

export const walletStore = createUserStore<WalletState>(() => ({ point: null, experience: null }));
