/**
 * Pure: one body as those see it who watch its zone, and how little has to be said about its next patch. Both sides go
 * on with the last step of every body; only what comes out differently is told, so whoever stands or walks evenly costs
 * one bit. A step is told with the ticks that its owner made it in: patches come unevenly, and so do the owner's keys,
 * but from tick to tick everybody moves as on their own screen.
 */
import { TICKS_PER_BATCH } from '../worldRoom.ts';
import type { ByteReader } from './ByteReader.ts';
import type { ByteWriter } from './ByteWriter.ts';

/** Where a body is: quarter px (`quantisePosition`), its packed pose, and when it was so. */
export interface ZoneSpot {
  x: number;
  y: number;
  pose: number;
  /** World tick of its owner's keys that brought it here … */
  tick: number;
  /** … and the one before the first of these keys: it was where it had been until then. */
  since: number;
}

export interface ZoneBody extends ZoneSpot {
  /** Where it was on its way in this patch, when that was no straight one. */
  way: readonly ZoneSpot[];
  /** The room's number for this player while it is here; small, and given to another later. */
  readonly slot: number;
  /** The pace of the last step, quarter px in the ticks of one batch; the next one is expected to have the same. */
  vx: number;
  vy: number;
}

/** A body as one step left it, and what `moveBody` returned for this step. */
export interface MovedSpot extends ZoneSpot {
  readonly vx: number;
  readonly vy: number;
  readonly move: number;
}

/** Nothing but the expected happened. */
export const AS_EXPECTED = 0;
export const STRAIGHT: readonly never[] = [];

/** How one coordinate went, in two bits: as expected, not at all, at a new pace, or to a place. */
const STOOD = 1;
const WENT_BY = 2;
const WENT_TO = 3;
const Y_AT = 2;
const KIND_MASK = 3;
const POSE_CHANGED = 0x10;
/** In what time it went: without these bits right after its last step, and in the ticks of one patch. */
const IN_TICKS = 0x20;
const SINCE_TICK = 0x40;
/** One more step of the same body follows. */
const GOES_ON = 0x80;
/** So many spots of a way may be told of one body at once. */
export const MOST_SPOTS = 12;

const MOST_BY = 127;
const COORDINATE = 0xffff;

/** Brings a body to its next spot. Returns what `writeMove` has to say about it, or AS_EXPECTED. */
export function moveBody(body: ZoneBody, { x, y, pose, since, tick }: Readonly<ZoneSpot>): number {
  const poseBit = pose === body.pose ? 0 : POSE_CHANGED;
  const hasGone = x !== body.x || y !== body.y || poseBit !== 0;
  const ticks = hasGone ? tick - since : TICKS_PER_BATCH;
  const sinceBit = !hasGone || since === body.tick ? 0 : SINCE_TICK;
  const ticksBit = ticks === TICKS_PER_BATCH ? 0 : IN_TICKS;
  const xKind = kindOf(x - body.x, body.vx, ticks);
  const yKind = kindOf(y - body.y, body.vy, ticks);
  if (xKind !== AS_EXPECTED) body.vx = xKind === WENT_BY ? paceOf(x - body.x, ticks) : 0;
  if (yKind !== AS_EXPECTED) body.vy = yKind === WENT_BY ? paceOf(y - body.y, ticks) : 0;
  body.x = x;
  body.y = y;
  body.pose = pose;
  if (hasGone) spend(body, since, ticks);
  return xKind | (yKind << Y_AT) | poseBit | ticksBit | sinceBit;
}

/** The other side of `moveBody` for AS_EXPECTED. */
export function moveAsExpected(body: ZoneBody): void {
  body.way = STRAIGHT;
  if (body.vx === 0 && body.vy === 0) return;
  body.x = (body.x + body.vx) & COORDINATE;
  body.y = (body.y + body.vy) & COORDINATE;
  spend(body, body.tick, TICKS_PER_BATCH);
}

/** The steps of its way, then the last, with what `moveBody` returned for each; `roomTick` is the world tick of this patch. */
export function writeMoves(
  writer: ByteWriter,
  body: MovedSpot & { readonly way: readonly MovedSpot[] },
  roomTick: number,
): void {
  for (const spot of body.way) writeMove(writer, spot, { head: spot.move | GOES_ON, roomTick });
  writeMove(writer, body, { head: body.move, roomTick });
}

