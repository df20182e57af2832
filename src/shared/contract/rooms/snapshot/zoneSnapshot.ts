/**
 * Pure. Encodes one zone in one patch. It begins with a varuint of the zone's number and three flags for the rest;
 * without any flag one more byte says whether the whole zone follows or is no longer watched.
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

/** Bodies of the watched zones, by the zone's number; within a zone ascending by slot. */
export type VisibleZones = Map<number, readonly ZoneBody[]>;

/** A body that stays in its zone, and the result of `moveBody`. */
export interface MovedBody extends ZoneBody {
  move: number;
  path: readonly MovedSpot[];
}

/** A body that enters a zone, from another one or into the room; its last steps are sent as usual. */
export interface EnteringBody extends MovedBody {
  /** Its state before this patch. */
  readonly before: Readonly<ZoneBody>;
}

export interface ZoneChange {
  /** World tick of the patch. */
  readonly roomTick: number;
  /** Slots of the bodies that left the zone. */
  readonly gone: readonly number[];
  /** Bodies that stay in the zone, ascending by slot. */
  readonly stayed: readonly MovedBody[];
  readonly entered: readonly EnteringBody[];
}

const FLAG_BITS = 3;
const GONE = 1;
const MOVED = 2;
const ENTERED = 4;
const WHOLE = 1;
const UNWATCHED = 0;
const MAX_ZONE = 0xffff;
const MAX_SLOT = 0xffff;

export const bySlot = (a: Readonly<ZoneBody>, b: Readonly<ZoneBody>): number => a.slot - b.slot;

/** Writes nothing when all bodies moved as expected. */
export function writeZoneChange(writer: ByteWriter, zone: number, change: ZoneChange): void {
  const { roomTick, gone, stayed, entered } = change;
  const hasMoved = stayed.some(isNews);
  const flags = (gone.length > 0 ? GONE : 0) | (hasMoved ? MOVED : 0) | (entered.length > 0 ? ENTERED : 0);
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
  if (entered.length > 0) writeEntered(writer, entered, roomTick);
}

/** Writes all bodies of a zone, for clients that begin to watch it. */
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
 * Applies the patch of a world tick to `zones`: the changes left in the reader, and the expected moves in every zone
 * without changes. False for malformed bytes, after which the zones are unusable.
 */
export function readZones(reader: ByteReader, zones: VisibleZones, roomTick: number): boolean {
  const named = new Set<number>();
  while (reader.left > 0 && !reader.isBroken) {
    const head = reader.varuint();
    const zone = head >>> FLAG_BITS;
    if (zone > MAX_ZONE || named.has(zone)) reader.fail();
    named.add(zone);
    const flags = head & ((1 << FLAG_BITS) - 1);
    if (flags === 0) readWhole(reader, zones, { zone, roomTick });
    else readChange(reader, zones, { zone, roomTick, flags });
  }
  for (const [zone, bodies] of zones) if (!named.has(zone)) bodies.forEach(moveAsExpected);
  return !reader.isBroken;
}

interface ZoneHead {
  readonly zone: number;
  readonly roomTick: number;
}

function readWhole(reader: ByteReader, zones: VisibleZones, { zone, roomTick }: ZoneHead): void {
  const what = reader.uint8();
  if (what === UNWATCHED) zones.delete(zone);
  else if (what === WHOLE) zones.set(zone, readBodies(reader, roomTick).sort(bySlot));
  else reader.fail();
}

function readChange(
  reader: ByteReader,
  zones: VisibleZones,
  { zone, roomTick, flags }: ZoneHead & { readonly flags: number },
): void {
  const before = zones.get(zone);
  if (before === undefined) return reader.fail();
  const gone = (flags & GONE) === 0 ? NOBODY : readSlots(reader);
  const stayed = before.filter(({ slot }) => !gone.has(slot));
  if ((flags & MOVED) === 0) stayed.forEach(moveAsExpected);
  else readStayed(reader, stayed, roomTick);
  const entered = (flags & ENTERED) === 0 ? [] : readEntered(reader, roomTick);
  zones.set(zone, entered.length === 0 ? stayed : [...stayed, ...entered].sort(bySlot));
}

const NOBODY: ReadonlySet<number> = new Set();

function readSlots(reader: ByteReader): Set<number> {
  const slots = new Set<number>();
  const count = reader.varuint();
  for (let index = 0; index < count && !reader.isBroken; index += 1) slots.add(reader.varuint());
  return slots;
}

function isNews({ move, path }: MovedBody): boolean {
  return move !== AS_EXPECTED || path.length > 0;
}

/** One bit for each body: whether its changes follow. */
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

function writeEntered(writer: ByteWriter, entered: readonly EnteringBody[], roomTick: number): void {
  writer.varuint(entered.length);
  for (const body of entered) {
    writeBody(writer, body.before, roomTick);
    writeMoves(writer, body, roomTick);
  }
}

function readEntered(reader: ByteReader, roomTick: number): ZoneBody[] {
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
