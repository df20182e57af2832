import type { NpcQuest } from '#shared/contract/world/quests.ts';
import { paths } from '#client/ui/routing/paths.ts';

/** The page that the go button leads to, derived from the first goal: the world where that is reached on foot. */
export const goRoute = ({ goalList }: Pick<NpcQuest, 'goalList'>): string => goalList[0]?.path ?? paths.world;

/** Whether the page was opened on the domain of one of these channels, where the world is not. */
export function isChannelDomain(hostname: string, channelDomains: readonly string[]): boolean {
  return channelDomains.some((domain) => hostname === domain || hostname.startsWith(`${domain}.`));
}
