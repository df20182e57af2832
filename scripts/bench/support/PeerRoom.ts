import { ClientState, Room, type Client } from '@colyseus/core';
import type { Schema, StateView } from '@colyseus/schema';
import { FIRST_MAP, mapById } from '#shared/content/maps/maps.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { decodeInputBatch } from '#shared/contract/rooms/inputBatch.ts';
import { CLIENT_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';
import { PATCH_MS, type WorldJoinOptions } from '#shared/contract/rooms/worldRoom.ts';
import { worldTickAt } from '#shared/contract/rooms/worldTick.ts';
import { placePlayer } from '#shared/simulation/placePlayer.ts';
import { verifyAccessToken } from '#server/domain/people/sessions/accessToken.ts';
import { loadSkills } from '#server/domain/world/skills/loadSkills.ts';
import { loadCharacter } from '#server/domain/world/characters/loadCharacter.ts';
import { loadOutfit } from '#server/domain/world/avatar/wornItems.ts';
import type { ReplicatedPlayer } from '#server/rooms/interest/ReplicatedPlayer.ts';
import { PositionWriter } from '#server/rooms/session/PositionWriter.ts';
import { PlayerSession } from '#server/rooms/session/PlayerSession.ts';
import type { WorldDeps } from '#server/rooms/WorldRoom.ts';

const SAVE_MS = 1000;

interface Auth {
  readonly userId: number;
  readonly signInId: string;
}
type PeerClient = Client<{ auth: Auth; userData: PlayerSession }>;

/** The message with the exact state of the own body. It has one letter, as in the world's room. */
export const PEER_SELF = 'm';

export interface ViewClient {
  view?: StateView;
}

export interface PeerViewer {
  readonly player: ReplicatedPlayer;
  readonly client: ViewClient;
}

/** The way a peer sends its players to all. */
export interface Replication {
  readonly state: Schema;
  enter(player: ReplicatedPlayer): void;
  leave(viewer: PeerViewer): void;
  /**
   * Takes the positions at this time of the room (ms). Returns the clients that must be sent their whole view again.
   */
  update(time: number, viewers: Iterable<PeerViewer>): readonly ViewClient[];
  /** The exact state of a client's own body in its sent form. */
  packSelf(client: ViewClient, news: Uint8Array): Uint8Array;
}

/**
 * The room that the world's room is measured against: the same bodies, inputs, savings and messages to their owners.
 */
export abstract class PeerRoom extends Room<{ client: PeerClient }> {
  protected abstract readonly deps: WorldDeps;
  protected abstract readonly capacity: number;
  protected abstract readonly replicate: (map: MapDefinition) => Replication;

  override patchRate = null;
  override maxMessagesPerSecond = 2000;
  #map: MapDefinition = FIRST_MAP;
  #replication!: Replication;
  #writer!: PositionWriter;
  readonly #sessions = new Set<PlayerSession>();
  readonly #openedAt = performance.now();

  override onCreate({ mapId }: WorldJoinOptions): void {
    this.#map = mapById(mapId) ?? FIRST_MAP;
    this.maxClients = this.capacity;
    this.#writer = new PositionWriter(this.deps);
    this.#replication = this.replicate(this.#map);
    this.state = this.#replication.state;
    this.onMessageBytes(CLIENT_MESSAGE.INPUT, ({ userData: session }: PeerClient, message: unknown) => {
      if (session === undefined) return;
      const batch = decodeInputBatch(message);
      if (batch !== null) session.receive(batch, performance.now());
    });
    this.setTimestep(() => this.#patch(), PATCH_MS);
    this.clock.setInterval(() => {
      if (!this.#writer.busy) void this.#writer.saveMoved([...this.#sessions]);
    }, SAVE_MS);
  }

  override async onJoin(client: PeerClient, _options: WorldJoinOptions, auth: Auth): Promise<void> {
    const { userId, signInId } = auth;
    const [character, outfit, { movement: skills }] = await Promise.all([
      loadCharacter(this.deps, { userId }),
      loadOutfit(this.deps, { userId }),
      loadSkills(this.deps, { userId }),
    ]);
    if (character === null) throw new Error(`There is no user ${userId}.`);
    const { nickname, level } = character;
    const player: ReplicatedPlayer = {
      userId,
      nickname,
      level,
      outfit,
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
    const { spawn } = this.#map;
    const now = performance.now();
    const state = placePlayer(this.#map, character, { spawn, tick: this.#tickAt(now) });
    const session = new PlayerSession({ player, client, signInId, map: this.#map, state, skills, now });
    client.userData = session;
    this.#sessions.add(session);
    this.#replication.enter(player);
  }

  override onLeave(client: PeerClient): void {
    const { userData: session } = client;
    if (session === undefined) return;
    this.#sessions.delete(session);
    this.#replication.leave({ player: session.player, client });
  }

  #tickAt(now: number): number {
    return Math.floor(worldTickAt(now - this.#openedAt));
  }

  #patch(): void {
    const now = performance.now();
    for (const session of this.#sessions) session.step(now, this.#tickAt(now));
    const viewers = this.clients.flatMap((client) =>
      client.userData !== undefined && client.state === ClientState.JOINED
        ? [{ client, session: client.userData, player: client.userData.player }]
        : [],
    );
    const lost = new Set(this.#replication.update(Math.round(now - this.#openedAt), viewers));
    for (const { client } of viewers)
      if (lost.has(client)) client.raw(this['_serializer'].getFullState(client));
    this.broadcastPatch();
    for (const { client, session, player } of viewers) {
      player.isSent = true;
      const news = session.takeSelfState();
      if (news !== null) client.sendBytes(PEER_SELF, this.#replication.packSelf(client, news));
    }
  }
}

/** Colyseus creates rooms from a class alone, so the class is bound to its parameters. */
export function peerRoomOf(
  deps: WorldDeps,
  { capacity, replicate }: { capacity: number; replicate: (map: MapDefinition) => Replication },
): typeof PeerRoom & (new () => PeerRoom) {
  return class extends PeerRoom {
    protected override readonly deps = deps;
    protected override readonly capacity = capacity;
    protected override readonly replicate = replicate;

    static override async onAuth(token: string): Promise<Auth> {
      const { userId, sessionId } = await verifyAccessToken(deps, token);
      return { userId, signInId: sessionId };
    }
  };
}
