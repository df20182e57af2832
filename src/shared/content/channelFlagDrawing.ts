import type { FlagColour, FlagEmblem } from '#shared/contract/channels/channelFlags.ts';

/** The drawing of channels' flags, on their pages and in the world. */
export const FLAG_COLOURS: Readonly<
  Record<FlagColour, { readonly light: string; readonly deep: string; readonly ink: string }>
> = {
  CORAL: { light: '#ff8f7d', deep: '#e2685c', ink: '#7e2228' },
  SEA: { light: '#49bde6', deep: '#2b93c4', ink: '#0c4a66' },
  MOSS: { light: '#5ccf9f', deep: '#35a67c', ink: '#0d5039' },
  GOLD: { light: '#ffca4d', deep: '#e6a41c', ink: '#7a3f08' },
  VIOLET: { light: '#b695ee', deep: '#8f69d2', ink: '#452a80' },
  PINK: { light: '#ff9fc0', deep: '#e4709b', ink: '#8c2f5c' },
};

/** Around the origin, in a box of 20. */
export const FLAG_EMBLEMS: Readonly<Record<FlagEmblem, string>> = {
  DOLPHIN: 'M-10 3C-8-5 0-8 5-5L8-9l1 6c2 2 2 5 0 7-1-3-4-5-7-4-2 5-7 7-12 3Z',
  SHELL: 'M0-8C6-8 9-3 8 2L3 7h-6l-5-5c-1-5 2-10 8-10ZM0-8V7M-6 0l4 7M6 0 2 7',
  STAR: 'M0-9 2.600-3 9-2.400 4 2l1.600 6.400L0 5l-5.600 3.400L-4 2l-5-4.400L-2.600-3Z',
  ANCHOR:
    'M0-9a3 3 0 0 1 1.500 5.600V6C5 5.500 7 4 7.600 1l2 3C8 8 4 9 0 9s-8-1-9.600-5l2-3C-7 4-5 5.500-1.500 6v-9.400A3 3 0 0 1 0-9Z',
  LIGHTHOUSE: 'M-4 8-2.600-4h5.200L4 8ZM-4-4h8l-1.500-5h-5ZM-3.400 2h6.800',
  WAVE: 'M-10 4c3 0 4-9 10-9 5 0 7 4 4 6-2 1-4 0-4-1-2 3 2 6 10 4v4h-20Z',
};
