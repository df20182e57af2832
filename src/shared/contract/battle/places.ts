import { z } from 'zod';
import { channelCardSchema } from '#shared/contract/channels/channels.ts';
import { defineRoute } from '#shared/contract/route.ts';

/** Things of a class that links lead to without naming the class. */
export const PLACE_KINDS = ['BATTLE', 'COMPETITION', 'PRACTICE', 'STAGE', 'STAGE_DRAFT'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export const placeRoutes = {
  find: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/places/:kind/:key',
    access: 'signedIn',
    summary:
      'The class in which a thing lies: a battle by the code of its room, others by their id. Only among the classes of the caller.',
    params: z.object({ kind: z.enum(PLACE_KINDS), key: z.string().trim().toUpperCase().min(1).max(12) }),
    response: z.object({ channel: channelCardSchema }),
    errors: ['RESOURCE_NOT_FOUND', 'ROOM_NOT_FOUND'],
    perMinute: 30,
  }),
};
