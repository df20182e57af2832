import { lmsVideoRoutes, type StaffVideo } from '#shared/contract/learning/videos.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';
import type { LmsKind } from '#client/net/learning/authoring/contentCalls.ts';

const QUIET = { quiet: true } as const;

type VideoPage = ResponseOf<typeof lmsVideoRoutes.list>;
type VideoInput = RequestOf<typeof lmsVideoRoutes.create>['body'];

/** A video and the channel whose staff edits it. */
export interface VideoAddress {
  readonly id: number;
  readonly videoId: number;
}

/** The part of a video that staff writes. */
export type VideoDraft = Omit<VideoInput, 'title'> & { title: string };

/** The calls of videos, as those of all kinds of content. */
export const videoCalls: LmsKind<VideoPage['videoList'][number], StaffVideo, VideoDraft> = {
  name: 'VIDEO',
  tab: 'videos',
  list: async (id, query, signal) => {
    const reply = await rest.call(lmsVideoRoutes.list, { params: { id }, query }, { signal });
    return { ...reply, rows: reply.videoList.map((row) => ({ ...row, id: row.videoId })) };
  },
  create: async (id, title) => {
    const made = await createVideo(id, { title });
    return { ...made, id: made.videoId };
  },
  get: (id, videoId, signal) =>
    rest.call(lmsVideoRoutes.get, { params: { id, videoId } }, { signal, ...QUIET }),
  save: (id, videoId, body) => rest.call(lmsVideoRoutes.save, { params: { id, videoId }, body }, QUIET),
  setVisibleState: (id, videoId, visibleState) =>
    rest.call(lmsVideoRoutes.setVisibleState, { params: { id, videoId }, body: { visibleState } }, QUIET),
  remove: (id, videoId) => rest.call(lmsVideoRoutes.remove, { params: { id, videoId } }, QUIET),
};

/** A video of an upload. */
export function createVideo(id: number, body: VideoInput): Promise<StaffVideo> {
  return rest.call(lmsVideoRoutes.create, { params: { id }, body }, QUIET);
}

export const listVideoMembers = (
  params: VideoAddress,
  query: RequestOf<typeof lmsVideoRoutes.listMembers>['query'],
  signal?: AbortSignal,
): Promise<ResponseOf<typeof lmsVideoRoutes.listMembers>> =>
  rest.call(lmsVideoRoutes.listMembers, { params, query }, { signal, quiet: true });
