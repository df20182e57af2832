import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { GATE_TO_CLIENT, type GateStates } from '#shared/contract/rooms/gateMessages.ts';
import type { Deps } from '#server/domain/deps.ts';
import { openGate } from '#server/domain/world/gates/openGate.ts';
import type { PlayerSession } from '#server/rooms/session/PlayerSession.ts';
import { PairGateWatch, type OnPlates } from './PairGateWatch.ts';

interface RoomGatesOptions {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'events' | 'log'>;
  readonly map: MapDefinition;
  /** All sessions of this room. */
  readonly sessions: () => Iterable<PlayerSession>;
}

/** The gates for two of one room. They open by the bodies that the room steps, so that a client can claim nothing. */
export class RoomGates {
  readonly #options: RoomGatesOptions;
  readonly #watches: readonly PairGateWatch[];

  constructor(options: RoomGatesOptions) {
    this.#options = options;
    this.#watches = options.map.pairGates.map((gate) => new PairGateWatch(gate));
  }

  welcome(session: PlayerSession): void {
    if (this.#watches.length > 0) session.client?.send(GATE_TO_CLIENT.STATE, this.#states());
  }

  /** Checks the plates once in every patch; most maps have none. */
  onPatch(tick: number): void {
    if (this.#watches.length === 0) return;
    const present = [...this.#options.sessions()].filter(
      ({ client, travelling }) => client !== null && !travelling,
    );
    let hasChanged = false;
    for (const watch of this.#watches) {
      const look = watch.look(tick, present);
      hasChanged ||= look.hasChanged;
      if (look.opened !== null) void this.#open(watch.gate.id, look.opened, present);
    }
    if (!hasChanged) return;
    const states = this.#states();
    for (const { client } of present) client?.send(GATE_TO_CLIENT.STATE, states);
  }

  #states(): GateStates {
    return { mapId: this.#options.map.id, gates: this.#watches.map(({ state }) => state) };
  }

  async #open(gateId: number, on: OnPlates, present: readonly PlayerSession[]): Promise<void> {
    const { deps, map } = this.#options;
    const sessions = new Map(present.map((session) => [session.userId, session]));
    const openers = on.flatMap((userIds, side) => {
      const friendId = on[side === 0 ? 1 : 0][0];
      return friendId === undefined ? [] : userIds.map((userId) => ({ userId, friendId }));
    });
    try {
      const opened = await openGate({ deps, mapId: map.id, gateId, openers });
      for (const { userId, friendId } of openers) {
        const partner = sessions.get(friendId)?.player.nickname ?? '';
        const gain = opened.get(userId);
        if (gain) sessions.get(userId)?.client?.send(GATE_TO_CLIENT.OPENED, { ...gain, partner });
      }
    } catch (error) {
      const userIds = openers.map(({ userId }) => userId);
      deps.log.error({ err: error, userIds, mapId: map.id, gateId }, 'an opened gate was not written');
    }
  }
}
