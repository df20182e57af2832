import { INPUT_MASK } from '#shared/simulation/inputBits.ts';

/** Consecutive ticks of input; `firstSeq` numbers the first of them, counted from 1 since the join. */
export interface InputBatch {
  readonly firstSeq: number;
  readonly bits: readonly number[];
}

/** A batch never carries more than this; a client that was stalled sends several. */
export const MAX_BATCH_TICKS = 12;
const HEADER_BYTES = 4;
const MAX_SEQ = 0xffffffff;

/** uint32 sequence number (little endian), then one byte per tick. */
export function encodeInputBatch({ firstSeq, bits }: InputBatch): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + bits.length);
  new DataView(bytes.buffer).setUint32(0, firstSeq, true);
  bytes.set(bits, HEADER_BYTES);
  return bytes;
}

/** What a client sent, or null when it is not a batch. Bits without a meaning are cut off. */
export function decodeInputBatch(message: unknown): InputBatch | null {
  if (!(message instanceof Uint8Array)) return null;
  const ticks = message.byteLength - HEADER_BYTES;
  if (ticks < 1 || ticks > MAX_BATCH_TICKS) return null;
  const firstSeq = new DataView(message.buffer, message.byteOffset, HEADER_BYTES).getUint32(0, true);
  if (firstSeq < 1 || firstSeq > MAX_SEQ - ticks) return null;
  return { firstSeq, bits: Array.from(message.subarray(HEADER_BYTES), (bits) => bits & INPUT_MASK) };
}
