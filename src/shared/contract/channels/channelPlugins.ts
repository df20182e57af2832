/**
 * Parts of a channel that its staff switches on and off; calls of a switched-off part are refused (`RouteSpec.access`).
 */
export const CHANNEL_PLUGINS = ['BOARD', 'GROUP', 'TEXT_MESSAGE', 'OWN_STAGE', 'CLASS_INFO'] as const;
export type ChannelPlugin = (typeof CHANNEL_PLUGINS)[number];
