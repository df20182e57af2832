/**
 * Pure. Encodes the changed bytes of a buffer that the other side already has. Each group of eight bytes has a mask of
 * its changed bytes, and a leading mask marks the changed groups.
 */
import type { ByteReader } from './ByteReader.ts';
import type { ByteWriter } from './ByteWriter.ts';

const GROUP = 8;
const SPAN = GROUP * GROUP;
/** The masks of all groups; grows with the buffers. */
let masks = new Uint8Array(GROUP);

/** Writes the difference of two buffers of one length, which the reader knows too. */
export function writeByteDelta(writer: ByteWriter, before: Uint8Array, after: Uint8Array): void {
  const groups = Math.ceil(after.length / GROUP);
  if (masks.length < groups) masks = new Uint8Array(groups);
  for (let from = 0; from < after.length; from += SPAN) {
    let told = 0;
    for (let group = 0; group < GROUP && from + group * GROUP < after.length; group += 1) {
      const mask = maskOf(before, after, from + group * GROUP);
      masks[from / GROUP + group] = mask;
      if (mask !== 0) told |= 1 << group;
    }
    writer.uint8(told);
  }
  for (let from = 0; from < after.length; from += GROUP) {
    const mask = masks[from / GROUP] ?? 0;
    if (mask === 0) continue;
    writer.uint8(mask);
    for (let bit = 0; bit < GROUP; bit += 1)
      if ((mask & (1 << bit)) !== 0) writer.uint8(after[from + bit] ?? 0);
  }
}

/** Applies the difference to `before`. */
export function readByteDelta(reader: ByteReader, before: Uint8Array): Uint8Array {
  const after = before.slice();
  const groups = Math.ceil(before.length / GROUP);
  const isTold = Array.from({ length: groups }, () => false);
  for (let from = 0; from < groups; from += 8) {
    const mask = reader.uint8();
    for (let bit = 0; bit < 8 && from + bit < groups; bit += 1)
      isTold[from + bit] = (mask & (1 << bit)) !== 0;
  }
  for (const [group, told] of isTold.entries()) {
    const mask = told ? reader.uint8() : 0;
    for (let bit = 0; bit < GROUP; bit += 1) {
      const at = group * GROUP + bit;
      if ((mask & (1 << bit)) === 0) continue;
      if (at >= after.length) reader.fail();
      else after[at] = reader.uint8();
    }
  }
  return after;
}

/** Mask of the changed bytes among the eight from here on. */
function maskOf(before: Uint8Array, after: Uint8Array, from: number): number {
  const end = Math.min(from + GROUP, after.length);
  let mask = 0;
  for (let at = from; at < end; at += 1) if (before[at] !== after[at]) mask |= 1 << (at - from);
  return mask;
}
