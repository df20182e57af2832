/**
 * Pure: what became of a few bytes that the other side has already, knowing nothing of what they mean. Their eights are
 * told by a mask each, and which of the eights by a mask before them; of most numbers only some bytes change.
 */
import type { ByteReader } from './ByteReader.ts';
import type { ByteWriter } from './ByteWriter.ts';

const GROUP = 8;

/** Writes how `after` differs from `before`; they are of one length, which the reader knows too. */
export function writeBytesChange(writer: ByteWriter, before: Uint8Array, after: Uint8Array): void {
  const masks = masksOf(before, after);
  writeGroups(writer, masks);
  for (const [group, mask] of masks.entries()) {
    if (mask === 0) continue;
    writer.uint8(mask);
    for (let bit = 0; bit < GROUP; bit += 1)
      if ((mask & (1 << bit)) !== 0) writer.uint8(after[group * GROUP + bit] ?? 0);
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

function masksOf(before: Uint8Array, after: Uint8Array): number[] {
  const masks: number[] = [];
  for (let from = 0; from < after.length; from += GROUP) {
    let mask = 0;
    for (let bit = 0; bit < GROUP; bit += 1) if (before[from + bit] !== after[from + bit]) mask |= 1 << bit;
    masks.push(mask);
  }
  return masks;
}

function writeGroups(writer: ByteWriter, masks: readonly number[]): void {
  for (let from = 0; from < masks.length; from += 8) {
    let groups = 0;
    for (let bit = 0; bit < 8; bit += 1) if ((masks[from + bit] ?? 0) !== 0) groups |= 1 << bit;
    writer.uint8(groups);
  }
}
