import { FIRST_PLUGINS, type PluginMap } from '#shared/contract/channels/channelFields.ts';
import type { ChannelPlugin } from '#shared/contract/channels/channelPlugins.ts';
import { AppError } from '#server/platform/appError.ts';
import { channelTexts } from './texts.ts';

/** The switches of a channel as stored; missing ones are as in a new channel. */
export const pluginsOf = (stored: Partial<PluginMap>): PluginMap => ({ ...FIRST_PLUGINS, ...stored });

/** Throws CHANNEL_CONTENT_UNAUTHORIZED where staff has switched off that part of the channel, for staff as well. */
export function assertPlugin(
  { channelId, pluginMap }: { readonly channelId: number; readonly pluginMap: PluginMap },
  plugin: ChannelPlugin,
): void {
  if (pluginMap[plugin]) return;
  throw new AppError('CHANNEL_CONTENT_UNAUTHORIZED', {
    message: channelTexts.switchedOff[plugin],
    log: `${plugin} is switched off in channel ${channelId}`,
  });
}
