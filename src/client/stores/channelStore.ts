import type { ChannelMembership } from '#shared/contract/people/accounts.ts';
import type { Channel } from '#shared/contract/channels/channels.ts';
import { createUserStore } from './createStore.ts';

export interface ChannelState {
  /** The channel of the world that is open; null while none is known. */
  readonly current: ChannelMembership | null;
  /** The channel whose pages are open; its id goes into the Channel-Id header before that of `current`. */
  readonly site: Channel | null;
  /** The channel whose site is open; null while it is not known, undefined when it could not be found. */
  readonly visited: Channel | null | undefined;
}

export const channelStore = createUserStore<ChannelState>(() => ({
  current: null,
  site: null,
  visited: null,
}));

/** The channel that calls are about and that messages name. */
export function calledChannel(): { readonly channelId: number; readonly channelName: string } | null {
  const { current, site } = channelStore.getState();
  return site ? { channelId: site.id, channelName: site.channelName } : current;
}
