import { describe, expect, it } from 'vitest';
import { createRandom } from '#shared/simulation/createRandom.ts';
import { ByteReader } from './ByteReader.ts';
import { ByteWriter } from './ByteWriter.ts';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import { createPlayerState } from '#shared/simulation/playerState.ts';
import { encodeSelfState } from '#shared/contract/rooms/selfState.ts';
import { writeByteDelta } from './byteDelta.ts';
import { emptySnapshotBaseline, decodeSnapshot as readWhole } from './decodeSnapshot.ts';
import { AS_EXPECTED, moveBody, type ZoneBody, type ZoneSpot } from './zoneBody.ts';
import {
  bySlot,
  writeUnwatched,
  writeWholeZone,
  writeZoneChange,
  type EnteringBody,
  type MovedBody,
  type ZoneChange,
  type VisibleZones,
} from './zoneSnapshot.ts';

const TIME = 123_450;
/** The world tick at that time. */
const ROOM_TICK = 7407;

/** The time of a snapshot with an unchanged own state; null for malformed bytes. */
function decodeSnapshot(message: unknown, zones: VisibleZones): number | null {
  return readWhole(message, { ...emptySnapshotBaseline(), zones })?.time ?? null;
}

function body(slot: number, x = 400, y = 3776): MovedBody {
  return { slot, x, y, pose: 0, vx: 0, vy: 0, tick: 7200, since: 7197, move: AS_EXPECTED, path: [] };
}

/** Three ticks right after the last step, by default. */
function step(moved: MovedBody, to: Partial<ZoneSpot>): void {
  const { x, y, pose, tick } = moved;
  moved.move = moveBody(moved, { x, y, pose, tick: tick + 3, since: tick, ...to });
}

/** Enters a zone, with the state `before` this patch. */
const comes = (moved: MovedBody, before: ZoneBody = { ...moved }): EnteringBody => ({ ...moved, before });

function snapshot(write: (writer: ByteWriter) => void): Uint8Array {
  const writer = new ByteWriter();
  writer.uint32(TIME);
  writer.uint8(0);
  write(writer);
  return writer.take();
}

const change = (zone: number, { gone = [], stayed = [], entered = [] }: Partial<ZoneChange>) =>
  snapshot((writer) => writeZoneChange(writer, zone, { roomTick: ROOM_TICK, gone, stayed, entered }));

const whole = (zone: number, bodies: readonly ZoneBody[]) =>
  snapshot((writer) => writeWholeZone(writer, zone, { roomTick: ROOM_TICK, bodies }));

const spots = (bodies: readonly ZoneBody[] | undefined) =>
  bodies?.map(({ slot, x, y, pose, vx, vy, tick }) => ({ slot, x, y, pose, vx, vy, tick }));

describe('numbers on the wire', () => {
  it('come back as they were', () => {
    const writer = new ByteWriter();
    const numbers = [0, 1, 127, 128, 300, 65_535, 2 ** 31 - 1];
    for (const number of numbers) writer.varuint(number);
    for (const number of numbers.slice(0, -1)) writer.varint(-number);
    writer.uint32(4_294_967_295);
    writer.uint16(54_321);
    const reader = new ByteReader(writer.take());
    expect(numbers.map(() => reader.varuint())).toEqual(numbers);
    expect(numbers.slice(0, -1).map((number) => reader.varint() + number)).toEqual([0, 0, 0, 0, 0, 0]);
    expect([reader.uint32(), reader.uint16(), reader.left]).toEqual([4_294_967_295, 54_321, 0]);
    expect(reader.isBroken).toBe(false);
    expect([reader.uint8(), reader.isBroken]).toEqual([0, true]);
  });
});

