import { postRoutes, type PostType } from '#shared/contract/channels/posts.ts';
import type { RequestOf } from '#shared/contract/route.ts';
import type { PostDocument } from '#shared/posts/postDocument.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

/* Posts of the channel whose pages are open. Failures are worded beside what caused them. */

export const posts = client(postRoutes);

export interface PostPlace {
  readonly channelId: number;
  readonly postId: number;
}

type PostContent = RequestOf<typeof postRoutes.create>['body']['content'];
/** The editor's tree is narrower than what the contract lets through. */
export const sentContent = (content: PostDocument) => content as unknown as PostContent;

export const postKeys = {
  all: (channelId: number) => ['boards', channelId] as const,
  post: ({ channelId, postId }: PostPlace) => ['boards', channelId, 'post', postId] as const,
  comments: ({ channelId, postId }: PostPlace) => ['boards', channelId, 'comments', postId] as const,
};

/** Others post meanwhile, so all of this is asked for again whenever it is looked at. */
export const postQueries = {
  /** Posts of a board or of all, page by page; with `words` those that say it. */
  list: (channelId: number, boardId: number | 'all', words: string) => ({
    queryKey: [...postKeys.all(channelId), 'posts', boardId, words] as const,
    queryFn: ({ signal, pageParam }: Asked & { readonly pageParam: string }) =>
      posts.list(
        {
          channelId,
          query: {
            board_id: boardId,
            ...(words !== '' && { query: words }),
            ...(pageParam !== '' && { cursor: pageParam }),
          },
        },
        { signal, quiet: true },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor,
    staleTime: 0,
  }),
  notices: (channelId: number, boardId: number | 'all') => ({
    queryKey: [...postKeys.all(channelId), 'notices', boardId] as const,
    queryFn: async ({ signal }: Asked) => {
      const query = boardId === 'all' ? {} : { board_id: boardId };
      return (await posts.listNotices({ channelId, query }, { signal, quiet: true })).postList;
    },
    staleTime: 0,
  }),
  get: ({ channelId, postId }: PostPlace) => ({
    queryKey: postKeys.post({ channelId, postId }),
    queryFn: ({ signal }: Asked) => posts.get({ channelId, params: { id: postId } }, { signal, quiet: true }),
    staleTime: 0,
  }),
  draft: (channelId: number, boardId: number) => ({
    queryKey: [...postKeys.all(channelId), 'draft', boardId] as const,
    queryFn: ({ signal }: Asked) =>
      posts.getDraft({ channelId, query: { board_id: boardId } }, { signal, quiet: true }),
    staleTime: 0,
    gcTime: 0,
  }),
  /** Members whose name begins with some letters. */
  mentionable: (channelId: number, boardId: number, letters: string) => ({
    queryKey: [...postKeys.all(channelId), 'mentions', boardId, letters] as const,
    queryFn: async ({ signal }: Asked) => {
      const query = { board_id: boardId, query: letters };
      return (await posts.listMentionable({ channelId, query }, { signal, quiet: true })).mentionList;
    },
    retry: false,
  }),
};

export interface WrittenPost {
  readonly postType: PostType;
  readonly title: string;
  readonly content: PostDocument;
}

export interface BoardPlace {
  readonly channelId: number;
  readonly boardId: number;
}

export const useCreatePost = mutationHook(({ channelId, boardId }: BoardPlace) => ({
  mutationFn: ({ postType, title, content, requestKey }: WrittenPost & { readonly requestKey: string }) =>
    posts.create(
      {
        channelId,
        query: { post_type: postType, board_id: boardId },
        body: { title, content: sentContent(content), requestKey },
      },
      { quiet: true },
    ),
  // The page of the new post asks for it; the lists are asked for when they are looked at.
  onSuccess: () => queryClient.invalidateQueries({ queryKey: postKeys.all(channelId), refetchType: 'none' }),
}));

export const useUpdatePost = mutationHook(({ channelId, postId, boardId }: PostPlace & BoardPlace) => ({
  mutationFn: ({ postType, title, content, baseVersion }: WrittenPost & { readonly baseVersion: number }) =>
    posts.update(
      {
        channelId,
        params: { id: postId },
        query: { post_type: postType, board_id: boardId },
        body: { title, content: sentContent(content), baseVersion },
      },
      { quiet: true },
    ),
  onSuccess: (saved) => queryClient.setQueryData(postKeys.post({ channelId, postId }), saved),
  renews: [postKeys.all(channelId)],
}));

export const useRemovePost = mutationHook(({ channelId, postId }: PostPlace) => ({
  mutationFn: () => posts.remove({ channelId, params: { id: postId } }),
  forgets: [postKeys.post({ channelId, postId })],
  renews: [postKeys.all(channelId)],
}));

/** Hides a post from members, or shows it again. */
export const useSetPostVisible = mutationHook(({ channelId, postId }: PostPlace) => ({
  mutationFn: (isVisible: boolean) =>
    posts.setVisibleState({
      channelId,
      params: { id: postId },
      body: { visibleState: isVisible ? 'VISIBLE' : 'INVISIBLE' },
    }),
  renews: [postKeys.all(channelId)],
}));
