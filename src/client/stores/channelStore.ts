import { createStore } from 'zustand/vanilla';
import type { ChannelMembership } from '#shared/contract/accounts.ts';
import type { Channel } from '#shared/contract/channels.ts';

export interface ChannelFacts {
  /** The channel whose id goes into the Channel-Id header; null while none is known. */
  readonly current: ChannelMembership | null;
  /** The channel whose site is open; null while it is not known, undefined when it could not be found. */
  readonly visited: Channel | null | undefined;
}

export const channelStore = createStore<ChannelFacts>(() => ({ current: null, visited: null }));
