import type { MapDefinition, Portal } from '#shared/content/maps/mapTypes.ts';
import {
  PORTAL_REACH,
  SERVER_MESSAGE,
  usePortalSchema,
  type PortalRefused,
} from '#shared/contract/rooms/worldMessages.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { Cheat } from '#server/domain/fairPlay/CheatLog.ts';
import { distanceToBox } from './distanceToBox.ts';
import type { PositionKeeper } from './PositionKeeper.ts';
import type { Seat } from './Seat.ts';

interface RoomPortalsOptions {
  readonly map: MapDefinition;
  readonly keeper: PositionKeeper;
  readonly log: Deps['log'];
  readonly onCheat: (userId: number, cheat: Cheat) => void;
  /** Somebody was told to travel: its body here counts no longer. */
  readonly onTravel: (seat: Seat) => void;
}

/** The ways from one map to another: who asks for one must stand in front of it, and is saved on the other side first. */
export class RoomPortals {
  readonly #options: RoomPortalsOptions;

  constructor(options: RoomPortalsOptions) {
    this.#options = options;
  }

  async use(seat: Seat, message: unknown): Promise<void> {
    const { map, onCheat } = this.#options;
    const { userId, client } = seat;
    const request = usePortalSchema.safeParse(message);
    if (seat.travelling) return;
    if (!request.success) return onCheat(userId, 'nonsense');
    const { portalId } = request.data;
    const portal = map.portals.find(({ id }) => id === portalId);
    if (portal === undefined) {
      onCheat(userId, 'portal');
      return refuse(seat, { portalId, reason: 'unknown' });
    }
    const { x, y, facing } = await seat.stateOnceStepped();
    if (seat.travelling || seat.client !== client) return;
    if (distanceToBox(portal, x, y) > PORTAL_REACH) {
      onCheat(userId, 'portal');
      return refuse(seat, { portalId, reason: 'tooFar' });
    }
    await this.#travel(seat, portal, facing);
  }

  async #travel(seat: Seat, portal: Portal, facing: 1 | -1): Promise<void> {
    const { keeper, log, onTravel } = this.#options;
    const { userId, client } = seat;
    const { id: portalId, toMapId: mapId, toX: x, toY: y } = portal;
    seat.travelling = true;
    try {
      await keeper.write([{ userId, mapId, x, y, facing }]);
    } catch (error) {
      seat.travelling = false;
      log.error({ err: error, userId, portalId }, 'nobody could travel');
      return refuse(seat, { portalId, reason: 'busy' });
    }
    client?.send(SERVER_MESSAGE.TRAVEL, { mapId });
    onTravel(seat);
  }
}

function refuse({ client }: Seat, refusal: PortalRefused): void {
  client?.send(SERVER_MESSAGE.PORTAL_REFUSED, refusal);
}
