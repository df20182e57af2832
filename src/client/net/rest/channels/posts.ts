import { commentRoutes } from '#shared/contract/channels/comments.ts';
import { postRoutes, type Post, type PostType } from '#shared/contract/channels/posts.ts';
import { reportFileRoutes } from '#shared/contract/channels/reportFiles.ts';
import type { ReportReason } from '#shared/contract/people/moderation.ts';
import type { RequestOf } from '#shared/contract/route.ts';
import type { PostDocument } from '#shared/posts/postDocument.ts';
import { rest } from '#client/net/rest/rest.ts';
import type { UploadOptions } from '#client/net/rest/RestClient.ts';

/*
 * Posts and comments of the channel whose pages are open; it goes with every call in its header. Failures are
 * worded beside what caused them.
 */

const QUIET = { quiet: true } as const;
type PostContent = RequestOf<typeof postRoutes.create>['body']['content'];
const sent = (content: PostDocument) => content as unknown as PostContent;

export interface PostListQuery {
  readonly boardId: number | 'all';
  /** Empty for all posts. */
  readonly words: string;
  /** Empty for the first page. */
  readonly cursor: string;
}

export const listPosts = (
  channelId: number,
  { boardId, words, cursor }: PostListQuery,
  signal?: AbortSignal,
) =>
  rest.call(
    postRoutes.list,
    {
      channelId,
      query: { board_id: boardId, ...(words !== '' && { query: words }), ...(cursor !== '' && { cursor }) },
    },
    { signal, quiet: true },
  );

export const listNotices = async (channelId: number, boardId: number | 'all', signal?: AbortSignal) =>
  (
    await rest.call(
      postRoutes.listNotices,
      { channelId, query: boardId === 'all' ? {} : { board_id: boardId } },
      { signal, quiet: true },
    )
  ).postList;

export const loadPost = (channelId: number, postId: number, signal?: AbortSignal) =>
  rest.call(postRoutes.get, { channelId, params: { id: postId } }, { signal, quiet: true });

export interface WrittenPost {
  readonly postType: PostType;
  readonly boardId: number;
  readonly title: string;
  readonly content: PostDocument;
}

export const createPost = (
  channelId: number,
  { postType, boardId, title, content }: WrittenPost,
  requestKey: string,
): Promise<Post> =>
  rest.call(
    postRoutes.create,
    {
      channelId,
      query: { post_type: postType, board_id: boardId },
      body: { title, content: sent(content), requestKey },
    },
    QUIET,
  );

export const updatePost = (
  channelId: number,
  postId: number,
  { postType, boardId, title, content }: WrittenPost,
  baseVersion: number,
): Promise<Post> =>
  rest.call(
    postRoutes.update,
    {
      channelId,
      params: { id: postId },
      query: { post_type: postType, board_id: boardId },
      body: { title, content: sent(content), baseVersion },
    },
    QUIET,
  );

export const removePost = (channelId: number, postId: number) =>
  rest.call(postRoutes.remove, { channelId, params: { id: postId } });

export const setPostVisible = (channelId: number, postId: number, isVisible: boolean) =>
  rest.call(postRoutes.setVisibleState, {
    channelId,
    params: { id: postId },
    body: { visibleState: isVisible ? 'VISIBLE' : 'INVISIBLE' },
  });

export const loadPostDraft = (channelId: number, boardId: number, signal?: AbortSignal) =>
  rest.call(postRoutes.getDraft, { channelId, query: { board_id: boardId } }, { signal, quiet: true });

export const savePostDraft = (
  channelId: number,
  boardId: number,
  draft: { readonly title: string; readonly content: PostDocument; readonly baseVersion: number },
) =>
  rest.call(
    postRoutes.saveDraft,
    { channelId, query: { board_id: boardId }, body: { ...draft, content: sent(draft.content) } },
    QUIET,
  );

export const removePostDraft = (channelId: number, boardId: number) =>
  rest.call(postRoutes.removeDraft, { channelId, query: { board_id: boardId } });

export const addPostPicture = (
  channelId: number,
  boardId: number,
  file: File,
  options: Omit<UploadOptions, 'quiet'> = {},
) =>
  rest.upload(postRoutes.addPicture, { channelId, query: { board_id: boardId } }, [file], {
    ...options,
    quiet: true,
  });

