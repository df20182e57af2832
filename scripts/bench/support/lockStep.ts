/**
 * The bytes of both rooms without a clock, a network or a machine: the same bodies and keys, patch by patch, so that the
 * figure is the same everywhere. What a busy machine does to the pace of the real rooms cannot touch it.
 */
import { ClientState, type Client } from '@colyseus/core';
import { Encoder } from '@colyseus/schema';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { SELF_STATE_BYTES } from '#shared/contract/rooms/selfState.ts';
import { PATCH_MS, TICKS_PER_BATCH } from '#shared/contract/rooms/worldRoom.ts';
import { createRandom } from '#shared/simulation/createRandom.ts';
import { placePlayer } from '#shared/simulation/placePlayer.ts';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import { Seat } from '#server/rooms/Seat.ts';
import { RoomSights } from '#server/rooms/sights/RoomSights.ts';
import { botKeys } from './botKeys.ts';
import { PLAIN_SELF, PlainPlayer, PlainState } from './plainState.ts';

export interface LockStep {
  readonly map: MapDefinition;
  readonly count: number;
  /** Where the bodies begin, evenly between two places (world px). */
  readonly from: number;
  readonly to: number;
  /** Share of messages, 0 to 1, that come a patch later than they should. */
  readonly late: number;
}

/** Bytes for one client in a second, frames of the WebSocket included. */
export interface LockStepBytes {
  readonly sights: number;
  /** The state alone, without a word to an owner about its own exact body. */
  readonly plainState: number;
  /** With it, which the sights have too. */
  readonly plain: number;
}

const ABOVE_ALL = 300;
const SETTLE_PATCHES = 40;
const PATCHES = 120;
const PLAIN_STATE_BYTES = 256 * 1024;
/** The byte that says what a message is, and for one with a name its name and that name's length. */
const CODE = 1;
const NAMED = CODE + 1 + PLAIN_SELF.length;

export function bytesInLockStep({ map, count, from, to, late }: LockStep): LockStepBytes {
  Encoder.BUFFER_SIZE = PLAIN_STATE_BYTES;
  const random = createRandom(count);
  const state = new PlainState();
  const encoder = new Encoder(state);
  const sights = new RoomSights(map);
  const sent = { sights: 0, own: 0, state: 0 };
  const client = {
    state: ClientState.JOINED,
    raw: (bytes: Uint8Array) => void (sent.sights += framed(bytes.length)),
    send: () => undefined,
  };

  const children = Array.from({ length: count }, (_, index) => {
    const userId = index + 1;
    const plain = new PlainPlayer({ userId, nickname: `물고기${userId}` });
    const player = Object.assign(plain, { tick: 0, since: 0, way: [], isShown: true });
    const spot = {
      mapId: map.id,
      x: from + ((to - from) * (index + 0.5)) / count,
      y: ABOVE_ALL,
      facing: 1,
    } as const;
    const body = placePlayer(map, spot, { spawn: map.spawn, tick: 0 });
    const line = { ...client } as unknown as Client;
    const seat = new Seat({
      player,
      client: line,
      signInId: '',
      map,
      state: body,
      skills: NO_SKILLS,
      now: 0,
    });
    state.players.set(String(userId), player);
    sights.enter(player);
    return { player, seat, keys: botKeys(userId), seq: 1, owed: 0 };
  });

  for (let patch = 0; patch < SETTLE_PATCHES + PATCHES; patch += 1) {
    if (patch === SETTLE_PATCHES) Object.assign(sent, { sights: 0, own: 0, state: 0 });
    for (const child of children) {
      child.owed += 1;
      if (random() < late) continue;
      for (; child.owed > 0; child.owed -= 1, child.seq += TICKS_PER_BATCH) {
        const bits = Array.from({ length: TICKS_PER_BATCH }, child.keys);
        child.seat.hear({ firstSeq: child.seq, firstTick: child.seq, bits }, patch * PATCH_MS);
      }
    }
    const now = patch * PATCH_MS;
    for (const { seat } of children) seat.step(now, patch * TICKS_PER_BATCH);
    state.time = now;
    sent.state += framed(CODE + encoder.encode().length);
    encoder.discardChanges();
    const onlookers = children.map(({ player, seat }) => ({
      player,
      client: seat.client,
      takeNews: () => {
        const news = seat.takeNews();
        if (news !== null) sent.own += framed(NAMED + SELF_STATE_BYTES);
        return news;
      },
    }));
    sights.show(now, onlookers);
  }

  const seconds = (PATCHES * PATCH_MS) / 1000;
  const plainState = sent.state / seconds;
  const own = sent.own / count / seconds;
  return { sights: sent.sights / count / seconds, plainState, plain: plainState + own };
}

/** A WebSocket's frame around so many bytes. */
function framed(bytes: number): number {
  return bytes + (bytes <= 125 ? 2 : 4);
}
