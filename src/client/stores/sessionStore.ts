import type { UserState } from '#shared/contract/people/accounts.ts';
import { createUserStore } from './createStore.ts';

/** VALID with the user it belongs to, INVALID when signed out, CHECKING until the first answer. */
export type SessionState =
  | { state: 'CHECKING'; user: null }
  | { state: 'INVALID'; user: null }
  | { state: 'VALID'; user: UserState };

export const sessionStore = createUserStore<SessionState>(() => ({ state: 'CHECKING', user: null }));
