const FIRST_SIZE = 256;

/** Writes into a growing buffer, little endian. */
export class ByteWriter {
  #bytes = new Uint8Array(FIRST_SIZE);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  uint8(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }

  uint16(value: number): void {
    this.#reserve(2);
    this.#bytes[this.#length++] = value;
    this.#bytes[this.#length++] = value >> 8;
  }

  uint32(value: number): void {
    this.uint16(value & 0xffff);
    this.uint16(value >>> 16);
  }

  /** A whole number from 0 to 2³¹ − 1: one byte for each seven bits. */
  varuint(value: number): void {
    let rest = value;
    while (rest > 0x7f) {
      this.uint8((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    this.uint8(rest);
  }

  /** A whole number of either sign, small ones in one byte. */
  varint(value: number): void {
    this.varuint(value < 0 ? -value * 2 - 1 : value * 2);
  }

  bytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** A copy of everything written so far; resets the writer. */
  take(): Uint8Array {
    const written = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return written;
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}