describe('a snapshot', () => {
  it('of nothing but the expected is the time alone', () => {
    const walker = body(3);
    const zones: VisibleZones = new Map();
    step(walker, { x: 444 });
    expect(decodeSnapshot(whole(7, [walker]), zones)).toBe(TIME);
    for (let patch = 1; patch <= 5; patch += 1) {
      step(walker, { x: 444 + patch * 44 });
      const bytes = change(7, { stayed: [walker] });
      expect(bytes).toHaveLength(5);
      expect(decodeSnapshot(bytes, zones)).toBe(TIME);
    }
    expect(spots(zones.get(7))).toEqual([{ slot: 3, x: 664, y: 3776, pose: 0, vx: 44, vy: 0, tick: 7218 }]);
  });

  it('says in how many ticks one went when they are others than before, and since when after a rest', () => {
    const child = body(3);
    const zones: VisibleZones = new Map();
    decodeSnapshot(whole(1, [child]), zones);
    const { tick } = child;
    const lengths = [
      { x: 444 },
      { x: 488 },
      {},
      // One patch is early and the next late.
      { x: 502, since: tick + 6, tick: tick + 7 },
      { x: 576, since: tick + 7, tick: tick + 12 },
      {},
      // A rest, which is not sent, and a further move.
      { x: 590, since: tick + 100, tick: tick + 103 },
    ].map((to) => {
      step(child, to);
      const bytes = change(1, { stayed: [child] });
      expect(decodeSnapshot(bytes, zones)).toBe(TIME);
      expect(spots(zones.get(1))).toEqual(spots([child]));
      if (child.move !== AS_EXPECTED) expect(zones.get(1)?.[0]?.since).toBe(child.since);
      return bytes.length;
    });
    expect(lengths).toEqual([9, 5, 8, 10, 11, 5, 11]);
  });

  it('tells a way that is not straight spot by spot', () => {
    const child = body(3);
    const zones: VisibleZones = new Map();
    decodeSnapshot(whole(1, [child]), zones);
    const pass = (to: Partial<ZoneSpot>) => {
      step(child, to);
      return { ...child };
    };
    child.path = [pass({ x: 444 }), pass({ x: 488 })];
    step(child, { x: 450, pose: 16 });
    expect(decodeSnapshot(change(1, { stayed: [child] }), zones)).toBe(TIME);
    expect(zones.get(1)?.[0]?.path.map(({ x, since, tick }) => [x, since, tick])).toEqual([
      [444, 7200, 7203],
      [488, 7203, 7206],
    ]);
    expect(spots(zones.get(1))).toEqual(spots([child]));
    child.path = [];
    step(child, { x: 412 });
    expect(decodeSnapshot(change(1, { stayed: [child] }), zones)).toBe(TIME);
    expect(zones.get(1)?.[0]).toMatchObject({ x: 412, path: [] });
  });

  it('tells the way on which somebody comes from another zone', () => {
    const zones: VisibleZones = new Map();
    decodeSnapshot(whole(1, []), zones);
    const child = body(3);
    step(child, { x: 444 });
    const before = { ...child };
    step(child, { x: 488, y: 3700 });
    child.path = [{ ...child }];
    step(child, { x: 500, y: 3600, pose: 2 });
    expect(decodeSnapshot(change(1, { entered: [comes(child, before)] }), zones)).toBe(TIME);
    expect(spots(zones.get(1))).toEqual(spots([child]));
    expect(zones.get(1)?.[0]).toMatchObject({
      since: 7206,
      path: [{ x: 488, y: 3700, since: 7203, tick: 7206 }],
    });
  });

  it('says a turn, a stop, a jump and a cut in few bytes', () => {
    const child = body(3);
    const zones: VisibleZones = new Map();
    decodeSnapshot(whole(1, [child]), zones);
    const lengths = [
      { x: 444 },
      { x: 400, pose: 16 },
      { x: 400 },
      { y: 3600, pose: 2 },
      { y: 3450 },
      { x: 9000, y: 100 },
      {},
      { x: 9128 },
    ].map((to) => {
      step(child, to);
      const bytes = change(1, { stayed: [child] });
      expect(decodeSnapshot(bytes, zones)).toBe(TIME);
      expect(spots(zones.get(1))).toEqual(spots([child]));
      return bytes.length;
    });
    // Each has four bytes of time, an unchanged own state, the zone, the mask and the header of the body; a rest adds
    // none.
    expect(lengths).toEqual([9, 10, 8, 11, 10, 12, 5, 10]);
  });

  it('tells who goes, who comes, and which zones are no longer watched', () => {
    const [one, two, three] = [body(1), body(200), body(40_000)];
    const zones: VisibleZones = new Map();
    decodeSnapshot(whole(2, [one, two]), zones);
    step(two, { x: 410 });
    expect(decodeSnapshot(change(2, { gone: [1], stayed: [two], entered: [comes(three)] }), zones)).toBe(
      TIME,
    );
    expect(spots(zones.get(2))).toEqual(spots([two, three]));
    expect(
      decodeSnapshot(
        snapshot((writer) => writeUnwatched(writer, 2)),
        zones,
      ),
    ).toBe(TIME);
    expect(zones.size).toBe(0);
  });

  it('stays equal to the world through any number of patches of any wildness', () => {
    const random = createRandom(11);
    const below = (limit: number) => Math.floor(random() * limit);
    const ZONES = 4;
    const rooms = Array.from({ length: ZONES }, () => [] as MovedBody[]);
    let next = 0;
    const zones: VisibleZones = new Map();
    decodeSnapshot(
      snapshot((writer) =>
        rooms.forEach((bodies, zone) => writeWholeZone(writer, zone, { roomTick: ROOM_TICK, bodies })),
      ),
      zones,
    );
    for (let patch = 0; patch < 400; patch += 1) {
      const changes = rooms.map((bodies) => ({
        roomTick: ROOM_TICK,
        gone: [] as number[],
        stayed: bodies,
        entered: [] as EnteringBody[],
      }));
      const before = new Map(rooms.flat().map((moved) => [moved, { ...moved }]));
      for (const { stayed } of changes) {
        for (const moved of stayed) {
          const kind = below(6);
          if (kind === 0) step(moved, { x: below(65_536), y: below(65_536) });
          else if (kind === 1) step(moved, { x: Math.min(65_535, moved.x + 44) });
          else if (kind === 2) step(moved, { y: Math.max(0, moved.y - below(140)), pose: below(64) });
          else if (kind === 3) step(moved, { x: 7, since: moved.tick + below(400), tick: moved.tick + 800 });
          else if (kind === 4) step(moved, { x: Math.max(0, moved.x - 9), tick: moved.tick + below(300) });
          else step(moved, {});
        }
      }
      for (const [zone, from] of changes.entries()) {
        const leaver = from.stayed.find(() => random() < 0.05);
        if (leaver !== undefined) {
          from.gone.push(leaver.slot);
          from.stayed = from.stayed.filter((other) => other !== leaver);
          if (random() < 0.7) changes[(zone + 1) % ZONES]?.entered.push(comes(leaver, before.get(leaver)));
        }
        if (random() < 0.1) from.entered.push(comes(body((next += below(9) + 1))));
      }
      const bytes = snapshot((writer) =>
        changes.forEach((told, zone) => writeZoneChange(writer, zone, told)),
      );
      expect(decodeSnapshot(bytes, zones)).toBe(TIME);
      for (const [zone, { stayed, entered }] of changes.entries()) {
        rooms[zone] = [...stayed, ...entered].sort(bySlot);
        expect(spots(zones.get(zone))).toEqual(spots(rooms[zone]));
      }
    }
    expect(rooms.flat().length).toBeGreaterThan(20);
  });
});

