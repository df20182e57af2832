import { reportFileRoutes } from '#shared/contract/channels/reportFiles.ts';
import type { ReportFile } from '#shared/contract/channels/posts.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import type { UploadOptions } from '#client/net/rest/RestClient.ts';
import { postKeys } from './posts.ts';

const reportFiles = client(reportFileRoutes);

/** The owner of files: a post, or the temporary post of a board. */
export type FilePlace = { readonly postId: number } | { readonly boardId: number };

export const reportFileQueries = {
  /** Files that wait for the temporary post for a board. */
  waiting: (channelId: number, boardId: number) => ({
    queryKey: [...postKeys.all(channelId), 'files', boardId] as const,
    queryFn: async ({ signal }: Asked) =>
      (await reportFiles.listTemps({ channelId, query: { board_id: boardId } }, { signal, quiet: true }))
        .reportFileList,
    staleTime: 0,
    gcTime: 0,
  }),
};

/** Resolves to all files that hang there then. */
export async function addReportFiles(
  channelId: number,
  at: FilePlace,
  files: readonly File[],
  options: Omit<UploadOptions, 'quiet'>,
): Promise<ReportFile[]> {
  const quiet = { ...options, quiet: true };
  const { reportFileList } =
    'postId' in at
      ? await reportFiles.add({ channelId, params: { id: at.postId } }, files, quiet)
      : await reportFiles.addTemps({ channelId, query: { board_id: at.boardId } }, files, quiet);
  return reportFileList;
}

export const removeReportFile = (channelId: number, at: FilePlace, fileId: number) =>
  'postId' in at
    ? reportFiles.remove({ channelId, params: { id: at.postId, fileId } })
    : reportFiles.removeTemp({ channelId, params: { fileId } });
