/** WebAssembly's binary format, as far as needed: https://webassembly.github.io/spec/core/binary/modules.html */
const SECTION = { custom: 0, import: 2, memory: 5, export: 7, data: 11 } as const;
const HEADER_BYTES = 8;
const PAGE_BYTES = 65_536;
const I32_CONST = 0x41;
const END = 0x0b;

export interface PreparedModule {
  /** The module without debug information and data, with its memory imported as `env.memory`. */
  code: Uint8Array<ArrayBuffer>;
  /** The memory at the start; a whole number of pages. */
  memory: Uint8Array<ArrayBuffer>;
}

/**
 * Makes a command module restartable from a copy of its memory. The memory becomes an import, so that its starter sets
 * the cap; the table and the stack pointer (global 0) become exports, so that a function inside can be called by its
 * index; and the data is applied once, here, instead of at every start.
 */
export function prepareModule(bytes: Uint8Array): PreparedModule {
  const sections = readSections(bytes);
  const pages = initialPages(sections);
  const memory = new Uint8Array(pages * PAGE_BYTES);
  const parts: Uint8Array[] = [bytes.subarray(0, HEADER_BYTES)];
  for (const { id, body } of sections) {
    if (id === SECTION.custom || id === SECTION.memory) continue;
    if (id === SECTION.data) applyData(body, memory);
    else if (id === SECTION.import)
      parts.push(
        section(id, appended(body, [[...name('env'), ...name('memory'), 2, 0, ...unsigned(pages)]])),
      );
    else if (id === SECTION.export) {
      const table = [...name('table'), 1, 0];
      const stackPointer = [...name('stackPointer'), 3, 0];
      parts.push(section(id, appended(body, [table, stackPointer])));
    } else parts.push(section(id, body));
  }
  return { code: joined(parts), memory };
}

interface Section {
  id: number;
  body: Uint8Array;
}

class Reader {
  readonly bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte(): number {
    const value = this.bytes[this.at];
    if (value === undefined) throw new RangeError('The WebAssembly module is cut short.');
    this.at += 1;
    return value;
  }

  unsigned(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const next = this.byte();
      value |= (next & 0x7f) << shift;
      if ((next & 0x80) === 0) return value >>> 0;
    }
  }

  take(length: number): Uint8Array {
    const part = this.bytes.subarray(this.at, this.at + length);
    this.at += length;
    return part;
  }
}

function readSections(bytes: Uint8Array): Section[] {
  const reader = new Reader(bytes, HEADER_BYTES);
  const sections: Section[] = [];
  while (reader.at < bytes.length) {
    const id = reader.byte();
    sections.push({ id, body: reader.take(reader.unsigned()) });
  }
  return sections;
}

function initialPages(sections: readonly Section[]): number {
  const body = sections.find(({ id }) => id === SECTION.memory)?.body;
  if (!body) throw new Error('The WebAssembly module has no memory of its own.');
  const reader = new Reader(body);
  if (reader.unsigned() !== 1) throw new Error('The WebAssembly module has not exactly one memory.');
  reader.byte();
  return reader.unsigned();
}

function applyData(body: Uint8Array, memory: Uint8Array): void {
  const reader = new Reader(body);
  for (let left = reader.unsigned(); left > 0; left -= 1) {
    const isPlain = reader.unsigned() === 0 && reader.byte() === I32_CONST;
    // Offsets are below 64 MB: signed and unsigned they are the same.
    const offset = reader.unsigned();
    if (!isPlain || reader.byte() !== END)
      throw new Error('The WebAssembly module has data of another kind.');
    memory.set(reader.take(reader.unsigned()), offset);
  }
}

/** A list of the format with more entries at its end. */
function appended(body: Uint8Array, entries: readonly number[][]): Uint8Array {
  const reader = new Reader(body);
  const count = unsigned(reader.unsigned() + entries.length);
  return joined([
    Uint8Array.from(count),
    body.subarray(reader.at),
    ...entries.map((entry) => Uint8Array.from(entry)),
  ]);
}

function section(id: number, body: Uint8Array): Uint8Array {
  return joined([Uint8Array.from([id, ...unsigned(body.length)]), body]);
}

function name(text: string): number[] {
  const bytes = new TextEncoder().encode(text);
  return [...unsigned(bytes.length), ...bytes];
}

function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let left = value;
  do {
    const low = left & 0x7f;
    left >>>= 7;
    bytes.push(left === 0 ? low : low | 0x80);
  } while (left !== 0);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
