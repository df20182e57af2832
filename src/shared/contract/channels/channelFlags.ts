import { z } from 'zod';

export const FLAG_COLOUR_NAMES = ['SEA', 'CORAL', 'MOSS', 'GOLD', 'VIOLET', 'PINK'] as const;
export type FlagColour = (typeof FLAG_COLOUR_NAMES)[number];
export const FLAG_EMBLEM_NAMES = ['DOLPHIN', 'SHELL', 'STAR', 'ANCHOR', 'LIGHTHOUSE', 'WAVE'] as const;
export type FlagEmblem = (typeof FLAG_EMBLEM_NAMES)[number];

/** How the flag of a channel looks. */
export const channelFlagSchema = z.object({
  colour: z.enum(FLAG_COLOUR_NAMES),
  emblem: z.enum(FLAG_EMBLEM_NAMES),
});
export type ChannelFlagDesign = z.infer<typeof channelFlagSchema>;
