import { blockRoutes, type BlockContent, type BlockWork } from '#shared/contract/learning/blocks.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client } from '#client/net/rest/client.ts';
import { storeQuestChange } from '#client/net/world/questChanges.ts';
import type { ContentPlace } from './lessons.ts';

const blocks = client(blockRoutes);

type Asked = { readonly signal: AbortSignal };

interface WorkToSave {
  readonly source: string;
  readonly baseVersion: number;
}

export const blockQueries = {
  one: (channelId: number, place: ContentPlace) => ({
    queryKey: [...queryKeys.learning, 'block', channelId, place] as const,
    queryFn: ({ signal }: Asked) => getBlockContent(channelId, place, signal),
  }),
};

export function getBlockContent(
  channelId: number,
  place: ContentPlace,
  signal?: AbortSignal,
): Promise<BlockContent> {
  return blocks.get({ channelId, params: place }, { signal });
}

/** Quiet: what goes wrong is shown beside the work. */
export function saveBlockWork(channelId: number, place: ContentPlace, body: WorkToSave): Promise<BlockWork> {
  return blocks.saveWork({ channelId, params: place, body }, { quiet: true });
}

/** Hands the own work in; quests may move by it. */
export async function handInBlockWork(
  channelId: number,
  place: ContentPlace,
  body: WorkToSave,
): Promise<BlockWork> {
  const { work, ...change } = await blocks.handIn({ channelId, params: place, body }, { quiet: true });
  storeQuestChange(change);
  return work;
}

export async function listBlockWorkVersions(
  channelId: number,
  place: ContentPlace,
  signal?: AbortSignal,
): Promise<BlockWork[]> {
  return (await blocks.listWorkVersions({ channelId, params: place }, { signal })).versionList;
}
