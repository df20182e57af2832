import { createContext, use } from 'react';
import { holdsAtLeast, isActiveMember, type RoleCheck } from '#shared/contract/roles.ts';
import type { Channel } from '#shared/contract/channels/channels.ts';

/** The channel whose pages are open, and what its visitor is in it. */
export interface OpenChannel extends Channel {
  readonly isMember: boolean;
  /** Whether the visitor holds at least that role; the server decides what that allows. */
  readonly holds: (check: RoleCheck) => boolean;
  /** Reads the channel again, after the own roles or the channel itself changed. */
  readonly reload: () => Promise<void>;
}

export const ChannelContext = createContext<OpenChannel | null>(null);

/** The channel of the page. Only below `ChannelFrame`. */
export function useChannel(): OpenChannel {
  const channel = use(ChannelContext);
  if (!channel) throw new Error('useChannel: only pages below ChannelFrame have a channel');
  return channel;
}

export function openChannel(channel: Channel, reload: () => Promise<void>): OpenChannel {
  const isMember = isActiveMember(channel.roleList);
  return {
    ...channel,
    isMember,
    holds: (check) => isMember && holdsAtLeast(channel.roleList, check),
    reload,
  };
}
