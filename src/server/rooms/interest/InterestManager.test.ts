import { ClientState, type Client } from '@colyseus/core';
import { describe, expect, it } from 'vitest';
import { quantisePosition } from '#shared/contract/rooms/quantisePosition.ts';
import type { PlayerProfileList } from '#shared/contract/rooms/snapshot/playerProfiles.ts';
import { emptySnapshotBaseline, decodeSnapshot } from '#shared/contract/rooms/snapshot/decodeSnapshot.ts';
import { encodeSelfState, type SelfState } from '#shared/contract/rooms/selfState.ts';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import { createPlayerState } from '#shared/simulation/playerState.ts';
import { SERVER_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';
import type { ReplicatedPlayer } from './ReplicatedPlayer.ts';
import { outfitIdOf } from './outfitIdOf.ts';
import { InterestManager } from './InterestManager.ts';

/** The room's time, and an unchanged own state. */
const IDLE_BYTES = 5;

/** A client that keeps what it receives, as the browser does. */
class FakeClient {
  readonly player: ReplicatedPlayer;
  readonly buffers: Uint8Array[] = [];
  readonly profiles = new Map<number, PlayerProfileList[number]>();
  readonly memory = emptySnapshotBaseline();
  /** The own state to send next, and the ones received. */
  news: SelfState | null = null;
  self: SelfState | null = null;
  readonly client: Client;
  profileCount = 0;
  readonly #socket = {
    state: ClientState.JOINED as ClientState,
    sendBytes: (_type: string, bytes: Uint8Array) => {
      this.buffers.push(bytes);
      const snapshot = decodeSnapshot(bytes, this.memory);
      if (snapshot === null) throw new Error(`${this.player.nickname} was sent what nobody can read.`);
      this.self = snapshot.self ?? this.self;
    },
    send: (type: string, message: PlayerProfileList) => {
      if (type !== SERVER_MESSAGE.PROFILES) return;
      for (const profiles of message) this.profiles.set(profiles[0], profiles);
      this.profileCount += message.length;
    },
  };

  constructor(player: ReplicatedPlayer) {
    this.player = player;
    this.client = this.#socket as unknown as Client;
  }

  get zones() {
    return this.memory.zones;
  }

  takeSelfState(): Uint8Array | null {
    const { news } = this;
    this.news = null;
    return news === null ? null : encodeSelfState(news);
  }

  set state(state: ClientState) {
    this.#socket.state = state;
  }

  /** Nicknames of the visible players, from the received profiles. */
  get sees(): string[] {
    return [...this.zones.values()].flat().map(({ slot }) => this.profiles.get(slot)?.[2] ?? '?');
  }
}

function room(map = { width: 6400, height: 1080 }) {
  const interest = new InterestManager(map);
  const clients: FakeClient[] = [];
  let time = 0;
  const place = ({ player }: FakeClient, x: number) =>
    void Object.assign(player, { x: quantisePosition(x), since: player.tick, tick: player.tick + 3 });
  return {
    interest,
    clients,
    place,
    enter: (nickname: string, x: number): FakeClient => {
      const userId = Math.max(0, ...clients.map(({ player }) => player.userId)) + 1;
      const client = new FakeClient({
        userId,
        nickname,
        outfit: '',
        level: 1,
        effects: 0,
        title: 0,
        x: 0,
        y: quantisePosition(944),
        pose: 0,
        tick: 0,
        since: 0,
        path: [],
        isSent: true,
      });
      place(client, x);
      clients.push(client);
      interest.enter(client.player);
      return client;
    },
    leave: (client: FakeClient) => {
      clients.splice(clients.indexOf(client), 1);
      interest.leave(client.player);
    },
    patch: () => {
      time += 50;
      interest.sendSnapshots(time, clients);
    },
  };
}

