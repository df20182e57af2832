/** Pure: WebSocket frames as clients send them, each under a mask of four bytes (RFC 6455, section 5.2). */

const FINAL = 0x80;
const OPCODE = 0x0f;
const BINARY = 0x82;
const MASKED = 0x80;
const MASK_AT = 2;
const MASK_BYTES = 4;
const SHORT_HEAD = MASK_AT + MASK_BYTES;
const SHORT = 125;
const TWO_BYTES = 126;

/**
 * The message after `opening`, laid open within `piece`, when the piece begins with a whole short binary message that
 * begins so. Otherwise null, and the piece is as it was.
 */
export function unmaskAfter(opening: Uint8Array, piece: Buffer): Uint8Array | null {
  const [kind = 0, size = 0] = [piece[0], piece[1]];
  const length = size - MASKED;
  if (kind !== BINARY || length < opening.length || length > SHORT) return null;
  if (piece.length < SHORT_HEAD + length) return null;
  for (let at = 0; at < opening.length; at += 1) if (opening[at] !== unmasked(piece, at)) return null;
  for (let at = opening.length; at < length; at += 1) piece[SHORT_HEAD + at] = unmasked(piece, at);
  return piece.subarray(SHORT_HEAD + opening.length, SHORT_HEAD + length);
}

/** What comes after the message that `unmaskAfter` found. */
export function restAfter(opening: Uint8Array, message: Uint8Array, piece: Buffer): Buffer {
  return piece.subarray(SHORT_HEAD + opening.length + message.length);
}

/** Whether a piece that begins with a frame ends with one, and none of its messages goes on in the next. */
export function endsWhole(piece: Buffer): boolean {
  let at = 0;
  while (at < piece.length) {
    const [kind = 0, size = 0] = [piece[at], piece[at + 1]];
    const isWhole = (kind & FINAL) !== 0 && (kind & OPCODE) !== 0;
    const length = size & ~MASKED;
    if (!isWhole || length > TWO_BYTES || at + SHORT_HEAD > piece.length) return false;
    at += length === TWO_BYTES ? 2 + piece.readUInt16BE(at + 2) : length;
    at += SHORT_HEAD;
  }
  return at === piece.length;
}

function unmasked(piece: Buffer, at: number): number {
  return (piece[SHORT_HEAD + at] ?? 0) ^ (piece[MASK_AT + (at % MASK_BYTES)] ?? 0);
}
