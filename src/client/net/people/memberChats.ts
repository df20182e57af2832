import { chatRoutes, type ChatSettings, type MemberChat } from '#shared/contract/people/chat.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

/*
 * Chat rights of the members of a class, as its teachers set them. Failures are worded where the rights are
 * shown.
 */

const chat = client(chatRoutes);

interface MemberPlace {
  readonly channelId: number;
  readonly userId: number;
}

const loadMemberChat = ({ channelId, userId }: MemberPlace, signal: AbortSignal): Promise<MemberChat> =>
  chat.getMemberSettings({ channelId, params: { id: userId } }, { signal, quiet: true });

export const memberChatQueries = {
  /** The one of these classes in which the user is a member. */
  classOf: (channelIds: readonly number[], userId: number) => ({
    queryKey: ['memberChat', 'class', channelIds, userId] as const,
    queryFn: ({ signal }: Asked) => findClassOf(channelIds, userId, signal),
    staleTime: 0,
  }),
  /** Several teachers may change it. */
  get: (place: MemberPlace) => ({
    queryKey: ['memberChat', place.channelId, place.userId] as const,
    queryFn: ({ signal }: Asked) => loadMemberChat(place, signal),
    staleTime: 0,
  }),
  ofChannel: (channelId: number) => ({
    queryKey: ['channelChat', channelId] as const,
    queryFn: ({ signal }: Asked) => chat.getChannelSettings({ channelId }, { signal }),
    staleTime: 0,
  }),
};

/** The first of some classes of which somebody is a member; null where it is one of none. */
async function findClassOf(
  channelIds: readonly number[],
  userId: number,
  signal: AbortSignal,
): Promise<number | null> {
  for (const channelId of channelIds) {
    const isMember = await loadMemberChat({ channelId, userId }, signal).then(
      () => true,
      (error: unknown) => {
        if (errorCodeOf(error) === 'MEMBER_NOT_FOUND') return false;
        throw error;
      },
    );
    if (isMember) return channelId;
  }
  return null;
}

/** A choice is shown at once. Choices are saved in sequence, so that the last one wins. */
export const useSaveMemberChat = mutationHook(({ channelId, userId }: MemberPlace) => {
  const { queryKey } = memberChatQueries.get({ channelId, userId });
  return {
    scope: { id: `memberChat/${userId}` },
    mutationFn: (settings: ChatSettings) =>
      chat.saveMemberSettings({ channelId, params: { id: userId }, body: settings }),
    onMutate: (settings) =>
      queryClient.setQueryData<MemberChat>(queryKey, (shown) => shown && { ...shown, settings }),
    onSuccess: (saved) => queryClient.setQueryData<MemberChat>(queryKey, saved),
    renewsAfterError: [queryKey],
  };
});

/** The rights of all members of a channel, shown at once and saved in sequence. */
export const useSaveChannelChat = mutationHook((channelId: number) => {
  const { queryKey } = memberChatQueries.ofChannel(channelId);
  return {
    scope: { id: 'channelChat' },
    mutationFn: (settings: ChatSettings) => chat.saveChannelSettings({ channelId, body: settings }),
    onMutate: (settings) => queryClient.setQueryData<ChatSettings>(queryKey, settings),
    renewsAfterError: [queryKey],
  };
});
