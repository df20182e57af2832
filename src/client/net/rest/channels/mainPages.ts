import {
  mainPageRoutes,
  type MainPage,
  type MainPageSection,
  type OwnMainPage,
} from '#shared/contract/channels/mainPages.ts';
import { postRoutes, type PostBrief } from '#shared/contract/channels/posts.ts';
import { rest } from '#client/net/rest/rest.ts';

export function loadMainPage(channelId: number, signal?: AbortSignal): Promise<MainPage> {
  return rest.call(mainPageRoutes.get, { channelId }, { signal });
}

export function loadOwnMainPage(channelId: number, signal?: AbortSignal): Promise<OwnMainPage> {
  return rest.call(mainPageRoutes.getOwn, { channelId }, { signal });
}

/** What goes wrong is shown beside the sections. */
export function saveMainPage(
  channelId: number,
  body: {
    readonly sectionList: MainPageSection[];
    readonly baseVersion: number;
  },
): Promise<OwnMainPage> {
  return rest.call(mainPageRoutes.save, { channelId, body }, { quiet: true });
}

/** The newest notices and posts, for the main page. */
export async function loadNewestNotices(channelId: number, signal?: AbortSignal): Promise<PostBrief[]> {
  return (await rest.call(postRoutes.listNotices, { channelId, query: {} }, { signal, quiet: true }))
    .postList;
}

export async function loadRecentPosts(channelId: number, signal?: AbortSignal): Promise<PostBrief[]> {
  return (await rest.call(postRoutes.listRecent, { channelId }, { signal, quiet: true })).postList;
}
