const HEADER_BYTES = 4;

/** Four bytes of length (big endian), then JSON in UTF-8. */
export function encodeFrame(value: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(value), 'utf8');
  const frame = Buffer.allocUnsafe(HEADER_BYTES + body.length);
  frame.writeUInt32BE(body.length, 0);
  body.copy(frame, HEADER_BYTES);
  return frame;
}

/** Puts a byte stream back together. Never holds more than one frame of the allowed length. */
export class FrameReader {
  readonly #maxBytes: number;
  #chunks: Buffer[] = [];
  #buffered = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Returns the frames completed by this chunk; throws on a frame that is too long or no JSON. */
  push(chunk: Buffer): unknown[] {
    this.#chunks.push(chunk);
    this.#buffered += chunk.length;
    const frames: unknown[] = [];
    for (let length = this.#nextLength(); length !== undefined; length = this.#nextLength()) {
      if (this.#buffered < HEADER_BYTES + length) break;
      const all = this.#joined();
      const end = HEADER_BYTES + length;
      frames.push(JSON.parse(all.toString('utf8', HEADER_BYTES, end)));
      this.#chunks = [all.subarray(end)];
      this.#buffered = all.length - end;
    }
    return frames;
  }

  #nextLength(): number | undefined {
    if (this.#buffered < HEADER_BYTES) return undefined;
    const first = this.#chunks[0];
    const length = (first && first.length >= HEADER_BYTES ? first : this.#joined()).readUInt32BE(0);
    if (length > this.#maxBytes) {
      throw new RangeError(`A frame of ${length} bytes came in; at most ${this.#maxBytes} are allowed.`);
    }
    return length;
  }

  #joined(): Buffer {
    const all = this.#chunks.length === 1 && this.#chunks[0] ? this.#chunks[0] : Buffer.concat(this.#chunks);
    this.#chunks = [all];
    return all;
  }
}
