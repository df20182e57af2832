/**
 * Pure: what became of a few bytes that the other side has already, knowing nothing of what they mean. Their eights are
 * told by a mask each, and which of the eights by a mask before them; of most numbers only some bytes change.
 */
import type { ByteReader } from './ByteReader.ts';
import type { ByteWriter } from './ByteWriter.ts';

const GROUP = 8;
const SPAN = GROUP * GROUP;
/** Which bytes of each eight are others; grows with what is compared. */
let masks = new Uint8Array(GROUP);

/** Writes how `after` differs from `before`; they are of one length, which the reader knows too. */
export function writeBytesChange(writer: ByteWriter, before: Uint8Array, after: Uint8Array): void {
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

/** What `before` has become. */
export function readBytesChange(reader: ByteReader, before: Uint8Array): Uint8Array {
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

/** Which of the eight bytes from here on are others. */
function maskOf(before: Uint8Array, after: Uint8Array, from: number): number {
  const end = Math.min(from + GROUP, after.length);
  let mask = 0;
  for (let at = from; at < end; at += 1) if (before[at] !== after[at]) mask |= 1 << (at - from);
  return mask;
}
