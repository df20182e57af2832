import { z } from 'zod';
import { countSchema, messageIdSchema } from '#shared/contract/fields.ts';
import { experienceSchema } from '#shared/contract/world/economy.ts';

/** Messages to the client only: the server knows the bodies on the plates by its own steps. */
export const GATE_TO_CLIENT = { STATE: 'gates', OPENED: 'gateOpened' } as const;

/** The gates of the map, sent after joining and with every change, to everybody on it. */
export const gateStatesSchema = z.object({
  mapId: messageIdSchema,
  gates: z.array(
    z.object({
      gateId: messageIdSchema,
      /** Whether each plate is stood on. */
      plates: z.tuple([z.boolean(), z.boolean()]),
      isOpen: z.boolean(),
    }),
  ),
});
export type GateStates = z.infer<typeof gateStatesSchema>;
export type GateState = GateStates['gates'][number];

/** Sent to each user on its plates. */
export const gateOpenedSchema = z.object({
  gateId: messageIdSchema,
  partner: z.string(),
  /** Empty from the second time of a day on. */
  gained: z.object({ point: countSchema, exp: countSchema }),
  point: countSchema,
  experience: experienceSchema,
});
export type GateOpened = z.infer<typeof gateOpenedSchema>;
