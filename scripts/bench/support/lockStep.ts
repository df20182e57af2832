/**
 * The bytes of all rooms without a clock, a network or a machine: the same bodies and keys, patch by patch, so that the
 * figure is the same everywhere. A busy machine cannot change it.
 */
import { ClientState, SchemaSerializer, type Client } from '@colyseus/core';
import { Encoder, type Schema } from '@colyseus/schema';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { PATCH_MS, TICKS_PER_BATCH } from '#shared/contract/rooms/worldRoom.ts';
import { createRandom } from '#shared/simulation/createRandom.ts';
import { placePlayer } from '#shared/simulation/placePlayer.ts';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import { InterestManager } from '#server/rooms/interest/InterestManager.ts';
import type { ReplicatedPlayer } from '#server/rooms/interest/ReplicatedPlayer.ts';
import { PlayerSession } from '#server/rooms/session/PlayerSession.ts';
import { botKeys } from './botKeys.ts';
import { PEER_SELF, type Replication } from './PeerRoom.ts';
import { PlainReplication } from './PlainReplication.ts';
import { ViewReplication } from './ViewReplication.ts';

export interface LockStep {
  readonly map: MapDefinition;
  readonly count: number;
  /** Start of the bodies, spread evenly between two places (world px). */
  readonly from: number;
  readonly to: number;
  /** Share of messages, 0 to 1, that come a patch late. */
  readonly late: number;
}

/** Bytes for one client in a second, frames of the WebSocket included. */
export interface LockStepBytes {
  readonly zones: number;
  /** StateViews by zones, with the ticks by which others are drawn in their own time … */
  readonly views: number;
  /** … and without them. */
  readonly viewsWithoutTicks: number;
  readonly plain: number;
  /** The plain state alone, without messages to owners about their own exact bodies. */
  readonly plainState: number;
}

const ABOVE_ALL = 300;
const SETTLE_PATCHES = 40;
const PATCHES = 120;
const PEER_STATE_BYTES = 256 * 1024;
/** The byte with the kind of a message, and for a named one its name and that name's length. */
const CODE = 1;
const NAMED = CODE + 1 + PEER_SELF.length;

export function bytesInLockStep({ map, count, from, to, late }: LockStep): LockStepBytes {
  Encoder.BUFFER_SIZE = PEER_STATE_BYTES;
  const random = createRandom(count);
  const interest = new InterestManager(map);
  const peers = {
    views: new LockStepPeer(new ViewReplication(map)),
    viewsWithoutTicks: new LockStepPeer(new ViewReplication(map, { tellsTicks: false })),
    plain: new LockStepPeer(new PlainReplication()),
  };
  let zones = 0;
  const client = {
    state: ClientState.JOINED,
    sendBytes: (type: string, bytes: Uint8Array) =>
      void (zones += framed(CODE + 1 + type.length + bytes.length)),
    send: () => undefined,
  };

  const children = Array.from({ length: count }, (_, index) => {
    const userId = index + 1;
    const player: ReplicatedPlayer = {
      userId,
      nickname: `물고기${userId}`,
      level: 1,
      outfit: '',
      effects: 0,
      title: 0,
      x: 0,
      y: 0,
      pose: 0,
      tick: 0,
      since: 0,
      path: [],
      isSent: true,
    };
    const x = from + ((to - from) * (index + 0.5)) / count;
    const spot = { mapId: map.id, x, y: ABOVE_ALL, facing: 1 } as const;
    const session = new PlayerSession({
      player,
      client: { ...client } as unknown as Client,
      signInId: '',
      map,
      state: placePlayer(map, spot, { spawn: map.spawn, tick: 0 }),
      skills: NO_SKILLS,
      now: 0,
    });
    interest.enter(player);
    for (const peer of Object.values(peers)) peer.enter(player);
    return { player, session, keys: botKeys(userId), seq: 1, owed: 0 };
  });

  for (let patch = 0; patch < SETTLE_PATCHES + PATCHES; patch += 1) {
    if (patch === SETTLE_PATCHES) {
      zones = 0;
      for (const peer of Object.values(peers)) peer.forget();
    }
    for (const child of children) {
      child.owed += 1;
      if (random() < late) continue;
      for (; child.owed > 0; child.owed -= 1, child.seq += TICKS_PER_BATCH) {
        const bits = Array.from({ length: TICKS_PER_BATCH }, child.keys);
        child.session.receive({ firstSeq: child.seq, firstTick: child.seq, bits }, patch * PATCH_MS);
      }
    }
    const now = patch * PATCH_MS;
    for (const { session } of children) session.step(now, patch * TICKS_PER_BATCH);
    const news = new Map(children.map(({ player, session }) => [player, session.takeSelfState()]));
    for (const peer of Object.values(peers)) peer.patch(now, news);
    const viewers = children.map(({ player, session }) => ({
      player,
      client: session.client,
      takeSelfState: () => news.get(player) ?? null,
    }));
    interest.sendSnapshots(now, viewers);
  }

  const perClient = (bytes: number) => (bytes * 1000) / (count * PATCHES * PATCH_MS);
  const { views, viewsWithoutTicks, plain } = peers;
  return {
    zones: perClient(zones),
    views: perClient(views.state + views.self),
    viewsWithoutTicks: perClient(viewsWithoutTicks.state + viewsWithoutTicks.self),
    plain: perClient(plain.state + plain.self),
    plainState: perClient(plain.state),
  };
}

/** A peer's room with clients that only count received bytes. */
export class LockStepPeer {
  /** Bytes of the state and of the messages to owners. */
  state = 0;
  self = 0;
  readonly #replication: Replication;
  readonly #serializer = new SchemaSerializer<Schema>();
  readonly #clients = new Map<ReplicatedPlayer, Client>();

  constructor(replication: Replication) {
    this.#replication = replication;
    this.#serializer.reset(replication.state);
  }

  /** `hear` gets every message of the state. */
  enter(player: ReplicatedPlayer, hear: (message: Uint8Array) => void = () => undefined): void {
    const raw = (message: Uint8Array) => {
      this.state += framed(message.length);
      hear(message);
    };
    this.#clients.set(player, { state: ClientState.JOINED, raw } as unknown as Client);
    this.#replication.enter(player);
  }

  forget(): void {
    this.state = 0;
    this.self = 0;
  }

  /** Shows everybody to everybody, and to its owner the news about a body. */
  patch(time: number, news: ReadonlyMap<ReplicatedPlayer, Uint8Array | null>): void {
    const viewers = [...this.#clients].map(([player, client]) => ({ player, client }));
    const lost = new Set(this.#replication.update(time, viewers));
    for (const { client } of viewers) if (lost.has(client)) client.raw(this.#serializer.getFullState(client));
    this.#serializer.applyPatches(viewers.map(({ client }) => client));
    for (const { player, client } of viewers) {
      const self = news.get(player) ?? null;
      if (self !== null) this.self += framed(NAMED + this.#replication.packSelf(client, self).length);
    }
  }
}

/** A WebSocket's frame around a number of bytes. */
function framed(bytes: number): number {
  return bytes + (bytes <= 125 ? 2 : 4);
}