/** Names of members that begin with some letters. */
export const listMentionable = async (
  channelId: number,
  boardId: number,
  letters: string,
  signal?: AbortSignal,
) =>
  (
    await rest.call(
      postRoutes.listMentionable,
      { channelId, query: { board_id: boardId, query: letters } },
      { signal, quiet: true },
    )
  ).mentionList;

/** Where files hang: at a post, or at the temporary post for a board. */
export type FilePlace = { readonly postId: number } | { readonly boardId: number };

export const listWaitingFiles = async (channelId: number, boardId: number, signal?: AbortSignal) =>
  (
    await rest.call(
      reportFileRoutes.listTemps,
      { channelId, query: { board_id: boardId } },
      { signal, quiet: true },
    )
  ).reportFileList;

export const addReportFiles = async (
  channelId: number,
  at: FilePlace,
  files: readonly File[],
  options: Omit<UploadOptions, 'quiet'>,
) => {
  const quiet = { ...options, quiet: true };
  const { reportFileList } =
    'postId' in at
      ? await rest.upload(reportFileRoutes.add, { channelId, params: { id: at.postId } }, files, quiet)
      : await rest.upload(
          reportFileRoutes.addTemps,
          { channelId, query: { board_id: at.boardId } },
          files,
          quiet,
        );
  return reportFileList;
};

export const removeReportFile = (channelId: number, at: FilePlace, fileId: number) =>
  'postId' in at
    ? rest.call(reportFileRoutes.remove, { channelId, params: { id: at.postId, fileId } })
    : rest.call(reportFileRoutes.removeTemp, { channelId, params: { fileId } });

export const listComments = (channelId: number, postId: number, cursor: string, signal?: AbortSignal) =>
  rest.call(
    commentRoutes.list,
    { channelId, params: { id: postId }, query: cursor === '' ? {} : { cursor } },
    { signal, quiet: true },
  );

export const listReplies = async (channelId: number, postId: number, commentId: number, cursor: string) =>
  rest.call(
    commentRoutes.listReplies,
    { channelId, params: { id: postId, commentId }, query: cursor === '' ? {} : { cursor } },
    QUIET,
  );

/** A comment, or with `parentId` a reply to one. */
export const writeComment = (channelId: number, postId: number, parentId: number | null, content: string) =>
  parentId === null
    ? rest.call(commentRoutes.create, { channelId, params: { id: postId }, body: { content } }, QUIET)
    : rest.call(
        commentRoutes.createReply,
        { channelId, params: { id: postId, commentId: parentId }, body: { content } },
        QUIET,
      );

/** A comment by its id, or with `parentId` a reply. */
export interface OneComment {
  readonly postId: number;
  readonly parentId: number | null;
  readonly commentId: number;
}

export const changeComment = (
  channelId: number,
  { postId, parentId, commentId }: OneComment,
  content: string,
) =>
  parentId === null
    ? rest.call(
        commentRoutes.update,
        { channelId, params: { id: postId, commentId }, body: { content } },
        QUIET,
      )
    : rest.call(
        commentRoutes.updateReply,
        { channelId, params: { id: postId, commentId: parentId, replyId: commentId }, body: { content } },
        QUIET,
      );

export const removeComment = (channelId: number, { postId, parentId, commentId }: OneComment) =>
  parentId === null
    ? rest.call(commentRoutes.remove, { channelId, params: { id: postId, commentId } })
    : rest.call(commentRoutes.removeReply, {
        channelId,
        params: { id: postId, commentId: parentId, replyId: commentId },
      });

export const setCommentVisible = (channelId: number, { postId, commentId }: OneComment, isVisible: boolean) =>
  rest.call(commentRoutes.setVisibleState, {
    channelId,
    params: { id: postId, commentId },
    body: { visibleState: isVisible ? 'VISIBLE' : 'INVISIBLE' },
  });

/** Tells staff about a post, or about a comment of it. */
export async function reportWritten(
  {
    channelId,
    postId,
    commentId,
  }: { readonly channelId: number; readonly postId: number; readonly commentId?: number },
  report: { readonly reason: ReportReason; readonly comment?: string },
): Promise<void> {
  if (commentId === undefined)
    await rest.call(postRoutes.report, { channelId, params: { id: postId }, body: report }, QUIET);
  else
    await rest.call(
      commentRoutes.report,
      { channelId, params: { id: postId, commentId }, body: report },
      QUIET,
    );
}
