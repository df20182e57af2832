import { useQuery } from '@tanstack/react-query';
import { groupQueries } from '#client/net/channels/groups.ts';
import { useChannel } from '../frame/channelContext.ts';

/** The groups of the channel to which a board can be bound; none until they are loaded. */
export function useGroupChoices(): { readonly value: string; readonly label: string }[] {
  const { id, pluginMap } = useChannel();
  const groups = useQuery({ ...groupQueries.groups(id), enabled: pluginMap.GROUP });
  return (groups.data ?? []).map(({ channelGroupId, name }) => ({ value: `${channelGroupId}`, label: name }));
}
