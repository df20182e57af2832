import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';

/** The channels whose content the members of a channel learn with: its own, and the school which everybody is in. */
export const teachingChannels = (channelId: number): number[] => [
  ...new Set([channelId, DEFAULT_CHANNEL_ID]),
];
