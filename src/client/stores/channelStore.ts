import type { ChannelMembership } from '#shared/contract/people/accounts.ts';
import type { Channel } from '#shared/contract/channels/channels.ts';
import { createUserStore } from './createStore.ts';

export interface ChannelState {
  /** The channel whose id goes into the Channel-Id header; null while none is known. */
  readonly current: ChannelMembership | null;
  /** The channel whose site is open; null while it is not known, undefined when it could not be found. */
  readonly visited: Channel | null | undefined;
}

export const channelStore = createUserStore<ChannelState>(() => ({ current: null, visited: null }));
