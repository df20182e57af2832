import type { StaffLesson } from '#shared/contract/learning/authoring/lmsLessons.ts';
import { PACKAGE_FILE } from '#shared/contract/learning/authoring/lmsPackages.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { PackageContent, PackageLesson } from './lessonPackage.ts';
import type { Files } from './pictureFiles.ts';

export type ShownContent = StaffLesson['contentList'][number];

/** A package that is being written. */
export interface PackageWriting {
  readonly deps: Deps;
  readonly channelId: number;
  readonly files: Files;
  /** The name of the file of a content; `write` makes it the first time, since several lessons may show it. */
  readonly once: (content: string, write: () => Promise<string>) => Promise<string>;
  /** The lessons of a course or worksheet, and the files of all that they show. */
  readonly lessons: (lessonList: readonly StaffLesson[]) => Promise<PackageLesson[]>;
  /** How a lesson names a copy of what comes with the product: by its number there; of anything else only its place. */
  readonly libraryContent: (content: ShownContent) => Promise<PackageContent>;
}

/** A file's name after its title, with a number where another file has it. */
export function freeSlug(files: ReadonlyMap<string, unknown>, folder: string, title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9가-힣]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
  const base = plain === '' ? folder.slice(0, -1) : plain;
  const taken = new Set([...files.keys()].map((path) => path.split(/[./]/, 2).join('/')));
  let slug = base;
  for (let number = 2; taken.has(`${folder}/${slug}`); number += 1) slug = `${base}-${number}`;
  return slug;
}

/** The rest of the size of a package for its texts. */
const TEXT_BYTES = 2 * 1024 * 1024;

/** Whether a package has room for a PDF or a film of so many bytes. */
export function hasRoom(files: Files, size: number): boolean {
  let taken = size + TEXT_BYTES;
  for (const content of files.values()) if (typeof content !== 'string') taken += content.length;
  return taken <= PACKAGE_FILE.maxBytes;
}
