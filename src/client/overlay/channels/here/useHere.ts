import { useQueries } from '@tanstack/react-query';
import { mainPageQueries } from '#client/net/channels/mainPages.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { ChannelMembership } from '#shared/contract/people/accounts.ts';
import { classesOf } from '#shared/content/plazaBanners.ts';

const NONE: readonly ChannelMembership[] = [];

/** The classes of the user, and how many others of them are in the world or in a lesson now. */
export function useHere(): { readonly classes: readonly ChannelMembership[]; readonly count: number } {
  const memberships = useStore(sessionStore, ({ user }) => user?.channelProfileList) ?? NONE;
  const ownId = useStore(sessionStore, ({ user }) => user?.userId);
  const classes = classesOf(memberships);
  const here = useQueries({ queries: classes.map(({ channelId }) => mainPageQueries.here(channelId)) });
  const others = new Set(here.flatMap(({ data }) => data?.memberList.map(({ userId }) => userId) ?? []));
  if (ownId !== undefined) others.delete(ownId);
  return { classes, count: others.size };
}
