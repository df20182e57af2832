import { CHANNELS } from '#shared/content/channels.ts';
import { channelRoutes, type Channel } from '#shared/contract/channels.ts';
import { channelStore } from '#client/stores/channelStore.ts';
import { ApiError } from './ApiError.ts';
import { rest } from './rest.ts';

/** Reads the channel whose site is open, for the root guard. One that cannot be read holds nobody up. */
export async function loadVisitedChannel(): Promise<void> {
  const params = { channelDomain: CHANNELS[0].channelDomain };
  try {
    channelStore.setState({ visited: await rest.call(channelRoutes.getChannelByDomain, { params }) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    channelStore.setState({ visited: undefined });
  }
}

/** Joins at once or asks to, as the channel's joinMethod says. */
export function joinChannel(
  profile: { readonly nickname: string; readonly introduction: string },
  channelId: number,
): Promise<Channel> {
  return rest.call(channelRoutes.joinChannel, { params: { id: channelId }, body: profile });
}
