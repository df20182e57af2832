import { Room, type Client } from '@colyseus/core';
import { FIRST_MAP, mapById } from '#shared/content/maps/maps.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { decodeInputBatch } from '#shared/contract/rooms/inputBatch.ts';
import { CLIENT_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';
import { PATCH_MS, type WorldJoinOptions } from '#shared/contract/rooms/worldRoom.ts';
import { worldTickAt } from '#shared/contract/rooms/worldTick.ts';
import { placePlayer } from '#shared/simulation/placePlayer.ts';
import { verifyAccessToken } from '#server/domain/accounts/verifyAccessToken.ts';
import { loadSkills } from '#server/domain/skills/loadSkills.ts';
import { loadCharacter } from '#server/domain/world/loadCharacter.ts';
import { loadOutfit } from '#server/domain/world/loadOutfit.ts';
import { PositionKeeper } from '#server/rooms/PositionKeeper.ts';
import { Seat } from '#server/rooms/Seat.ts';
import type { WorldDeps } from '#server/rooms/WorldRoom.ts';
import { PLAIN_SELF, PlainPlayer, PlainState } from './plainState.ts';

const SAVE_MS = 1000;

interface Auth {
  readonly userId: number;
  readonly signInId: string;
}
type PlainClient = Client<{ auth: Auth; userData: Seat }>;

/**
 * What the world's room is measured against: the same bodies, inputs, messages to their owners and savings, but what
 * everybody sees is one Colyseus state that is broadcast to all, as every tutorial has it.
 */
export abstract class PlainRoom extends Room<{ state: PlainState; client: PlainClient }> {
  protected abstract readonly deps: WorldDeps;
  protected abstract readonly capacity: number;

  override state = new PlainState();
  override patchRate = null;
  override maxMessagesPerSecond = 2000;
  #map: MapDefinition = FIRST_MAP;
  #keeper!: PositionKeeper;
  readonly #seats = new Set<Seat>();
  readonly #openedAt = performance.now();

  override onCreate({ mapId }: WorldJoinOptions): void {
    this.#map = mapById(mapId) ?? FIRST_MAP;
    this.maxClients = this.capacity;
    this.#keeper = new PositionKeeper(this.deps);
    this.onMessageBytes(CLIENT_MESSAGE.INPUT, ({ userData: seat }: PlainClient, message: unknown) => {
      if (seat === undefined || seat.meter.judge(performance.now()) !== 'take') return;
      const batch = decodeInputBatch(message);
      if (batch !== null) seat.hear(batch, performance.now());
    });
    this.setTimestep(() => this.#patch(), PATCH_MS);
    this.clock.setInterval(() => {
      if (!this.#keeper.busy) void this.#keeper.saveMoved([...this.#seats]);
    }, SAVE_MS);
  }

  override async onJoin(client: PlainClient, _options: WorldJoinOptions, auth: Auth): Promise<void> {
    const { userId, signInId } = auth;
    const [character, outfit, skills] = await Promise.all([
      loadCharacter(this.deps, { userId }),
      loadOutfit(this.deps, { userId }),
      loadSkills(this.deps, { userId }),
    ]);
    if (character === null) throw new Error(`There is no user ${userId}.`);
    const { nickname, level } = character;
    const plain = new PlainPlayer({ userId, nickname, level, outfit });
    const player = Object.assign(plain, { tick: 0, since: 0, way: [], isShown: true });
    const { spawn } = this.#map;
    const now = performance.now();
    const state = placePlayer(this.#map, character, { spawn, tick: this.#tickAt(now) });
    const seat = new Seat({ player, client, signInId, map: this.#map, state, skills, now });
    client.userData = seat;
    this.#seats.add(seat);
    this.state.players.set(String(userId), player);
  }

  override onLeave({ userData: seat }: PlainClient): void {
    if (seat === undefined) return;
    this.#seats.delete(seat);
    this.state.players.delete(String(seat.userId));
  }

  #tickAt(now: number): number {
    return Math.floor(worldTickAt(now - this.#openedAt));
  }

  #patch(): void {
    const now = performance.now();
    for (const seat of this.#seats) seat.step(now, this.#tickAt(now));
    this.state.time = Math.round(now - this.#openedAt);
    this.broadcastPatch();
    for (const seat of this.#seats) {
      seat.player.isShown = true;
      const news = seat.takeNews();
      if (news !== null) seat.client?.sendBytes(PLAIN_SELF, news);
    }
  }
}

/** Colyseus creates rooms from a class alone, so the class is bound to what it needs. */
export function plainRoomOf(deps: WorldDeps, capacity: number): typeof PlainRoom & (new () => PlainRoom) {
  return class extends PlainRoom {
    protected override readonly deps = deps;
    protected override readonly capacity = capacity;

    static override async onAuth(token: string): Promise<Auth> {
      const { userId, sessionId } = await verifyAccessToken(deps, token);
      return { userId, signInId: sessionId };
    }
  };
}
