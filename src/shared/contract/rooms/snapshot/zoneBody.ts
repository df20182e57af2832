/**
 * Pure. One body as the clients that watch its zone have it, and the encoding of its next patch. Both sides extrapolate
 * the last step of every body and only deviations are sent, so that a body that stands or walks evenly costs one bit. A
 * step is sent with the ticks of its owner: patches and inputs arrive unevenly, but from tick to tick every body moves
 * as on its owner's screen.
 */
import { TICKS_PER_BATCH } from '#shared/contract/rooms/worldRoom.ts';
import type { ByteReader } from './ByteReader.ts';
import type { ByteWriter } from './ByteWriter.ts';

/** State of a body: position in quarter px (`quantisePosition`), packed pose, and its ticks. */
export interface ZoneSpot {
  x: number;
  y: number;
  pose: number;
  /** World tick of the last input of the step … */
  tick: number;
  /** … and the tick before its first input, until which the body kept its previous state. */
  since: number;
}

export interface ZoneBody extends ZoneSpot {
  /** Intermediate states of this patch, when the path was not straight. */
  path: readonly ZoneSpot[];
  /** The room's number for this player while present; small, and reused later. */
  readonly slot: number;
  /** The pace of the last step, quarter px in the ticks of one batch, expected of the next one too. */
  vx: number;
  vy: number;
}

/** A body after one step, and the result of `moveBody` for this step. */
export interface MovedSpot extends ZoneSpot {
  readonly vx: number;
  readonly vy: number;
  readonly move: number;
}

/** The body moved as expected. */
export const AS_EXPECTED = 0;
export const STRAIGHT_PATH: readonly never[] = [];

/** Change of one coordinate, in two bits: as expected, none, a new pace, or a new position. */
const NOT_MOVED = 1;
const NEW_PACE = 2;
const NEW_POSITION = 3;
const Y_AT = 2;
const KIND_MASK = 3;
const POSE_CHANGED = 0x10;
/** Ticks of the step; without these bits they follow the last step and last one patch. */
const IN_TICKS = 0x20;
const SINCE_TICK = 0x40;
/** One more step of the same body follows. */
const MORE_STEPS = 0x80;
/** Most path points of one body in a patch. */
export const MOST_SPOTS = 12;

const MOST_BY = 127;
const COORDINATE = 0xffff;

/** Moves a body to its next state. Returns what `writeMove` has to send, or AS_EXPECTED. */
export function moveBody(body: ZoneBody, { x, y, pose, since, tick }: Readonly<ZoneSpot>): number {
  const poseBit = pose === body.pose ? 0 : POSE_CHANGED;
  const hasGone = x !== body.x || y !== body.y || poseBit !== 0;
  const ticks = hasGone ? tick - since : TICKS_PER_BATCH;
  const sinceBit = !hasGone || since === body.tick ? 0 : SINCE_TICK;
  const ticksBit = ticks === TICKS_PER_BATCH ? 0 : IN_TICKS;
  const xKind = kindOf(x - body.x, body.vx, ticks);
  const yKind = kindOf(y - body.y, body.vy, ticks);
  if (xKind !== AS_EXPECTED) body.vx = xKind === NEW_PACE ? paceOf(x - body.x, ticks) : 0;
  if (yKind !== AS_EXPECTED) body.vy = yKind === NEW_PACE ? paceOf(y - body.y, ticks) : 0;
  body.x = x;
  body.y = y;
  body.pose = pose;
  if (hasGone) spend(body, since, ticks);
  return xKind | (yKind << Y_AT) | poseBit | ticksBit | sinceBit;
}

/** The client's counterpart of `moveBody` for AS_EXPECTED. */
export function moveAsExpected(body: ZoneBody): void {
  body.path = STRAIGHT_PATH;
  if (body.vx === 0 && body.vy === 0) return;
  body.x = (body.x + body.vx) & COORDINATE;
  body.y = (body.y + body.vy) & COORDINATE;
  spend(body, body.tick, TICKS_PER_BATCH);
}

/**
 * Writes the steps of the path, then the last one, with the results of `moveBody`; `roomTick` is the patch's world
 * tick.
 */
export function writeMoves(
  writer: ByteWriter,
  body: MovedSpot & { readonly path: readonly MovedSpot[] },
  roomTick: number,
): void {
  for (const spot of body.path) writeMove(writer, spot, { head: spot.move | MORE_STEPS, roomTick });
  writeMove(writer, body, { head: body.move, roomTick });
}

/** The client's counterpart of `writeMoves`. */
export function readMoves(reader: ByteReader, body: ZoneBody, roomTick: number): void {
  const path: ZoneSpot[] = [];
  while (readMove(reader, body, roomTick) && !reader.isBroken) {
    const { x, y, pose, tick, since } = body;
    path.push({ x, y, pose, tick, since });
    if (path.length > MOST_SPOTS) reader.fail();
  }
  body.path = path;
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

function readMove(reader: ByteReader, body: ZoneBody, roomTick: number): boolean {
  const move = reader.uint8();
  const since = (move & SINCE_TICK) !== 0 ? roomTick - reader.varint() : body.tick;
  const ticks = (move & IN_TICKS) !== 0 ? reader.varuint() : TICKS_PER_BATCH;
  const xKind = move & KIND_MASK;
  const yKind = (move >> Y_AT) & KIND_MASK;
  const [fromX, fromY] = [body.x, body.y];
  body.vx = readPace(reader, xKind, body.vx);
  body.x = xKind === NEW_POSITION ? reader.uint16() : (fromX + stepOf(body.vx, ticks)) & COORDINATE;
  body.vy = readPace(reader, yKind, body.vy);
  body.y = yKind === NEW_POSITION ? reader.uint16() : (fromY + stepOf(body.vy, ticks)) & COORDINATE;
  if ((move & POSE_CHANGED) !== 0) body.pose = reader.uint8();
  const hasGone = body.x !== fromX || body.y !== fromY || (move & POSE_CHANGED) !== 0;
  if (hasGone) spend(body, since, ticks);
  return (move & MORE_STEPS) !== 0;
}

/** Writes the whole body, for clients that have not seen it yet. */
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
  return { ...place, tick, since: tick - TICKS_PER_BATCH, path: STRAIGHT_PATH };
}

function spend(body: ZoneBody, since: number, ticks: number): void {
  body.since = since;
  body.tick = since + ticks;
}

/** Distance at this pace in a number of ticks. */
function stepOf(pace: number, ticks: number): number {
  return Math.round((pace * ticks) / TICKS_PER_BATCH);
}

/** The pace of a distance in a number of ticks, rounded to whole numbers. */
function paceOf(step: number, ticks: number): number {
  return Math.round((step * TICKS_PER_BATCH) / ticks);
}

function kindOf(step: number, expected: number, ticks: number): number {
  if (step === stepOf(expected, ticks)) return AS_EXPECTED;
  if (step === 0) return NOT_MOVED;
  const pace = ticks > 0 ? paceOf(step, ticks) : Infinity;
  return Math.abs(pace) <= MOST_BY && stepOf(pace, ticks) === step ? NEW_PACE : NEW_POSITION;
}

function writeCoordinate(writer: ByteWriter, kind: number, pace: number, place: number): void {
  if (kind === NEW_PACE) writer.uint8(pace & 0xff);
  else if (kind === NEW_POSITION) writer.uint16(place);
}

function readPace(reader: ByteReader, kind: number, expected: number): number {
  if (kind === AS_EXPECTED) return expected;
  return kind === NEW_PACE ? reader.int8() : 0;
}
