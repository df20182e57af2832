import { CHANNELS } from '#shared/content/channels.ts';
import { channelRoutes, type Channel } from '#shared/contract/channels/channels.ts';
import { channelStore } from '#client/stores/channelStore.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { rest } from '#client/net/rest/rest.ts';

/** Loads the channel whose site is open, for the root guard. A failure does not block the page. */
export async function loadVisitedChannel(): Promise<void> {
  const params = { channelDomain: CHANNELS[0].channelDomain };
  try {
    channelStore.setState({ visited: await rest.call(channelRoutes.getByDomain, { params }) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    channelStore.setState({ visited: undefined });
  }
}

/** A channel by its domain, with the caller's roles. Throws ApiError, CHANNEL_NOT_FOUND among them. */
export const loadChannel = (channelDomain: string, signal?: AbortSignal): Promise<Channel> =>
  rest.call(channelRoutes.getByDomain, { params: { channelDomain } }, { signal });

/** Says which channel's pages are open: calls carry its id from here on. */
export function openSite(channel: Channel): void {
  channelStore.setState({ site: channel });
}

/** The pages of a channel were left, unless those of another are open by now. */
export function closeSite(channelId: number): void {
  channelStore.setState(({ site }) => (site?.id === channelId ? { site: null } : {}));
}

/** Joins at once or asks to, as the channel's joinMethod says. */
export function joinChannel(
  profile: { readonly nickname: string; readonly introduction: string },
  channelId: number,
): Promise<Channel> {
  return rest.call(channelRoutes.join, { params: { id: channelId }, body: profile });
}
