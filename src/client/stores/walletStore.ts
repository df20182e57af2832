import { createStore } from 'zustand/vanilla';
import type { Experience } from '#shared/contract/world.ts';

export interface WalletFacts {
  /** Null until the server has said. */
  readonly point: number | null;
  readonly experience: Experience | null;
}

export const walletStore = createStore<WalletFacts>(() => ({ point: null, experience: null }));
