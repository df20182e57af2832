/**
 * The reason why the server closed a world connection. Distinct from 4000–4010, which Colyseus uses itself (its client
 * silently reconnects on 4010).
 */
export const WORLD_CLOSE = {
  /** The same user entered from another tab or device. */
  MOVED_TO_ANOTHER_TAB: 4110,
  /** The session was revoked. */
  SIGNED_OUT: 4111,
  /** The character is on another map; the reason names it (`wrongMapReason`). */
  WRONG_MAP: 4112,
  /** The character went through a portal and joins the room of the other map. */
  TRAVELLED: 4114,
} as const;
export type WorldCloseCode = (typeof WORLD_CLOSE)[keyof typeof WORLD_CLOSE];

const WRONG_MAP_PREFIX = 'map:';

export function wrongMapReason(mapId: number): string {
  return `${WRONG_MAP_PREFIX}${mapId}`;
}

/** The map named by a `WRONG_MAP` reason, or null for other texts. */
export function readWrongMapReason(reason: string | undefined): number | null {
  if (!reason?.startsWith(WRONG_MAP_PREFIX)) return null;
  const mapId = Number(reason.slice(WRONG_MAP_PREFIX.length));
  return Number.isSafeInteger(mapId) && mapId > 0 ? mapId : null;
}
