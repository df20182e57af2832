const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Collects the output of a program, up to a number of UTF-8 bytes. */
export class OutputSink {
  readonly #limit: number;
  readonly #parts: string[] = [];
  #bytes = 0;
  #length = 0;
  #offered = 0;
  #overflowed = false;

  constructor(limitBytes: number) {
    this.#limit = limitBytes;
  }

  get overflowed(): boolean {
    return this.#overflowed;
  }

  /** Characters taken so far. */
  get length(): number {
    return this.#length;
  }

  /** Received characters, including those beyond the limit. */
  get offered(): number {
    return this.#offered;
  }

  get text(): string {
    return this.#parts.join('');
  }

  /** Returns false once the limit is passed; whole characters before it are kept. */
  write(text: string): boolean {
    this.#offered += text.length;
    if (this.#overflowed) return false;
    const bytes = encoder.encode(text).length;
    if (this.#bytes + bytes > this.#limit) {
      this.#overflowed = true;
      this.#parts.push(firstBytes(text, this.#limit - this.#bytes));
      return false;
    }
    this.#bytes += bytes;
    this.#length += text.length;
    this.#parts.push(text);
    return true;
  }
}

function firstBytes(text: string, count: number): string {
  const bytes = encoder.encode(text);
  let end = count;
  // Step back over continuation bytes (10xxxxxx) so that no character is cut in two.
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return decoder.decode(bytes.subarray(0, end));
}
