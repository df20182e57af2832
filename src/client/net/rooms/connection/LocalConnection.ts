import { worldTickAt } from '#shared/contract/rooms/worldTick.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import { createPlayerState } from '#shared/simulation/playerState.ts';
import type { PortalRefused } from '#shared/contract/rooms/worldMessages.ts';
import { connectionStore, INITIAL_CONNECTION } from '#client/stores/connectionStore.ts';
import { Reconciler } from '#client/net/rooms/prediction/Reconciler.ts';
import { WorldClock } from '#client/net/rooms/prediction/WorldClock.ts';
import { RoomMirror } from '#client/net/rooms/replication/RoomMirror.ts';
import { Signal } from '#client/net/rooms/Signal.ts';
import { TalkConnection } from '#client/net/rooms/talk/TalkConnection.ts';
import type { Entered } from './WorldConnection.ts';

/** The number of a guest among the players of its map: it is alone there. */
const GUEST = 0;

export interface LocalConnectionOptions {
  readonly map: MapDefinition;
  /** `encodeOutfit` of what the avatar wears. */
  readonly outfit: string;
  readonly nickname: string;
  /** The guest wants to leave the map, which needs an account. */
  readonly onPortal: () => void;
}

/**
 * A map without a room: the own avatar walks by the same rules as everywhere, alone, and nothing of it leaves the
 * browser.
 */
export class LocalConnection {
  readonly mirror = new RoomMirror();
  readonly entered = new Signal<Entered>();
  readonly travelled = new Signal<number>();
  readonly portalRefused = new Signal<PortalRefused>();
  readonly talk = new TalkConnection();
  readonly self: Reconciler;
  readonly #clock: WorldClock;
  readonly #onPortal: () => void;

  constructor({ map, outfit, nickname, onPortal }: LocalConnectionOptions) {
    this.#onPortal = onPortal;
    const now = performance.now();
    const { x, y } = map.spawn;
    const look = { nickname, outfit, level: 1, effects: 0, title: 0 };
    const spot = { x, y, pose: 0, tick: 0, since: 0, path: [] };
    this.mirror.sync({ time: 0, players: [{ userId: GUEST, ...look, ...spot }] }, GUEST, now);
    this.#clock = new WorldClock(worldTickAt(0));
    this.self = new Reconciler(map, createPlayerState(x, y), NO_SKILLS);
    connectionStore.setState({ ...INITIAL_CONNECTION, status: 'live', mapId: map.id });
  }

  /** One tick (1/60 s) of input; its own answer comes at once. */
  sendInput(bits: number): void {
    const { self } = this;
    const input = self.advance(bits, this.#clock.next(this.mirror.worldTick(performance.now())));
    if (input !== null) self.reconcile({ ack: input.seq, skills: self.skills, state: self.state });
  }

  usePortal(portalId: number): void {
    this.#onPortal();
    // The game first notes that it has asked.
    queueMicrotask(() => this.portalRefused.emit({ portalId, reason: 'busy' }));
  }

  skipTime(): void {
    this.self.settle();
  }

  close(): void {
    this.mirror.clear();
    connectionStore.setState(INITIAL_CONNECTION);
  }
}
