import { use } from 'react';
import { ChannelContext } from '#client/pages/channels/frame/channelContext.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';

/** The channel in which one learns: that of the address, or the school, whose lessons have addresses of their own. */
export const useLearningChannelId = (): number => use(ChannelContext)?.id ?? DEFAULT_CHANNEL_ID;
