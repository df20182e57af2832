import type { NpcQuest } from '#shared/contract/world/quests.ts';
import { paths } from '#client/ui/routing/paths.ts';

/**
 * The page that the go button leads to, derived from the first goal that is not reached: the world where that is
 * reached on foot. With every goal reached it is the page of the first.
 */
export function goRoute({ goalList }: Pick<NpcQuest, 'goalList'>): string {
  const isOpen = ({ completedCount, goalCount }: NpcQuest['goalList'][number]) => completedCount < goalCount;
  return (goalList.find(isOpen) ?? goalList[0])?.path ?? paths.world;
}

/** Whether the page was opened on the domain of one of these channels, where the world is not. */
export function isChannelDomain(hostname: string, channelDomains: readonly string[]): boolean {
  return channelDomains.some((domain) => hostname === domain || hostname.startsWith(`${domain}.`));
}
