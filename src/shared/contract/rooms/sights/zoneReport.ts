/**
 * Pure: what is said about one zone in one patch. A report begins with a varuint of the zone's number and three bits for
 * what follows; without any of them one more byte says whether the whole zone is told or no longer watched.
 */
import type { ByteReader } from './ByteReader.ts';
import type { ByteWriter } from './ByteWriter.ts';
import {
  AS_EXPECTED,
  moveAsExpected,
  readBody,
  readMoves,
  writeBody,
  writeMoves,
  type MovedSpot,
  type ZoneBody,
} from './zoneBody.ts';

/** Bodies of the zones that one watches, by the zone's number; within a zone ascending by slot. */
export type ZonesInSight = Map<number, readonly ZoneBody[]>;

/** A body that stays in its zone, and what `moveBody` returned for it. */
export interface MovedBody extends ZoneBody {
  move: number;
  way: readonly MovedSpot[];
}

/** A body that comes into a zone, from another one or into the room: its last steps are told as anybody's. */
export interface CameBody extends MovedBody {
  /** As it was before this patch. */
  readonly before: Readonly<ZoneBody>;
}

export interface ZoneChange {
  /** World tick of the patch. */
  readonly roomTick: number;
  /** Slots of those who are no longer in the zone. */
  readonly gone: readonly number[];
  /** Who was here before and still is, ascending by slot. */
  readonly stayed: readonly MovedBody[];
  readonly came: readonly CameBody[];
}

const FLAG_BITS = 3;
const GONE = 1;
const MOVED = 2;
const CAME = 4;
const WHOLE = 1;
const UNWATCHED = 0;
const MAX_ZONE = 0xffff;
const MAX_SLOT = 0xffff;

export const bySlot = (a: Readonly<ZoneBody>, b: Readonly<ZoneBody>): number => a.slot - b.slot;

/** Writes nothing when everybody did what was expected. */
export function writeZoneChange(writer: ByteWriter, zone: number, change: ZoneChange): void {
  const { roomTick, gone, stayed, came } = change;
  const hasMoved = stayed.some(isNews);
  const flags = (gone.length > 0 ? GONE : 0) | (hasMoved ? MOVED : 0) | (came.length > 0 ? CAME : 0);
  if (flags === 0) return;
  writer.varuint((zone << FLAG_BITS) | flags);
  if (gone.length > 0) {
    writer.varuint(gone.length);
    for (const slot of gone) writer.varuint(slot);
  }
  if (hasMoved) {
    writeMask(writer, stayed);
    for (const body of stayed) if (isNews(body)) writeMoves(writer, body, roomTick);
  }
  if (came.length > 0) writeCame(writer, came, roomTick);
}

/** Everybody in a zone, for whoever begins to watch it. */
export function writeWholeZone(
  writer: ByteWriter,
  zone: number,
  { roomTick, bodies }: { readonly roomTick: number; readonly bodies: readonly ZoneBody[] },
): void {
  writer.varuint(zone << FLAG_BITS);
  writer.uint8(WHOLE);
  writeBodies(writer, bodies, roomTick);
}

export function writeUnwatched(writer: ByteWriter, zone: number): void {
  writer.varuint(zone << FLAG_BITS);
  writer.uint8(UNWATCHED);
}

/**
 * Takes the patch of a world tick into `zones`: the reports that are left in the reader, and for every zone without one that all did
 * what was expected. False when the bytes make no sense; what the zones then hold is worth nothing.
 */
export function readReports(reader: ByteReader, zones: ZonesInSight, roomTick: number): boolean {
  const reported = new Set<number>();
  while (reader.left > 0 && !reader.isBroken) {
    const head = reader.varuint();
    const zone = head >>> FLAG_BITS;
    if (zone > MAX_ZONE || reported.has(zone)) reader.fail();
    reported.add(zone);
    const flags = head & ((1 << FLAG_BITS) - 1);
    if (flags === 0) readWhole(reader, zones, { zone, roomTick });
    else readChange(reader, zones, { zone, roomTick, flags });
  }
  for (const [zone, bodies] of zones) if (!reported.has(zone)) bodies.forEach(moveAsExpected);
  return !reader.isBroken;
}

