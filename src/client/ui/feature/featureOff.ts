import type { Feature } from '#shared/contract/features.ts';
import type { UserState } from '#shared/contract/people/accounts.ts';
import { featureTexts } from './texts.ts';

/**
 * The words that stand at the disabled button of a part of the product while an administrator has it turned off for a
 * user, in a class or outside of all; undefined while it is on. A guardian asks for its child.
 */
export function featureOff(
  user: Pick<UserState, 'offFeatureList'> | null,
  feature: Feature,
  channelId: number | null = null,
): string | undefined {
  const off = user?.offFeatureList.find((one) => one.feature === feature);
  const isOff = off !== undefined && (channelId === null || !off.onInChannelIdList.includes(channelId));
  return isOff ? featureTexts[feature] : undefined;
}