describe('the own body in a snapshot', () => {
  const stateAt = (x: number, ack: number) =>
    encodeSelfState({ ack, skills: NO_SKILLS, state: { ...createPlayerState(x, 944), vx: 220 } });

  function told(before: Uint8Array, after: Uint8Array): Uint8Array {
    const writer = new ByteWriter();
    writer.uint32(TIME);
    writer.uint8(1);
    writeByteDelta(writer, before, after);
    return writer.take();
  }

  it('is told whole at first, then by the bytes that changed, to the last bit', () => {
    const memory = emptySnapshotBaseline();
    let before = memory.self;
    const lengths: number[] = [];
    for (let step = 1; step <= 60; step += 1) {
      const after = stateAt(480 + (step * 11) / 3, 300 + step * 3);
      const bytes = told(before, after);
      lengths.push(bytes.length);
      const snapshot = readWhole(bytes, memory);
      expect(snapshot?.self?.state.x).toBe(480 + (step * 11) / 3);
      expect(snapshot?.self?.ack).toBe(300 + step * 3);
      expect(memory.self).toEqual(after);
      before = after;
    }
    expect(Math.max(...lengths.slice(1))).toBeLessThan(24);
  });

  it('that is cut off or of another build is refused', () => {
    const bytes = told(emptySnapshotBaseline().self, stateAt(480, 3));
    for (let length = 0; length < bytes.length; length += 1)
      expect(readWhole(bytes.subarray(0, length), emptySnapshotBaseline())).toBeNull();
    bytes[4] = 0xff;
    expect(readWhole(bytes, emptySnapshotBaseline())).toBeNull();
  });
});

describe('bytes that are no snapshot', () => {
  it('are refused', () => {
    const zones: VisibleZones = new Map();
    for (const message of [undefined, null, 'snapshot', { time: 1 }, [1, 2, 3, 4], new Uint8Array(4)])
      expect(decodeSnapshot(message, zones)).toBeNull();
    // A change of a zone that is not watched, a zone twice, a zone cut off, and a count that is too large.
    expect(decodeSnapshot(change(3, { gone: [1] }), zones)).toBeNull();
    const one = whole(3, [body(1)]);
    expect(decodeSnapshot(Uint8Array.from([...one, ...one.subarray(5)]), new Map())).toBeNull();
    expect(decodeSnapshot(one.subarray(0, -1), new Map())).toBeNull();
    expect(
      decodeSnapshot(Uint8Array.from([0, 0, 0, 0, 0, 24, 1, 0xff, 0xff, 0xff, 0x7f]), new Map()),
    ).toBeNull();
  });

  it('never throw, for any bytes and any players in sight', () => {
    const random = createRandom(5);
    const below = (limit: number) => Math.floor(random() * limit);
    let taken = 0;
    let strange = 0;
    for (let round = 0; round < 5000; round += 1) {
      const zones: VisibleZones = new Map();
      decodeSnapshot(whole(0, [body(1), body(2), body(3)]), zones);
      const bytes = Uint8Array.from({ length: below(40) }, () => below(256));
      // Half of them begin with a change of the watched zone.
      if (round % 2 === 0)
        bytes.set([below(2), below(8)].slice(0, Math.max(0, bytes.length - 4)), Math.min(4, bytes.length));
      if (decodeSnapshot(bytes, zones) !== null) taken += 1;
      const isOnMap = ({ x, y }: ZoneBody) => x >= 0 && x <= 65_535 && y >= 0 && y <= 65_535;
      if (![...zones.values()].flat().every(isOnMap)) strange += 1;
    }
    expect(strange).toBe(0);
    expect(taken).toBeGreaterThan(50);
  });
});
