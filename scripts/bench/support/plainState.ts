import { schema, t, type SchemaType } from '@colyseus/schema';

/** The plain room's message with the exact state of one's own body. */
export const PLAIN_SELF = 'self';

/** Everybody on the map as a plain room shows them to everybody. */
export const PlainPlayer = schema(
  {
    userId: t.uint32(),
    nickname: t.string().default(''),
    outfit: t.string().default(''),
    level: t.uint16().default(1),
    /** The feet in quarter pixels. */
    x: t.uint16().default(0),
    y: t.uint16().default(0),
    pose: t.uint8().default(0),
  },
  'PlainPlayer',
);

export const PlainState = schema(
  {
    mapId: t.uint16().default(0),
    time: t.uint32().default(0),
    players: t.map(PlainPlayer),
  },
  'PlainState',
);
export type PlainState = SchemaType<typeof PlainState>;