interface ReportHead {
  readonly zone: number;
  readonly roomTick: number;
}

function readWhole(reader: ByteReader, zones: ZonesInSight, { zone, roomTick }: ReportHead): void {
  const what = reader.uint8();
  if (what === UNWATCHED) zones.delete(zone);
  else if (what === WHOLE) zones.set(zone, readBodies(reader, roomTick).sort(bySlot));
  else reader.fail();
}

function readChange(
  reader: ByteReader,
  zones: ZonesInSight,
  { zone, roomTick, flags }: ReportHead & { readonly flags: number },
): void {
  const before = zones.get(zone);
  if (before === undefined) return reader.fail();
  const gone = (flags & GONE) === 0 ? NOBODY : readSlots(reader);
  const stayed = before.filter(({ slot }) => !gone.has(slot));
  if ((flags & MOVED) === 0) stayed.forEach(moveAsExpected);
  else readStayed(reader, stayed, roomTick);
  const came = (flags & CAME) === 0 ? [] : readCame(reader, roomTick);
  zones.set(zone, came.length === 0 ? stayed : [...stayed, ...came].sort(bySlot));
}

const NOBODY: ReadonlySet<number> = new Set();

function readSlots(reader: ByteReader): Set<number> {
  const slots = new Set<number>();
  const count = reader.varuint();
  for (let index = 0; index < count && !reader.isBroken; index += 1) slots.add(reader.varuint());
  return slots;
}

function isNews({ move, way }: MovedBody): boolean {
  return move !== AS_EXPECTED || way.length > 0;
}

/** One bit for each body: whether something is said about it. */
function writeMask(writer: ByteWriter, bodies: readonly MovedBody[]): void {
  for (let from = 0; from < bodies.length; from += 8) {
    let mask = 0;
    for (let bit = 0; bit < 8; bit += 1) {
      const body = bodies[from + bit];
      if (body !== undefined && isNews(body)) mask |= 1 << bit;
    }
    writer.uint8(mask);
  }
}

function readStayed(reader: ByteReader, bodies: readonly ZoneBody[], roomTick: number): void {
  const masks: number[] = [];
  for (let from = 0; from < bodies.length; from += 8) masks.push(reader.uint8());
  for (const [index, body] of bodies.entries()) {
    const isTold = ((masks[index >> 3] ?? 0) & (1 << (index & 7))) !== 0;
    if (isTold && !reader.isBroken) readMoves(reader, body, roomTick);
    else moveAsExpected(body);
  }
}

function writeCame(writer: ByteWriter, came: readonly CameBody[], roomTick: number): void {
  writer.varuint(came.length);
  for (const body of came) {
    writeBody(writer, body.before, roomTick);
    writeMoves(writer, body, roomTick);
  }
}

function readCame(reader: ByteReader, roomTick: number): ZoneBody[] {
  return readBodies(reader, roomTick, (body) => readMoves(reader, body, roomTick));
}

function writeBodies(writer: ByteWriter, bodies: readonly ZoneBody[], roomTick: number): void {
  writer.varuint(bodies.length);
  for (const body of bodies) writeBody(writer, body, roomTick);
}

function readBodies(
  reader: ByteReader,
  roomTick: number,
  goOn: (body: ZoneBody) => void = () => undefined,
): ZoneBody[] {
  const bodies: ZoneBody[] = [];
  const count = reader.varuint();
  for (let index = 0; index < count && !reader.isBroken; index += 1) {
    const body = readBody(reader, roomTick);
    if (body.slot > MAX_SLOT) reader.fail();
    goOn(body);
    bodies.push(body);
  }
  return bodies;
}
