import type { ByteWriter } from '#shared/contract/rooms/sights/ByteWriter.ts';

/** The last frame of a message, which is bytes. */
const FINAL_BINARY = 0x82;
const SHORT = 125;
const TWO_BYTES = 126;
const MOST = 0xffff;

/** What was written as one WebSocket message from a server, ready for the socket; the writer starts anew. */
export function takeFrame(writer: ByteWriter): Buffer {
  const { length } = writer;
  if (length > MOST) throw new Error(`A frame of ${length} bytes is longer than ${MOST}.`);
  const head = length <= SHORT ? 2 : 4;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_BINARY;
  frame[1] = length <= SHORT ? length : TWO_BYTES;
  if (length > SHORT) frame.writeUInt16BE(length, 2);
  return writer.takeInto(frame, head);
}