/** The other side of `writeMoves`. */
export function readMoves(reader: ByteReader, body: ZoneBody, roomTick: number): void {
  const way: ZoneSpot[] = [];
  while (readMove(reader, body, roomTick) && !reader.isBroken) {
    const { x, y, pose, tick, since } = body;
    way.push({ x, y, pose, tick, since });
    if (way.length > MOST_SPOTS) reader.fail();
  }
  body.way = way;
}

function writeMove(
  writer: ByteWriter,
  body: MovedSpot,
  { head, roomTick }: { readonly head: number; readonly roomTick: number },
): void {
  const { move } = body;
  writer.uint8(head);
  if ((move & SINCE_TICK) !== 0) writer.varint(roomTick - body.since);
  if ((move & IN_TICKS) !== 0) writer.varuint(body.tick - body.since);
  writeCoordinate(writer, move & KIND_MASK, body.vx, body.x);
  writeCoordinate(writer, (move >> Y_AT) & KIND_MASK, body.vy, body.y);
  if ((move & POSE_CHANGED) !== 0) writer.uint8(body.pose);
}

/** Whether one more step follows. */
function readMove(reader: ByteReader, body: ZoneBody, roomTick: number): boolean {
  const move = reader.uint8();
  const since = (move & SINCE_TICK) !== 0 ? roomTick - reader.varint() : body.tick;
  const ticks = (move & IN_TICKS) !== 0 ? reader.varuint() : TICKS_PER_BATCH;
  const xKind = move & KIND_MASK;
  const yKind = (move >> Y_AT) & KIND_MASK;
  const [fromX, fromY] = [body.x, body.y];
  body.vx = readPace(reader, xKind, body.vx);
  body.x = xKind === WENT_TO ? reader.uint16() : (fromX + stepOf(body.vx, ticks)) & COORDINATE;
  body.vy = readPace(reader, yKind, body.vy);
  body.y = yKind === WENT_TO ? reader.uint16() : (fromY + stepOf(body.vy, ticks)) & COORDINATE;
  if ((move & POSE_CHANGED) !== 0) body.pose = reader.uint8();
  const hasGone = body.x !== fromX || body.y !== fromY || (move & POSE_CHANGED) !== 0;
  if (hasGone) spend(body, since, ticks);
  return (move & GOES_ON) !== 0;
}

/** The whole body, for whoever has not seen it yet. */
export function writeBody(writer: ByteWriter, body: Readonly<ZoneBody>, roomTick: number): void {
  const { slot, x, y, pose, vx, vy, tick } = body;
  writer.varuint(slot);
  writer.uint16(x);
  writer.uint16(y);
  writer.uint8(pose);
  writer.varint(vx);
  writer.varint(vy);
  writer.varint(roomTick - tick);
}

export function readBody(reader: ByteReader, roomTick: number): ZoneBody {
  const place = {
    slot: reader.varuint(),
    x: reader.uint16(),
    y: reader.uint16(),
    pose: reader.uint8(),
    vx: reader.varint(),
    vy: reader.varint(),
  };
  const tick = roomTick - reader.varint();
  return { ...place, tick, since: tick - TICKS_PER_BATCH, way: STRAIGHT };
}

function spend(body: ZoneBody, since: number, ticks: number): void {
  body.since = since;
  body.tick = since + ticks;
}

/** How far one goes at this pace in so many ticks. */
function stepOf(pace: number, ticks: number): number {
  return Math.round((pace * ticks) / TICKS_PER_BATCH);
}

/** The pace at which one went so far in so many ticks, as near as whole numbers come. */
function paceOf(step: number, ticks: number): number {
  return Math.round((step * TICKS_PER_BATCH) / ticks);
}

function kindOf(step: number, expected: number, ticks: number): number {
  if (step === stepOf(expected, ticks)) return AS_EXPECTED;
  if (step === 0) return STOOD;
  const pace = ticks > 0 ? paceOf(step, ticks) : Infinity;
  return Math.abs(pace) <= MOST_BY && stepOf(pace, ticks) === step ? WENT_BY : WENT_TO;
}

function writeCoordinate(writer: ByteWriter, kind: number, pace: number, place: number): void {
  if (kind === WENT_BY) writer.uint8(pace & 0xff);
  else if (kind === WENT_TO) writer.uint16(place);
}

function readPace(reader: ByteReader, kind: number, expected: number): number {
  if (kind === AS_EXPECTED) return expected;
  return kind === WENT_BY ? reader.int8() : 0;
}