describe('the interest of a room', () => {
  it('tell the whole way on which somebody comes into another zone', () => {
    const { enter, patch, place } = room();
    const [watcher, walker] = [enter('watcher', 900), enter('walker', 950)];
    patch();
    const { x, y, pose, tick } = walker.player;
    const zoneOf = (slot: number) =>
      [...watcher.zones].find(([, bodies]) => bodies.some((body) => body.slot === slot))?.[0];
    const from = zoneOf(1);
    place(walker, 970);
    const turn = { x: x + 12, y: y - 200, pose, since: tick, tick: tick + 3 };
    Object.assign(walker.player, { since: turn.tick, tick: turn.tick + 3, path: [turn] });
    patch();
    expect(zoneOf(1)).not.toBe(from);
    const seen = [...watcher.zones.values()].flat().find(({ slot }) => slot === 1);
    expect(seen).toMatchObject({
      x: quantisePosition(970),
      since: turn.tick,
      tick: turn.tick + 3,
      path: [turn],
    });
  });

  it('show the players that a window can show, and nobody else', () => {
    const { enter, patch } = room();
    const [west, middle, east] = [enter('west', 300), enter('middle', 1500), enter('east', 6000)];
    patch();
    expect(west.sees).toEqual(['west', 'middle']);
    expect(middle.sees).toEqual(['west', 'middle']);
    expect(east.sees).toEqual(['east']);
    expect([...east.profiles.values()].map(([, , nickname]) => nickname)).toEqual(['east']);
  });

  it('follow somebody across the map: come, cross zones, go; and every profile is sent once', () => {
    const { enter, patch, place } = room();
    const [still, walker] = [enter('still', 960), enter('walker', 6000)];
    patch();
    expect(still.sees).toEqual(['still']);
    const seen: boolean[] = [];
    for (let x = 6000; x > 1000; x -= 11) {
      place(walker, x);
      patch();
      const bodies = [...still.zones.values()].flat().filter(({ slot }) => slot === 1);
      expect(bodies.length).toBeLessThanOrEqual(1);
      if (bodies.length === 1) expect(bodies[0]?.x).toBe(walker.player.x);
      seen.push(bodies.length === 1);
    }
    // Once it is visible, every patch contains it.
    expect(seen.lastIndexOf(false)).toBe(seen.indexOf(true) - 1);
    expect(still.sees.toSorted()).toEqual(['still', 'walker']);
    expect(still.profileCount).toBe(2);
    place(walker, 6000);
    patch();
    expect(still.sees).toEqual(['still']);
    place(walker, 1000);
    patch();
    expect(still.sees.toSorted()).toEqual(['still', 'walker']);
    expect(still.profileCount).toBe(2);
  });

  it('say nothing but the time while nobody moves, and little while somebody walks evenly', () => {
    const { enter, patch, place, clients } = room();
    for (let index = 0; index < 20; index += 1) enter(`n${index}`, 300 + index * 30);
    patch();
    patch();
    for (const { buffers } of clients) expect(buffers.at(-1)).toHaveLength(IDLE_BYTES);
    const [walker, watcher] = [clients[0], clients[1]];
    if (walker === undefined || watcher === undefined) throw new Error('nobody is here');
    for (let step = 0; step < 10; step += 1) {
      place(walker, 321 + step);
      patch();
    }
    expect(watcher.buffers.at(-1)).toHaveLength(IDLE_BYTES);
    expect([...watcher.zones.values()].flat().find(({ slot }) => slot === 0)?.x).toBe(walker.player.x);
  });

  it('say the same of others to all who watch the same, and to each what is new about itself', () => {
    const { enter, patch, place } = room();
    const [one, two, far] = [enter('one', 300), enter('two', 400), enter('far', 6000)];
    patch();
    place(one, 310);
    patch();
    expect(one.buffers.at(-1)).toEqual(two.buffers.at(-1));
    expect(far.buffers.at(-1)).toHaveLength(IDLE_BYTES);
    const state = { ...createPlayerState(6000.125, 944), tick: 900 };
    for (const x of [6000.125, 6003.7916666]) {
      const news = { ack: Math.round(x), skills: NO_SKILLS, state: { ...state, x, vx: 220 } };
      far.news = news;
      patch();
      expect(far.self).toEqual(news);
    }
    // Only the bytes of the input's number and x have changed.
    expect(far.buffers.at(-1)?.length).toBeLessThan(IDLE_BYTES + 16);
    patch();
    expect(far.buffers.at(-1)).toHaveLength(IDLE_BYTES);
  });

  it('tell of a new level and new clothes at once those who see them, the rest when they come to see them', () => {
    const { interest, enter, patch, place } = room();
    const [coral, near, far] = [enter('coral', 300), enter('near', 500), enter('far', 6000)];
    patch();
    coral.player.outfit = '4,31';
    coral.player.level = 7;
    interest.renew(coral.player);
    patch();
    const profiles = [0, 1, 'coral', 7, outfitIdOf('4,31'), 0, 0];
    expect(near.profiles.get(0)).toEqual(profiles);
    expect(coral.profiles.get(0)).toEqual(profiles);
    expect(far.profiles.has(0)).toBe(false);
    expect(interest.outfits([outfitIdOf('4,31'), outfitIdOf('9')])).toEqual([
      [outfitIdOf('4,31'), '4,31'],
      [outfitIdOf('9'), null],
    ]);
    place(far, 400);
    patch();
    expect(far.profiles.get(0)).toEqual(profiles);
  });

  it('never take the next one for the last one on the same slot', () => {
    const { enter, leave, patch } = room();
    const [one, two] = [enter('one', 300), enter('two', 400)];
    patch();
    leave(two);
    const three = enter('three', 400);
    patch();
    expect(one.sees).toEqual(['one', 'three']);
    const four = enter('four', 410);
    patch();
    expect(one.sees).toEqual(['one', 'four', 'three']);
    expect([...one.profiles.values()].map(([slot, , nickname]) => [slot, nickname])).toEqual([
      [0, 'one'],
      [1, 'four'],
      [2, 'three'],
    ]);
    expect(three.sees).toEqual(four.sees);
  });

  it('tell a client that took over everything anew, and wait for one that is not through its handshake', () => {
    const { enter, patch, clients } = room();
    const [one, two] = [enter('one', 300), enter('two', 400)];
    two.state = ClientState.JOINING;
    patch();
    expect(two.buffers).toEqual([]);
    two.state = ClientState.JOINED;
    patch();
    expect(two.sees).toEqual(['one', 'two']);
    const again = new FakeClient(two.player);
    clients.splice(clients.indexOf(two), 1, again);
    patch();
    expect(again.sees).toEqual(['one', 'two']);
    expect(one.profileCount).toBe(2);
  });
});
