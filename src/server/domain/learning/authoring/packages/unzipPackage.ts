import { unzipSync } from 'fflate';
import { PACKAGE_FILE } from '#shared/contract/learning/authoring/lmsPackages.ts';
import { AppError } from '#server/platform/appError.ts';
import { decodeText } from '#server/platform/koreanText.ts';
import { isBinaryPath } from './binaryFiles.ts';
import { packageTexts as texts } from './texts.ts';

/** Texts of a package by their paths from its folder, null for what is no text. */
export type PackageFiles = ReadonlyMap<string, string | null>;

export interface UnzippedPackage {
  readonly files: PackageFiles;
  /** The bytes of pictures, PDFs and films; their kind is not checked here. */
  readonly binaries: ReadonlyMap<string, Uint8Array>;
}

const MOST_FILES = 400;
const MOST_BYTES = PACKAGE_FILE.maxBytes + 20 * 1024 * 1024;
/** Texts do not shrink to less than a hundredth; what does is made to burst. */
const MOST_RATIO = 100;
const SMALL_BYTES = 64 * 1024;
/** Files that systems put into archives by themselves. */
const NOISE = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/i;

const refuse = (message: string, log: string) => new AppError('PACKAGE_REFUSED', { message, log });

/**
 * The files of a zip, with limits on what it unfolds to; a folder around all of them is left out. Throws
 * PACKAGE_REFUSED for an archive that cannot be read, is made to burst or reaches outside of its folder.
 */
export function unzipPackage(bytes: Uint8Array): UnzippedPackage {
  const seen = new Set<string>();
  let total = 0;
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unzipSync(bytes, {
      filter: ({ name: stored, size, originalSize }) => {
        const name = nameOf(stored);
        if (name.endsWith('/') || NOISE.test(name)) return false;
        assertInside(name);
        const key = name.normalize('NFC').toLowerCase();
        if (seen.has(key)) throw refuse(texts.twice(name), `two files ${name}`);
        seen.add(key);
        total += originalSize;
        if (seen.size > MOST_FILES)
          throw refuse(texts.tooManyFiles(MOST_FILES), `more than ${MOST_FILES} files`);
        const bursts = originalSize > SMALL_BYTES && originalSize > size * MOST_RATIO;
        if (total > MOST_BYTES || bursts)
          throw refuse(
            texts.tooLarge,
            `${name} unfolds from ${size} to ${originalSize} bytes, ${total} in all`,
          );
        return true;
      },
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuse(texts.notZip, 'the zip cannot be read');
  }
  if (seen.size === 0) throw refuse(texts.empty, 'no files');
  const entries = withoutRoot(
    Object.entries(unpacked).map(([name, content]) => [nameOf(name).normalize('NFC'), content]),
  );
  return {
    files: new Map(entries.map(([path, content]) => [path, isBinaryPath(path) ? null : textOf(content)])),
    binaries: new Map(entries.filter(([path]) => isBinaryPath(path))),
  };
}

/**
 * The name of an entry. One without the mark of UTF-8 comes as a letter for each byte: Korean Windows writes such names
 * in its own code page, other systems in UTF-8 without the mark.
 */
function nameOf(stored: string): string {
  const bytes = Buffer.from(stored, 'latin1');
  const isOfBytes = /[\u0080-\u00ff]/u.test(stored) && bytes.toString('latin1') === stored;
  if (!isOfBytes) return stored;
  const read = decodeText(bytes);
  return read.includes('\uFFFD') ? stored : read;
}

function assertInside(name: string): void {
  const isOutside =
    name.startsWith('/') ||
    name.includes('\\') ||
    name.includes('\0') ||
    /^[a-z]:/i.test(name) ||
    name.split('/').some((part) => part === '..' || part === '.' || part === '');
  if (isOutside) throw refuse(texts.outside(name.slice(0, 80)), `path ${JSON.stringify(name)}`);
}

function textOf(content: Uint8Array): string | null {
  const text = decodeText(content);
  return text.includes('\0') || text.includes('\uFFFD') ? null : text.replaceAll('\r\n', '\n');
}

/** The folder that was packed, when it was packed as a whole. */
function withoutRoot(entries: readonly [string, Uint8Array][]): [string, Uint8Array][] {
  const roots = new Set(entries.map(([name]) => name.split('/')[0]));
  const [root = ''] = roots;
  const isRoot = roots.size === 1 && entries.every(([name]) => name.includes('/')) && !isKnown(root);
  const cut = isRoot ? root.length + 1 : 0;
  return entries.map(([name, content]) => [name.slice(cut), content]);
}

const isKnown = (folder: string) =>
  ['documents', 'blocks', 'problems', 'stages', 'videos', 'pictures'].includes(folder);
