import { blockRoutes, type BlockContent, type BlockWork } from '#shared/contract/learning/blocks.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { storeQuestChange } from '#client/net/world/questChanges.ts';
import { lessonQueries, type ContentPlace } from './lessons.ts';

const blocks = client(blockRoutes);

export interface WorkToSave {
  readonly source: string;
  readonly baseVersion: number;
}

export const blockQueries = {
  one: (channelId: number, place: ContentPlace) => ({
    queryKey: [...queryKeys.learning, 'block', channelId, place] as const,
    queryFn: ({ signal }: Asked) => getBlockContent(channelId, place, signal),
  }),
  versions: (channelId: number, place: ContentPlace) => ({
    queryKey: [...queryKeys.learning, 'blockVersions', place] as const,
    queryFn: async ({ signal }: Asked) =>
      (await blocks.listWorkVersions({ channelId, params: place }, { signal })).versionList,
    staleTime: 0,
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
export const useHandInBlockWork = mutationHook(
  ({ channelId, place }: { readonly channelId: number; readonly place: ContentPlace }) => ({
    mutationFn: async (body: WorkToSave) => {
      const { work, ...change } = await blocks.handIn({ channelId, params: place, body }, { quiet: true });
      storeQuestChange(change);
      return work;
    },
    renews: [lessonQueries.one(channelId, place.lessonId).queryKey],
  }),
);
