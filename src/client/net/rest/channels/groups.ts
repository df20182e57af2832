import { groupRoutes, type ChannelGroup } from '#shared/contract/channels/groups.ts';
import { tagRoutes, type ChannelTag } from '#shared/contract/channels/tags.ts';
import { rest } from '#client/net/rest/rest.ts';

export async function listGroups(id: number, signal?: AbortSignal): Promise<ChannelGroup[]> {
  return (await rest.call(groupRoutes.list, { params: { id } }, { signal })).groupList;
}

export async function listTags(id: number, signal?: AbortSignal): Promise<ChannelTag[]> {
  return (await rest.call(tagRoutes.list, { params: { id } }, { signal })).tagList;
}
