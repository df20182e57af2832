import type { ChannelFlagDesign } from '#shared/contract/channels/channelFlags.ts';
import { FLAG_COLOURS, FLAG_EMBLEMS } from '#shared/content/channelFlagDrawing.ts';

export interface ChannelFlagProps {
  readonly flag: ChannelFlagDesign;
  /** Side in CSS pixels. */
  readonly size: number;
}

/** The flag of a channel: a pennant in its colour with its emblem. Decoration beside the name. */
export function ChannelFlag({ flag, size }: ChannelFlagProps) {
  const { light, deep, ink } = FLAG_COLOURS[flag.colour];
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" style={{ flex: 'none' }}>
      <path d="M8 4v41" stroke="#7a4a1f" strokeWidth="4.5" strokeLinecap="round" />
      <path
        d="M10 6c11-4 18 4 33 0-3 6-3 18 0 25-14 4-22-4-33 0Z"
        fill={light}
        stroke={ink}
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
      <path d="M11.400 27c10-3 17 4 29.500 1l1.400 2.400c-14 3-21-4-30.900-1Z" fill={deep} />
      <g transform="translate(26 17.500)" fill="#fff" stroke={ink} strokeWidth="1.800" strokeLinejoin="round">
        <path d={FLAG_EMBLEMS[flag.emblem]} />
      </g>
    </svg>
  );
}
