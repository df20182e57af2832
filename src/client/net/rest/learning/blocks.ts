import { blockRoutes, type BlockContent, type BlockWork } from '#shared/contract/learning/blocks.ts';
import { storeQuestChange } from '#client/net/rest/world/questChanges.ts';
import { rest } from '#client/net/rest/rest.ts';
import type { ContentPlace } from './lessons.ts';

interface WorkToSave {
  readonly source: string;
  readonly baseVersion: number;
}

export function getBlockContent(
  channelId: number,
  place: ContentPlace,
  signal?: AbortSignal,
): Promise<BlockContent> {
  return rest.call(blockRoutes.get, { channelId, params: place }, { signal });
}

/** What goes wrong is shown beside the work. */
export function saveBlockWork(channelId: number, place: ContentPlace, body: WorkToSave): Promise<BlockWork> {
  return rest.call(blockRoutes.saveWork, { channelId, params: place, body }, { quiet: true });
}

/** Hands the own work in; quests may move by it. */
export async function handInBlockWork(
  channelId: number,
  place: ContentPlace,
  body: WorkToSave,
): Promise<BlockWork> {
  const { work, ...change } = await rest.call(
    blockRoutes.handIn,
    { channelId, params: place, body },
    { quiet: true },
  );
  storeQuestChange(change);
  return work;
}

export async function listBlockWorkVersions(
  channelId: number,
  place: ContentPlace,
  signal?: AbortSignal,
): Promise<BlockWork[]> {
  return (await rest.call(blockRoutes.listWorkVersions, { channelId, params: place }, { signal }))
    .versionList;
}
