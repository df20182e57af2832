import type { Channel } from '#shared/contract/channels/channels.ts';
import { createUserStore } from './createStore.ts';

export interface SchoolState {
  /** The channel that every account joins; null while it is not known, undefined when it could not be found. */
  readonly school: Channel | null | undefined;
}

/** The lounge and the guard of the world read it. Nothing that is said or asked of a class does: a call names its own. */
export const schoolStore = createUserStore<SchoolState>(() => ({ school: null }));
