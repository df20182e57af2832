/**
 * Pure: one body as those see it who watch its zone, and how little has to be said about its next patch. Both sides go
 * on with the last step of every body; only what comes out differently is told, so whoever stands or walks evenly costs
 * one bit.
 */
import type { ByteReader } from './ByteReader.ts';
import type { ByteWriter } from './ByteWriter.ts';

/** Where a body is: quarter px (`quantisePosition`), and its packed pose. */
export interface ZoneSpot {
  x: number;
  y: number;
  pose: number;
}

export interface ZoneBody extends ZoneSpot {
  /** The room's number for this player while it is here; small, and given to another later. */
  readonly slot: number;
  /** The last step, quarter px per patch; the next one is expected to be the same. */
  vx: number;
  vy: number;
}

/** Nothing but the expected happened. */
export const AS_EXPECTED = 0;

/** How one coordinate went, in two bits: as expected, not at all, by a small step, or to a place far off. */
const STOOD = 1;
const WENT_BY = 2;
const WENT_TO = 3;
const Y_AT = 2;
const KIND_MASK = 3;
const POSE_CHANGED = 0x10;
const KNOWN_BITS = 0x1f;

const MOST_BY = 127;
const COORDINATE = 0xffff;

/** Brings a body to its next spot. Returns what `writeMove` has to say about it, or AS_EXPECTED. */
export function moveBody(body: ZoneBody, { x, y, pose }: Readonly<ZoneSpot>): number {
  const xKind = kindOf(x - body.x, body.vx);
  const yKind = kindOf(y - body.y, body.vy);
  const poseBit = pose === body.pose ? 0 : POSE_CHANGED;
  // Nobody goes on as far as it was put by a jump cut.
  body.vx = xKind === WENT_TO ? 0 : x - body.x;
  body.vy = yKind === WENT_TO ? 0 : y - body.y;
  body.x = x;
  body.y = y;
  body.pose = pose;
  return xKind | (yKind << Y_AT) | poseBit;
}

/** The other side of `moveBody` for AS_EXPECTED. */
export function moveAsExpected(body: ZoneBody): void {
  body.x = (body.x + body.vx) & COORDINATE;
  body.y = (body.y + body.vy) & COORDINATE;
}

/** `move` is what `moveBody` has just returned for this body. */
export function writeMove(writer: ByteWriter, body: Readonly<ZoneBody>, move: number): void {
  writer.uint8(move);
  writeCoordinate(writer, move & KIND_MASK, body.vx, body.x);
  writeCoordinate(writer, (move >> Y_AT) & KIND_MASK, body.vy, body.y);
  if ((move & POSE_CHANGED) !== 0) writer.uint8(body.pose);
}

export function readMove(reader: ByteReader, body: ZoneBody): void {
  const move = reader.uint8();
  if ((move & ~KNOWN_BITS) !== 0) reader.fail();
  const xKind = move & KIND_MASK;
  const yKind = (move >> Y_AT) & KIND_MASK;
  const vx = readStep(reader, xKind, body.vx);
  body.x = xKind === WENT_TO ? reader.uint16() : (body.x + vx) & COORDINATE;
  body.vx = vx;
  const vy = readStep(reader, yKind, body.vy);
  body.y = yKind === WENT_TO ? reader.uint16() : (body.y + vy) & COORDINATE;
  body.vy = vy;
  if ((move & POSE_CHANGED) !== 0) body.pose = reader.uint8();
}

/** The whole body, for whoever has not seen it yet. */
export function writeBody(writer: ByteWriter, { slot, x, y, pose, vx, vy }: Readonly<ZoneBody>): void {
  writer.varuint(slot);
  writer.uint16(x);
  writer.uint16(y);
  writer.uint8(pose);
  writer.varint(vx);
  writer.varint(vy);
}

export function readBody(reader: ByteReader): ZoneBody {
  return {
    slot: reader.varuint(),
    x: reader.uint16(),
    y: reader.uint16(),
    pose: reader.uint8(),
    vx: reader.varint(),
    vy: reader.varint(),
  };
}

function kindOf(step: number, expected: number): number {
  if (step === expected) return AS_EXPECTED;
  if (step === 0) return STOOD;
  return Math.abs(step) <= MOST_BY ? WENT_BY : WENT_TO;
}

function writeCoordinate(writer: ByteWriter, kind: number, step: number, place: number): void {
  if (kind === WENT_BY) writer.uint8(step & 0xff);
  else if (kind === WENT_TO) writer.uint16(place);
}

function readStep(reader: ByteReader, kind: number, expected: number): number {
  if (kind === AS_EXPECTED) return expected;
  return kind === WENT_BY ? reader.int8() : 0;
}
