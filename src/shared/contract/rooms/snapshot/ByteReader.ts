/** Longest varuint, bytes. */
const LONGEST_SHIFT = 28;

/**
 * Reads what a ByteWriter wrote. Never throws: beyond the end everything is 0 and `isBroken` is true, which the caller
 * must check before using the values.
 */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #isBroken = false;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Read beyond the end, or a value that no writer writes. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  /** Marks the bytes as malformed, for values that are invalid to the caller. */
  fail(): void {
    this.#isBroken = true;
  }

  uint8(): number {
    const byte = this.#bytes[this.#at];
    this.#at += 1;
    if (byte !== undefined) return byte;
    this.#isBroken = true;
    return 0;
  }

  int8(): number {
    return (this.uint8() << 24) >> 24;
  }

  uint16(): number {
    const low = this.uint8();
    return low | (this.uint8() << 8);
  }

  uint32(): number {
    const low = this.uint16();
    return low + this.uint16() * 0x10000;
  }

  varuint(): number {
    let value = 0;
    for (let shift = 0; shift <= LONGEST_SHIFT; shift += 7) {
      const byte = this.uint8();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
    this.#isBroken = true;
    return 0;
  }

  varint(): number {
    const value = this.varuint();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }
}
