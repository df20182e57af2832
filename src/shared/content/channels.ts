/** The channel that every account joins at sign-up; content refers to its id. */
export const DEFAULT_CHANNEL_ID = 1;

export interface ChannelDefinition {
  readonly id: number;
  readonly channelDomain: string;
  readonly channelName: string;
  readonly joinMethod: 'IMMEDIATELY' | 'MANAGER_APPROVAL';
  readonly dolphinVisibleState: 'VISIBLE' | 'INVISIBLE' | 'ONLY_CHANNEL_VISIBLE';
}

/** Channels that exist from the first start on. */
export const CHANNELS = [
  {
    id: DEFAULT_CHANNEL_ID,
    channelDomain: 'dolphin',
    channelName: '돌핀 학교',
    joinMethod: 'IMMEDIATELY',
    dolphinVisibleState: 'VISIBLE',
  },
] as const satisfies readonly ChannelDefinition[];
