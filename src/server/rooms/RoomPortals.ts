import type { MapDefinition, Portal } from '#shared/content/maps/mapTypes.ts';
import {
  PORTAL_REACH,
  SERVER_MESSAGE,
  usePortalSchema,
  type PortalRefused,
} from '#shared/contract/rooms/worldMessages.ts';
import type { Rect } from '#shared/simulation/geometry.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { Cheat } from '#server/domain/world/fairPlay/CheatLog.ts';
import type { PositionWriter } from './session/PositionWriter.ts';
import type { PlayerSession } from './session/PlayerSession.ts';

interface RoomPortalsOptions {
  readonly map: MapDefinition;
  readonly writer: PositionWriter;
  readonly log: Deps['log'];
  readonly onCheat: (userId: number, cheat: Cheat) => void;
  /** The session is told to travel; its body on this map no longer counts. */
  readonly onTravel: (session: PlayerSession) => void;
}

/** Portals to other maps: the player must stand in front of one, and the new position is saved before the travel. */
export class RoomPortals {
  readonly #options: RoomPortalsOptions;

  constructor(options: RoomPortalsOptions) {
    this.#options = options;
  }

  async use(session: PlayerSession, message: unknown): Promise<void> {
    const { map, onCheat } = this.#options;
    const { userId, client } = session;
    const request = usePortalSchema.safeParse(message);
    if (session.travelling) return;
    if (!request.success) return onCheat(userId, 'nonsense');
    const { portalId } = request.data;
    const portal = map.portals.find(({ id }) => id === portalId);
    if (portal === undefined) {
      onCheat(userId, 'portal');
      return refuse(session, { portalId, reason: 'unknown' });
    }
    const { x, y, facing } = await session.stateOnceStepped();
    if (session.travelling || session.client !== client) return;
    if (distanceToBox(portal, x, y) > PORTAL_REACH) {
      onCheat(userId, 'portal');
      return refuse(session, { portalId, reason: 'tooFar' });
    }
    await this.#travel(session, portal, facing);
  }

  async #travel(session: PlayerSession, portal: Portal, facing: 1 | -1): Promise<void> {
    const { writer, log, onTravel } = this.#options;
    const { userId, client } = session;
    const { id: portalId, toMapId: mapId, toX: x, toY: y } = portal;
    session.travelling = true;
    try {
      await writer.write([{ userId, mapId, x, y, facing }]);
    } catch (error) {
      session.travelling = false;
      log.error({ err: error, userId, portalId }, 'nobody could travel');
      return refuse(session, { portalId, reason: 'busy' });
    }
    client?.send(SERVER_MESSAGE.TRAVEL, { mapId });
    onTravel(session);
  }
}

function refuse({ client }: PlayerSession, refusal: PortalRefused): void {
  client?.send(SERVER_MESSAGE.PORTAL_REFUSED, refusal);
}

/** Pixels from a point to the nearest point of a box; 0 inside. */
export function distanceToBox(box: Rect, x: number, y: number): number {
  const dx = Math.max(box.x - x, 0, x - (box.x + box.w));
  const dy = Math.max(box.y - y, 0, y - (box.y + box.h));
  return Math.hypot(dx, dy);
}
