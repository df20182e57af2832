import {
  listComments,
  listNotices,
  listPosts,
  listWaitingFiles,
  loadPost,
  loadPostDraft,
} from '#client/net/rest/channels/posts.ts';

/** What pages of a channel read of its boards; each key begins with the channel. */
export const postQueries = {
  all: (channelId: number) => ['boards', channelId] as const,
  /** Page by page; others post meanwhile, so it is asked again whenever it is looked at. */
  posts: (channelId: number, boardId: number | 'all', words: string) => ({
    queryKey: ['boards', channelId, 'posts', boardId, words] as const,
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string }) =>
      listPosts(channelId, { boardId, words, cursor: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
    staleTime: 0,
  }),
  notices: (channelId: number, boardId: number | 'all') => ({
    queryKey: ['boards', channelId, 'notices', boardId] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listNotices(channelId, boardId, signal),
    staleTime: 0,
  }),
  post: (channelId: number, postId: number) => ({
    queryKey: ['boards', channelId, 'post', postId] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => loadPost(channelId, postId, signal),
    staleTime: 0,
  }),
  comments: (channelId: number, postId: number) => ({
    queryKey: ['boards', channelId, 'comments', postId] as const,
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string }) =>
      listComments(channelId, postId, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
    staleTime: 0,
  }),
  draft: (channelId: number, boardId: number) => ({
    queryKey: ['boards', channelId, 'draft', boardId] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => loadPostDraft(channelId, boardId, signal),
    staleTime: 0,
    gcTime: 0,
  }),
  waitingFiles: (channelId: number, boardId: number) => ({
    queryKey: ['boards', channelId, 'files', boardId] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listWaitingFiles(channelId, boardId, signal),
    staleTime: 0,
    gcTime: 0,
  }),
};
