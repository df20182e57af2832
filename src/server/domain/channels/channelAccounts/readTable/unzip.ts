import { inflateRawSync } from 'node:zlib';

/** The file is not of its declared type, or unpacks to more than allowed. */
export class UnreadableFile extends Error {
  readonly isTooLarge: boolean;

  constructor(message: string, options: { readonly cause?: unknown; readonly isTooLarge?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.name = 'UnreadableFile';
    this.isTooLarge = options.isTooLarge ?? false;
  }
}

interface ZipEntry {
  readonly method: number;
  readonly packedSize: number;
  readonly offset: number;
}

const END_SIGNATURE = 0x06054b50;
const DIRECTORY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const MOST_ENTRIES = 500;
const [STORED, DEFLATED] = [0, 8];

/**
 * The entries of a zip; each is unpacked when it is asked for. The sizes that an archive declares are not trusted:
 * inflating stops at `mostBytes`, counted over all entries. Throws UnreadableFile.
 */
export class Zip {
  readonly #bytes: Buffer;
  readonly #entries = new Map<string, ZipEntry>();
  #left: number;

  constructor(bytes: Buffer, mostBytes: number) {
    this.#bytes = bytes;
    this.#left = mostBytes;
    try {
      this.#readDirectory();
    } catch (error) {
      throw error instanceof UnreadableFile
        ? error
        : new UnreadableFile('the directory is cut', { cause: error });
    }
  }

  /** The text of an entry; undefined where there is none. */
  text(name: string): string | undefined {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    const bytes = this.#unpack(name, entry);
    this.#left -= bytes.length;
    return bytes.toString('utf8');
  }

  #unpack(name: string, { method, packedSize, offset }: ZipEntry): Buffer {
    try {
      if (this.#bytes.readUInt32LE(offset) !== LOCAL_SIGNATURE)
        throw new UnreadableFile(`${name} is not where it should be`);
      const start =
        offset + 30 + this.#bytes.readUInt16LE(offset + 26) + this.#bytes.readUInt16LE(offset + 28);
      const packed = this.#bytes.subarray(start, start + packedSize);
      if (method === DEFLATED) return inflateRawSync(packed, { maxOutputLength: Math.max(1, this.#left) });
      if (method !== STORED) throw new UnreadableFile(`${name} is packed by method ${method}`);
      if (packed.length > this.#left) throw tooLarge(name);
      return packed;
    } catch (error) {
      if (error instanceof UnreadableFile) throw error;
      if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
        throw tooLarge(name);
      throw new UnreadableFile(`${name} cannot be unpacked`, { cause: error });
    }
  }

  #readDirectory(): void {
    const bytes = this.#bytes;
    let end = bytes.length - END_BYTES;
    const earliest = Math.max(0, end - 0xffff);
    while (end >= earliest && bytes.readUInt32LE(end) !== END_SIGNATURE) end -= 1;
    if (end < earliest) throw new UnreadableFile('no end of a zip');
    const count = bytes.readUInt16LE(end + 10);
    if (count > MOST_ENTRIES) throw new UnreadableFile(`${count} entries`);
    let at = bytes.readUInt32LE(end + 16);
    for (let index = 0; index < count; index += 1) {
      if (bytes.readUInt32LE(at) !== DIRECTORY_SIGNATURE) throw new UnreadableFile('the directory is broken');
      const nameLength = bytes.readUInt16LE(at + 28);
      const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
      if (isEncrypted) throw new UnreadableFile('the file is encrypted');
      this.#entries.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), {
        method: bytes.readUInt16LE(at + 10),
        packedSize: bytes.readUInt32LE(at + 20),
        offset: bytes.readUInt32LE(at + 42),
      });
      at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    }
  }
}

const tooLarge = (name: string) => new UnreadableFile(`${name} unpacks to too much`, { isTooLarge: true });
