import {
  mainPageRoutes,
  type MainPage,
  type MainPageSection,
  type OwnMainPage,
} from '#shared/contract/channels/mainPages.ts';
import { postRoutes, type PostBrief } from '#shared/contract/channels/posts.ts';
import { rest } from '#client/net/rest/rest.ts';

export function loadMainPage(signal?: AbortSignal): Promise<MainPage> {
  return rest.call(mainPageRoutes.get, undefined, { signal });
}

export function loadOwnMainPage(signal?: AbortSignal): Promise<OwnMainPage> {
  return rest.call(mainPageRoutes.getOwn, undefined, { signal });
}

/** What goes wrong is shown beside the sections. */
export function saveMainPage(body: {
  readonly sectionList: MainPageSection[];
  readonly baseVersion: number;
}): Promise<OwnMainPage> {
  return rest.call(mainPageRoutes.save, { body }, { quiet: true });
}

/** The newest notices and posts, for the main page. */
export async function loadNewestNotices(signal?: AbortSignal): Promise<PostBrief[]> {
  return (await rest.call(postRoutes.listNotices, { query: {} }, { signal, quiet: true })).postList;
}

export async function loadRecentPosts(signal?: AbortSignal): Promise<PostBrief[]> {
  return (await rest.call(postRoutes.listRecent, undefined, { signal, quiet: true })).postList;
}
