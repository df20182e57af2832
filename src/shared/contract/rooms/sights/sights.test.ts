import { describe, expect, it } from 'vitest';
import { createRandom } from '#shared/simulation/createRandom.ts';
import { ByteReader } from './ByteReader.ts';
import { ByteWriter } from './ByteWriter.ts';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import { createPlayerState } from '#shared/simulation/playerState.ts';
import { MOST_PATCHES_AT_ONCE } from '../worldRoom.ts';
import { encodeSelfState } from '../selfState.ts';
import { writeBytesChange } from './bytesChange.ts';
import { emptySightMemory, readSight as readWhole, sightHead } from './readSight.ts';
import { AS_EXPECTED, moveBody, type ZoneBody, type ZoneSpot } from './zoneBody.ts';
import {
  bySlot,
  writeUnwatched,
  writeWholeZone,
  writeZoneChange,
  type CameBody,
  type MovedBody,
  type ZoneChange,
  type ZonesInSight,
} from './zoneReport.ts';

const TIME = 123_450;
/** The world tick at that time. */
const ROOM_TICK = 7407;

/** The time of a sight that says nothing about one's own body; null when it is none. */
function readSight(message: unknown, zones: ZonesInSight): number | null {
  return readWhole(message, { ...emptySightMemory(), zones })?.time ?? null;
}

function body(slot: number, x = 400, y = 3776): MovedBody {
  return { slot, x, y, pose: 0, vx: 0, vy: 0, tick: 7200, since: 7197, move: AS_EXPECTED, way: [] };
}

/** Three ticks right after the last step, unless told. */
function step(moved: MovedBody, to: Partial<ZoneSpot>): void {
  const { x, y, pose, tick } = moved;
  moved.move = moveBody(moved, { x, y, pose, tick: tick + 3, since: tick, ...to });
}

/** Comes into a zone, having been as it is `before` this patch. */
const comes = (moved: MovedBody, before: ZoneBody = { ...moved }): CameBody => ({ ...moved, before });

function sight(write: (writer: ByteWriter) => void): Uint8Array {
  const writer = new ByteWriter();
  writer.uint32(TIME);
  writer.uint8(sightHead({ isSelfNew: false, patches: 1 }));
  write(writer);
  return writer.take();
}

const change = (zone: number, { gone = [], stayed = [], came = [] }: Partial<ZoneChange>) =>
  sight((writer) => writeZoneChange(writer, zone, { roomTick: ROOM_TICK, gone, stayed, came }));

const whole = (zone: number, bodies: readonly ZoneBody[]) =>
  sight((writer) => writeWholeZone(writer, zone, { roomTick: ROOM_TICK, bodies }));

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

