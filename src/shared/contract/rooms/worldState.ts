import { schema, t, type SchemaType } from '@colyseus/schema';

/** Everybody on the map as others see them. Names and outfits change rarely, the rest up to 20 times a second. */
export const WorldPlayer = schema(
  {
    userId: t.uint32(),
    nickname: t.string().default(''),
    /** Worn item ids, ascending, joined by commas (`encodeOutfit`). */
    outfit: t.string().default(''),
    level: t.uint16().default(1),
    /** The feet in quarter pixels (`quantisePosition`). */
    x: t.uint16().default(0),
    y: t.uint16().default(0),
    /** Animation, facing and footing in one byte (`packPose`). */
    pose: t.uint8().default(0),
  },
  'WorldPlayer',
);
export type WorldPlayer = SchemaType<typeof WorldPlayer>;

export const WorldState = schema(
  {
    mapId: t.uint16().default(0),
    /** Milliseconds since the room opened: the time base of everybody's snapshots and of the movers (`worldTickAt`). */
    time: t.uint32().default(0),
    /** By user id, so that a returning player takes its own place again. */
    players: t.map(WorldPlayer),
  },
  'WorldState',
);
export type WorldState = SchemaType<typeof WorldState>;
