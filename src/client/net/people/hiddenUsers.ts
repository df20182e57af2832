import { chatRoutes } from '#shared/contract/people/chat.ts';
import { moderationRoutes } from '#shared/contract/people/moderation.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

const chat = client(chatRoutes);
const moderation = client(moderationRoutes);

/** A hidden user: blocked, which is mutual, or muted. */
export interface HiddenUser {
  readonly userId: number;
  readonly nickname: string;
  readonly how: 'blocked' | 'muted';
}

export const hiddenUserQueries = {
  list: () => ({
    queryKey: [...queryKeys.friends, 'hidden'] as const,
    queryFn: ({ signal }: Asked) => listHiddenUsers(signal),
    staleTime: 0,
  }),
};

async function listHiddenUsers(signal: AbortSignal): Promise<readonly HiddenUser[]> {
  const [blocks, mutes] = await Promise.all([
    moderation.listBlocks(undefined, { signal }),
    chat.listMutes(undefined, { signal }),
  ]);
  chatStore.setState({ blockedIds: idsOf(blocks.userList), mutedIds: idsOf(mutes.userList) });
  return [
    ...blocks.userList.map((user) => ({ ...user, how: 'blocked' as const })),
    ...mutes.userList.map((user) => ({ ...user, how: 'muted' as const })),
  ];
}

/** Hides what a user says, or shows it again. */
export const useSetMuted = mutationHook((userId: number) => ({
  mutationFn: (isMuted: boolean) => chat[isMuted ? 'mute' : 'unmute']({ params: { id: userId } }),
  onSuccess: (_reply, isMuted) =>
    chatStore.setState(({ mutedIds }) => ({ mutedIds: withId(mutedIds, userId, isMuted) })),
  renewsAlways: [hiddenUserQueries.list().queryKey],
}));

/** Blocks a user, which ends a friendship and hides both from each other, or takes it back. */
export const useSetBlocked = mutationHook((userId: number) => ({
  mutationFn: (isBlocked: boolean) => moderation[isBlocked ? 'block' : 'unblock']({ params: { id: userId } }),
  onSuccess: (_reply, isBlocked) =>
    chatStore.setState(({ blockedIds }) => ({ blockedIds: withId(blockedIds, userId, isBlocked) })),
  renews: [queryKeys.ranking],
  renewsAlways: [queryKeys.friends],
}));

const idsOf = (users: readonly { readonly userId: number }[]) => new Set(users.map(({ userId }) => userId));

function withId(ids: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  return isIn ? new Set([...ids, id]) : new Set([...ids].filter((other) => other !== id));
}
