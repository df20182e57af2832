import { commentRoutes, type Reply } from '#shared/contract/channels/comments.ts';
import type { ReportReason } from '#shared/contract/people/moderation.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { client } from '#client/net/rest/client.ts';
import { postKeys, posts, type PostPlace } from './posts.ts';

const comments = client(commentRoutes);

export const commentQueries = {
  list: ({ channelId, postId }: PostPlace) => ({
    queryKey: postKeys.comments({ channelId, postId }),
    queryFn: ({ signal, pageParam }: { readonly signal: AbortSignal; readonly pageParam: string }) =>
      comments.list(
        { channelId, params: { id: postId }, query: pageParam === '' ? {} : { cursor: pageParam } },
        { signal, quiet: true },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor,
    staleTime: 0,
  }),
};

/** All replies to a comment, page by page. */
export async function listReplies({ channelId, postId }: PostPlace, commentId: number): Promise<Reply[]> {
  const replies: Reply[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof comments.listReplies>> = await comments.listReplies(
      { channelId, params: { id: postId, commentId }, query: cursor === '' ? {} : { cursor } },
      { quiet: true },
    );
    replies.push(...page.replyList);
    cursor = page.nextCursor;
  }
  return replies;
}

/** A comment by its id, or with `parentId` a reply to that comment. */
interface OneComment {
  readonly parentId: number | null;
  readonly commentId: number;
}

/** A post counts its comments. */
const renewed = (place: PostPlace) => [postKeys.comments(place), postKeys.post(place)];

/** Writes a comment, or with `parentId` a reply to one. */
export const useCreateComment = mutationHook((place: PostPlace) => ({
  mutationFn: ({ parentId, content }: { readonly parentId: number | null; readonly content: string }) => {
    const { channelId, postId: id } = place;
    const body = { content };
    return parentId === null
      ? comments.create({ channelId, params: { id }, body }, { quiet: true })
      : comments.createReply({ channelId, params: { id, commentId: parentId }, body }, { quiet: true });
  },
  renews: renewed(place),
}));

export const useUpdateComment = mutationHook((place: PostPlace) => ({
  mutationFn: ({ parentId, commentId, content }: OneComment & { readonly content: string }) => {
    const { channelId, postId: id } = place;
    const body = { content };
    return parentId === null
      ? comments.update({ channelId, params: { id, commentId }, body }, { quiet: true })
      : comments.updateReply(
          { channelId, params: { id, commentId: parentId, replyId: commentId }, body },
          { quiet: true },
        );
  },
  renews: renewed(place),
}));

export const useRemoveComment = mutationHook((place: PostPlace) => ({
  mutationFn: ({ parentId, commentId }: OneComment) => {
    const { channelId, postId: id } = place;
    return parentId === null
      ? comments.remove({ channelId, params: { id, commentId } })
      : comments.removeReply({ channelId, params: { id, commentId: parentId, replyId: commentId } });
  },
  renews: renewed(place),
}));

/** Hides a comment or a reply from members, or shows it again. */
export const useSetCommentVisible = mutationHook((place: PostPlace) => ({
  mutationFn: ({ commentId, isVisible }: { readonly commentId: number; readonly isVisible: boolean }) =>
    comments.setVisibleState({
      channelId: place.channelId,
      params: { id: place.postId, commentId },
      body: { visibleState: isVisible ? 'VISIBLE' : 'INVISIBLE' },
    }),
  renews: renewed(place),
}));

/** Tells staff about a post, or about a comment of it. */
export async function reportWritten(
  { channelId, postId, commentId }: PostPlace & { readonly commentId?: number },
  body: { readonly reason: ReportReason; readonly comment?: string },
): Promise<void> {
  if (commentId === undefined)
    await posts.report({ channelId, params: { id: postId }, body }, { quiet: true });
  else await comments.report({ channelId, params: { id: postId, commentId }, body }, { quiet: true });
}
