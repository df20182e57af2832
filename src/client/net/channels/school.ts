import { CHANNELS } from '#shared/content/channels.ts';
import { channelRoutes } from '#shared/contract/channels/channels.ts';
import { schoolStore } from '#client/stores/schoolStore.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { client } from '#client/net/rest/client.ts';

const channels = client(channelRoutes);

/** Loads the school that everybody is in, for the root guard. A failure does not block the page. */
export async function loadSchool(): Promise<void> {
  const params = { channelDomain: CHANNELS[0].channelDomain };
  try {
    schoolStore.setState({ school: await channels.getByDomain({ params }) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    schoolStore.setState({ school: undefined });
  }
}
