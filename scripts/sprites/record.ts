import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '../support/writeFileAtomically.ts';
import type { Scale } from './output.ts';

/** The former result of a task. */
export interface TaskRecord {
  readonly source: string;
  /** Size in bytes by path below the output folder. */
  readonly files: Readonly<Record<string, number>>;
  /** Changes with the content of any of the files. */
  readonly version: string;
}

/** The record between builds; it is not in git. */
export interface BuildRecord {
  /** The hash of all sources of a whole drawing, by scale: while it is the same, its drawings need not be checked. */
  readonly sources: Readonly<Partial<Record<Scale, string>>>;
  readonly tasks: Readonly<Record<string, TaskRecord>>;
}

const EMPTY: BuildRecord = { sources: {}, tasks: {} };

export const hashOf = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
};

export function readRecord(file: string): BuildRecord {
  if (!existsSync(file)) return EMPTY;
  try {
    // Written by writeRecord; a file from another version simply matches nothing.
    return { ...EMPTY, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<BuildRecord>) };
  } catch (error) {
    // A torn file counts as missing.
    if (error instanceof SyntaxError) return EMPTY;
    throw error;
  }
}

export function writeRecord(file: string, record: BuildRecord): void {
  writeFileAtomically(file, JSON.stringify(record));
}

/** Whether everything a task produced is still there. */
export function isComplete(record: TaskRecord | undefined, folder: string): boolean {
  return (
    record !== undefined &&
    Object.entries(record.files).every(
      ([path, size]) => statSync(join(folder, path), { throwIfNoEntry: false })?.size === size,
    )
  );
}

/** Drawings are code; maps are JSON. */
const isSource = (name: string) => /\.(ts|json)$/.test(name) && !/\.(test|gen)\.ts$/.test(name);

/** One hash over every file below the folders and the given files. */
export function hashSources(root: string, paths: readonly string[]): string {
  const files = paths.flatMap((path) => {
    if (!statSync(join(root, path)).isDirectory()) return [path];
    return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isSource(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  });
  return hashOf(...files.sort().flatMap((file) => [file, readFileSync(join(root, file))]));
}
