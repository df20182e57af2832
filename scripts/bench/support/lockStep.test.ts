import { Protocol } from '@colyseus/core';
import { Decoder } from '@colyseus/schema';
import { describe, expect, it } from 'vitest';
import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import { quantisePosition } from '#shared/contract/rooms/quantisePosition.ts';
import { WORLD_ROOM_CAPACITY } from '#shared/contract/rooms/worldRoom.ts';
import type { ReplicatedPlayer } from '#server/rooms/interest/ReplicatedPlayer.ts';
import { bytesInLockStep, LockStepPeer } from './lockStep.ts';
import { ViewReplication } from './ViewReplication.ts';

const { width } = FIRST_MAP;
const spread = { map: FIRST_MAP, from: 100, to: width - 100, late: 0.05 };

describe('two hundred on one map', () => {
  it('cost each line at most 0.35 of the bytes of a plain room, even of one that tells nobody its own exact body', () => {
    const { zones, plainState, plain } = bytesInLockStep({ ...spread, count: 200 });
    expect(zones / plainState).toBeLessThan(0.35);
    expect(zones / plain).toBeLessThan(0.3);
  });
});

describe('a full copy of a map', () => {
  it('costs each line at most half of the bytes of StateViews by the same zones, even of those that tell no ticks', () => {
    const { zones, views, viewsWithoutTicks } = bytesInLockStep({ ...spread, count: WORLD_ROOM_CAPACITY });
    expect(zones / views).toBeLessThan(0.4);
    expect(zones / viewsWithoutTicks).toBeLessThan(0.5);
  });
});

describe('StateViews by zones', () => {
  it('show a client the players in its window at their places, and nobody far away', () => {
    const step = 25;
    const [window, furthest] = [960, 2700];
    const peer = new LockStepPeer(new ViewReplication(FIRST_MAP));
    const players = Array.from({ length: 30 }, (_, index) => playerAt(index + 1, (width * index) / 30));
    const seenBy = new Map(players.map((player) => [player, enter(peer, player)]));
    const walker = players[0] ?? playerAt(0, 0);
    const nobody = new Map<ReplicatedPlayer, null>();
    let checked = 0;
    for (let patch = 1; patch * step < width * 2; patch += 1) {
      walker.x = quantisePosition(Math.min(patch * step, 2 * width - patch * step));
      walker.tick = patch;
      peer.patch(patch * 50, nobody);
      for (const [player, seen] of seenBy) {
        for (const other of players) {
          const away = Math.abs(other.x - player.x) / 4;
          const told = seen().get(String(other.userId))?.x;
          if (away < window) expect(told, `${other.userId} by ${player.userId}`).toBe(other.x);
          if (away > furthest) expect(told, `${other.userId} by ${player.userId}`).toBeUndefined();
          if (away > furthest) checked += 1;
        }
      }
    }
    expect(checked).toBeGreaterThan(100);
  });
});

function playerAt(userId: number, x: number): ReplicatedPlayer {
  const facts = { userId, nickname: '', outfit: '', level: 1, effects: 0, title: 0 };
  const spot = { x: quantisePosition(x), y: quantisePosition(600), pose: 0, tick: 0, since: 0 };
  return { ...facts, ...spot, path: [], isSent: true };
}

/** Enters with a real decoder; returns the users that it received. */
function enter(peer: LockStepPeer, player: ReplicatedPlayer) {
  const { state } = new ViewReplication(FIRST_MAP);
  const decoder = new Decoder(state);
  peer.enter(player, ([code, ...payload]) => {
    const bytes = Uint8Array.from(payload);
    if (code === Protocol.ROOM_STATE) decoder.decodeResync(bytes);
    else decoder.decode(bytes);
  });
  return () => state.players;
}
