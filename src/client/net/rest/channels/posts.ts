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

export const listPosts = ({ boardId, words, cursor }: PostListQuery, signal?: AbortSignal) =>
  rest.call(
    postRoutes.list,
    { query: { board_id: boardId, ...(words !== '' && { query: words }), ...(cursor !== '' && { cursor }) } },
    { signal, quiet: true },
  );

export const listNotices = async (boardId: number | 'all', signal?: AbortSignal) =>
  (
    await rest.call(
      postRoutes.listNotices,
      { query: boardId === 'all' ? {} : { board_id: boardId } },
      { signal, quiet: true },
    )
  ).postList;

export const loadPost = (postId: number, signal?: AbortSignal) =>
  rest.call(postRoutes.get, { params: { id: postId } }, { signal, quiet: true });

export interface WrittenPost {
  readonly postType: PostType;
  readonly boardId: number;
  readonly title: string;
  readonly content: PostDocument;
}

export const createPost = (
  { postType, boardId, title, content }: WrittenPost,
  requestKey: string,
): Promise<Post> =>
  rest.call(
    postRoutes.create,
    {
      query: { post_type: postType, board_id: boardId },
      body: { title, content: sent(content), requestKey },
    },
    QUIET,
  );

export const updatePost = (
  postId: number,
  { postType, boardId, title, content }: WrittenPost,
  baseVersion: number,
): Promise<Post> =>
  rest.call(
    postRoutes.update,
    {
      params: { id: postId },
      query: { post_type: postType, board_id: boardId },
      body: { title, content: sent(content), baseVersion },
    },
    QUIET,
  );

export const removePost = (postId: number) => rest.call(postRoutes.remove, { params: { id: postId } });

export const setPostVisible = (postId: number, isVisible: boolean) =>
  rest.call(postRoutes.setVisibleState, {
    params: { id: postId },
    body: { visibleState: isVisible ? 'VISIBLE' : 'INVISIBLE' },
  });

export const loadPostDraft = (boardId: number, signal?: AbortSignal) =>
  rest.call(postRoutes.getDraft, { query: { board_id: boardId } }, { signal, quiet: true });

export const savePostDraft = (
  boardId: number,
  draft: { readonly title: string; readonly content: PostDocument; readonly baseVersion: number },
) =>
  rest.call(
    postRoutes.saveDraft,
    { query: { board_id: boardId }, body: { ...draft, content: sent(draft.content) } },
    QUIET,
  );

export const removePostDraft = (boardId: number) =>
  rest.call(postRoutes.removeDraft, { query: { board_id: boardId } });

export const addPostPicture = (boardId: number, file: File, options: Omit<UploadOptions, 'quiet'> = {}) =>
  rest.upload(postRoutes.addPicture, { query: { board_id: boardId } }, [file], { ...options, quiet: true });

/** Names of members that begin with some letters. */
export const listMentionable = async (boardId: number, letters: string, signal?: AbortSignal) =>
  (
    await rest.call(
      postRoutes.listMentionable,
      { query: { board_id: boardId, query: letters } },
      { signal, quiet: true },
    )
  ).mentionList;

/** Where files hang: at a post, or at the temporary post for a board. */
export type FilePlace = { readonly postId: number } | { readonly boardId: number };

export const listWaitingFiles = async (boardId: number, signal?: AbortSignal) =>
  (await rest.call(reportFileRoutes.listTemps, { query: { board_id: boardId } }, { signal, quiet: true }))
    .reportFileList;

export const addReportFiles = async (
  at: FilePlace,
  files: readonly File[],
  options: Omit<UploadOptions, 'quiet'>,
) => {
  const quiet = { ...options, quiet: true };
  const { reportFileList } =
    'postId' in at
      ? await rest.upload(reportFileRoutes.add, { params: { id: at.postId } }, files, quiet)
      : await rest.upload(reportFileRoutes.addTemps, { query: { board_id: at.boardId } }, files, quiet);
  return reportFileList;
};

export const removeReportFile = (at: FilePlace, fileId: number) =>
  'postId' in at
    ? rest.call(reportFileRoutes.remove, { params: { id: at.postId, fileId } })
    : rest.call(reportFileRoutes.removeTemp, { params: { fileId } });

export const listComments = (postId: number, cursor: string, signal?: AbortSignal) =>
  rest.call(
    commentRoutes.list,
    { params: { id: postId }, query: cursor === '' ? {} : { cursor } },
    { signal, quiet: true },
  );

export const listReplies = async (postId: number, commentId: number, cursor: string) =>
  rest.call(
    commentRoutes.listReplies,
    { params: { id: postId, commentId }, query: cursor === '' ? {} : { cursor } },
    QUIET,
  );

/** A comment, or with `parentId` a reply to one. */
export const writeComment = (postId: number, parentId: number | null, content: string) =>
  parentId === null
    ? rest.call(commentRoutes.create, { params: { id: postId }, body: { content } }, QUIET)
    : rest.call(
        commentRoutes.createReply,
        { params: { id: postId, commentId: parentId }, body: { content } },
        QUIET,
      );

/** A comment by its id, or with `parentId` a reply. */
export interface OneComment {
  readonly postId: number;
  readonly parentId: number | null;
  readonly commentId: number;
}

export const changeComment = ({ postId, parentId, commentId }: OneComment, content: string) =>
  parentId === null
    ? rest.call(commentRoutes.update, { params: { id: postId, commentId }, body: { content } }, QUIET)
    : rest.call(
        commentRoutes.updateReply,
        { params: { id: postId, commentId: parentId, replyId: commentId }, body: { content } },
        QUIET,
      );

export const removeComment = ({ postId, parentId, commentId }: OneComment) =>
  parentId === null
    ? rest.call(commentRoutes.remove, { params: { id: postId, commentId } })
    : rest.call(commentRoutes.removeReply, {
        params: { id: postId, commentId: parentId, replyId: commentId },
      });

export const setCommentVisible = ({ postId, commentId }: OneComment, isVisible: boolean) =>
  rest.call(commentRoutes.setVisibleState, {
    params: { id: postId, commentId },
    body: { visibleState: isVisible ? 'VISIBLE' : 'INVISIBLE' },
  });

/** Tells staff about a post, or about a comment of it. */
export async function reportWritten(
  { postId, commentId }: { readonly postId: number; readonly commentId?: number },
  report: { readonly reason: ReportReason; readonly comment?: string },
): Promise<void> {
  if (commentId === undefined)
    await rest.call(postRoutes.report, { params: { id: postId }, body: report }, QUIET);
  else await rest.call(commentRoutes.report, { params: { id: postId, commentId }, body: report }, QUIET);
}