describe('a sight', () => {
  it('of nothing but the expected is the time alone', () => {
    const walker = body(3);
    const zones: ZonesInSight = new Map();
    step(walker, { x: 444 });
    expect(readSight(whole(7, [walker]), zones)).toBe(TIME);
    for (let patch = 1; patch <= 5; patch += 1) {
      step(walker, { x: 444 + patch * 44 });
      const bytes = change(7, { stayed: [walker] });
      expect(bytes).toHaveLength(5);
      expect(readSight(bytes, zones)).toBe(TIME);
    }
    expect(spots(zones.get(7))).toEqual([{ slot: 3, x: 664, y: 3776, pose: 0, vx: 44, vy: 0, tick: 7218 }]);
  });

  it('says in how many ticks one went when they are others than before, and since when after a rest', () => {
    const child = body(3);
    const zones: ZonesInSight = new Map();
    readSight(whole(1, [child]), zones);
    const { tick } = child;
    const lengths = [
      { x: 444 },
      { x: 488 },
      {},
      // A patch came early and the next late.
      { x: 502, since: tick + 6, tick: tick + 7 },
      { x: 576, since: tick + 7, tick: tick + 12 },
      {},
      // A rest, of which nothing was said, and off again.
      { x: 590, since: tick + 100, tick: tick + 103 },
    ].map((to) => {
      step(child, to);
      const bytes = change(1, { stayed: [child] });
      expect(readSight(bytes, zones)).toBe(TIME);
      expect(spots(zones.get(1))).toEqual(spots([child]));
      if (child.move !== AS_EXPECTED) expect(zones.get(1)?.[0]?.since).toBe(child.since);
      return bytes.length;
    });
    expect(lengths).toEqual([9, 5, 8, 10, 11, 5, 11]);
  });

  it('tells a way that is not straight spot by spot', () => {
    const child = body(3);
    const zones: ZonesInSight = new Map();
    readSight(whole(1, [child]), zones);
    const pass = (to: Partial<ZoneSpot>) => {
      step(child, to);
      return { ...child };
    };
    child.way = [pass({ x: 444 }), pass({ x: 488 })];
    step(child, { x: 450, pose: 16 });
    expect(readSight(change(1, { stayed: [child] }), zones)).toBe(TIME);
    expect(zones.get(1)?.[0]?.way.map(({ x, since, tick }) => [x, since, tick])).toEqual([
      [444, 7200, 7203],
      [488, 7203, 7206],
    ]);
    expect(spots(zones.get(1))).toEqual(spots([child]));
    child.way = [];
    step(child, { x: 412 });
    expect(readSight(change(1, { stayed: [child] }), zones)).toBe(TIME);
    expect(zones.get(1)?.[0]).toMatchObject({ x: 412, way: [] });
  });

  it('tells the way on which somebody comes from another zone', () => {
    const zones: ZonesInSight = new Map();
    readSight(whole(1, []), zones);
    const child = body(3);
    step(child, { x: 444 });
    const before = { ...child };
    step(child, { x: 488, y: 3700 });
    child.way = [{ ...child }];
    step(child, { x: 500, y: 3600, pose: 2 });
    expect(readSight(change(1, { came: [comes(child, before)] }), zones)).toBe(TIME);
    expect(spots(zones.get(1))).toEqual(spots([child]));
    expect(zones.get(1)?.[0]).toMatchObject({
      since: 7206,
      way: [{ x: 488, y: 3700, since: 7203, tick: 7206 }],
    });
  });

  it('says a turn, a stop, a jump and a cut in few bytes', () => {
    const child = body(3);
    const zones: ZonesInSight = new Map();
    readSight(whole(1, [child]), zones);
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
      expect(readSight(bytes, zones)).toBe(TIME);
      expect(spots(zones.get(1))).toEqual(spots([child]));
      return bytes.length;
    });
    // Four bytes of time, nothing about oneself, the zone, the mask and the header of the body are in each; nothing is said of a rest.
    expect(lengths).toEqual([9, 10, 8, 11, 10, 12, 5, 10]);
  });

  it('tells who goes, who comes, and which zones are no longer watched', () => {
    const [one, two, three] = [body(1), body(200), body(40_000)];
    const zones: ZonesInSight = new Map();
    readSight(whole(2, [one, two]), zones);
    step(two, { x: 410 });
    expect(readSight(change(2, { gone: [1], stayed: [two], came: [comes(three)] }), zones)).toBe(TIME);
    expect(spots(zones.get(2))).toEqual(spots([two, three]));
    expect(
      readSight(
        sight((writer) => writeUnwatched(writer, 2)),
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
    const zones: ZonesInSight = new Map();
    readSight(
      sight((writer) =>
        rooms.forEach((bodies, zone) => writeWholeZone(writer, zone, { roomTick: ROOM_TICK, bodies })),
      ),
      zones,
    );
    for (let patch = 0; patch < 400; patch += 1) {
      const changes = rooms.map((bodies) => ({
        roomTick: ROOM_TICK,
        gone: [] as number[],
        stayed: bodies,
        came: [] as CameBody[],
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
          if (random() < 0.7) changes[(zone + 1) % ZONES]?.came.push(comes(leaver, before.get(leaver)));
        }
        if (random() < 0.1) from.came.push(comes(body((next += below(9) + 1))));
      }
      const bytes = sight((writer) => changes.forEach((told, zone) => writeZoneChange(writer, zone, told)));
      expect(readSight(bytes, zones)).toBe(TIME);
      for (const [zone, { stayed, came }] of changes.entries()) {
        rooms[zone] = [...stayed, ...came].sort(bySlot);
        expect(spots(zones.get(zone))).toEqual(spots(rooms[zone]));
      }
    }
    expect(rooms.flat().length).toBeGreaterThan(20);
  });
});

describe('the own body in a sight', () => {
  const stateAt = (x: number, ack: number) =>
    encodeSelfState({ ack, skills: NO_SKILLS, state: { ...createPlayerState(x, 944), vx: 220 } });

  function told(before: Uint8Array, after: Uint8Array): Uint8Array {
    const writer = new ByteWriter();
    writer.uint32(TIME);
    writer.uint8(sightHead({ isSelfNew: true, patches: 1 }));
    writeBytesChange(writer, before, after);
    return writer.take();
  }

  it('is told whole at first, then by the bytes that changed, to the last bit', () => {
    const memory = emptySightMemory();
    let before = memory.self;
    const lengths: number[] = [];
    for (let step = 1; step <= 60; step += 1) {
      const after = stateAt(480 + (step * 11) / 3, 300 + step * 3);
      const bytes = told(before, after);
      lengths.push(bytes.length);
      const sight = readWhole(bytes, memory);
      expect(sight?.self?.state.x).toBe(480 + (step * 11) / 3);
      expect(sight?.self?.ack).toBe(300 + step * 3);
      expect(memory.self).toEqual(after);
      before = after;
    }
    expect(Math.max(...lengths.slice(1))).toBeLessThan(24);
  });

  it('comes with how many patches the next sight is to be waited for', () => {
    for (const isSelfNew of [false, true])
      for (let patches = 1; patches <= MOST_PATCHES_AT_ONCE + 1; patches += 1) {
        const writer = new ByteWriter();
        writer.uint32(TIME);
        writer.uint8(sightHead({ isSelfNew, patches }));
        const memory = emptySightMemory();
        if (isSelfNew) writeBytesChange(writer, memory.self, stateAt(480, 3));
        const sight = readWhole(writer.take(), memory);
        expect(sight?.patches).toBe(patches <= MOST_PATCHES_AT_ONCE ? patches : undefined);
        if (sight !== null) expect(sight.self?.ack).toBe(isSelfNew ? 3 : undefined);
      }
  });

  it('that is cut off or of another build is refused', () => {
    const bytes = told(emptySightMemory().self, stateAt(480, 3));
    for (let length = 0; length < bytes.length; length += 1)
      expect(readWhole(bytes.subarray(0, length), emptySightMemory())).toBeNull();
    bytes[4] = 0xff;
    expect(readWhole(bytes, emptySightMemory())).toBeNull();
  });
});

describe('bytes that are no sight', () => {
  it('are refused', () => {
    const zones: ZonesInSight = new Map();
    for (const message of [undefined, null, 'sight', { time: 1 }, [1, 2, 3, 4], new Uint8Array(4)])
      expect(readSight(message, zones)).toBeNull();
    // A change of a zone that is not watched, a zone told twice, a whole zone cut off, a promise of too many.
    expect(readSight(change(3, { gone: [1] }), zones)).toBeNull();
    const one = whole(3, [body(1)]);
    expect(readSight(Uint8Array.from([...one, ...one.subarray(5)]), new Map())).toBeNull();
    expect(readSight(one.subarray(0, -1), new Map())).toBeNull();
    expect(readSight(Uint8Array.from([0, 0, 0, 0, 0, 24, 1, 0xff, 0xff, 0xff, 0x7f]), new Map())).toBeNull();
  });

  it('never throw, whatever they are and whatever is in sight', () => {
    const random = createRandom(5);
    const below = (limit: number) => Math.floor(random() * limit);
    let taken = 0;
    let strange = 0;
    for (let round = 0; round < 5000; round += 1) {
      const zones: ZonesInSight = new Map();
      readSight(whole(0, [body(1), body(2), body(3)]), zones);
      const bytes = Uint8Array.from({ length: below(40) }, () => below(256));
      // Half of them begin with a report of the zone in sight.
      if (round % 2 === 0)
        bytes.set([below(2), below(8)].slice(0, Math.max(0, bytes.length - 4)), Math.min(4, bytes.length));
      if (readSight(bytes, zones) !== null) taken += 1;
      const isOnMap = ({ x, y }: ZoneBody) => x >= 0 && x <= 65_535 && y >= 0 && y <= 65_535;
      if (![...zones.values()].flat().every(isOnMap)) strange += 1;
    }
    expect(strange).toBe(0);
    expect(taken).toBeGreaterThan(50);
  });
});
