import { createStore } from 'zustand/vanilla';
import type { UserState } from '#shared/contract/accounts.ts';

/** VALID with the user it belongs to, INVALID when signed out, CHECKING until the first answer. */
export type SessionFacts =
  | { state: 'CHECKING'; user: null }
  | { state: 'INVALID'; user: null }
  | { state: 'VALID'; user: UserState };

export const sessionStore = createStore<SessionFacts>(() => ({ state: 'CHECKING', user: null }));
