import type { z } from 'zod';
import type { PackageFile } from '#shared/contract/learning/lmsPackages.ts';
import { readBlock, type PackageBlock } from './blockPackage.ts';
import { coursePackageSchema, SLUG, worksheetPackageSchema, type PackageLesson } from './coursePackage.ts';
import { readDocument, type PackageDocument } from './documentPackage.ts';
import { readYaml, type Read } from './readYaml.ts';
import { packageTexts as texts } from './texts.ts';
import type { PackageFiles } from './unzipPackage.ts';

/** All that a package makes, by the names of its files. */
export interface ReadPackage {
  readonly course: z.output<typeof coursePackageSchema> | null;
  readonly worksheet: z.output<typeof worksheetPackageSchema> | null;
  readonly documents: ReadonlyMap<string, PackageDocument>;
  readonly blocks: ReadonlyMap<string, PackageBlock>;
  /** Each file with what is wrong with it. */
  readonly fileList: PackageFile[];
}

const PATH = /^(documents|blocks)\/([^/]+)\.(md|yaml)$/;

/** Reads every file of a package, and sees whether what lessons show is there. */
export function readPackage(files: PackageFiles): ReadPackage {
  const documents = new Map<string, PackageDocument>();
  const blocks = new Map<string, PackageBlock>();
  const fileList: PackageFile[] = [];
  let course: ReadPackage['course'] = null;
  let worksheet: ReadPackage['worksheet'] = null;

  const note = <T extends { title: string }>(
    path: string,
    kind: PackageFile['kind'],
    { value, errors }: Read<T>,
  ): T | null => {
    fileList.push({ path, kind, title: value?.title ?? '', errorList: [...errors] });
    return value;
  };
  for (const [path, text] of files) {
    if (text === null) {
      note(path, null, { value: null, errors: [texts.notUtf8] });
      continue;
    }
    const [, folder, slug = '', ending] = PATH.exec(path) ?? [];
    if (path === 'course.yaml') course = note(path, 'COURSE', readYaml(text, coursePackageSchema));
    else if (path === 'worksheet.yaml')
      worksheet = note(path, 'WORKSHEET', readYaml(text, worksheetPackageSchema));
    else if (folder !== undefined && !SLUG.test(slug))
      note(path, null, { value: null, errors: [texts.slug] });
    else if (folder === 'documents' && ending === 'md') {
      const document = note(path, 'DOCUMENT', readDocument(text));
      if (document) documents.set(slug, document);
    } else if (folder === 'blocks' && ending === 'yaml') {
      const block = note(path, 'BLOCK', readBlock(text));
      if (block) blocks.set(slug, block);
    } else note(path, null, { value: null, errors: [texts.unknown] });
  }

  const rootOf = (path: string) => fileList.find((file) => file.path === path);
  if (rootOf('course.yaml') && rootOf('worksheet.yaml'))
    rootOf('worksheet.yaml')?.errorList.push(texts.twoRoots);
  const known = { document: new Set(names(files, 'documents')), block: new Set(names(files, 'blocks')) };
  rootOf('course.yaml')?.errorList.push(...missing(course?.lessons ?? [], known));
  rootOf('worksheet.yaml')?.errorList.push(...missing(worksheet?.chapters ?? [], known));
  return { course, worksheet, documents, blocks, fileList };
}

const names = (files: PackageFiles, folder: string): string[] =>
  [...files.keys()].flatMap((path) => {
    const [, found, slug] = PATH.exec(path) ?? [];
    return found === folder && slug !== undefined ? [slug] : [];
  });

function missing(
  lessons: readonly PackageLesson[],
  known: Readonly<Record<'document' | 'block', ReadonlySet<string>>>,
): string[] {
  return lessons.flatMap(({ contents }) =>
    contents.flatMap((content) =>
      content.type === 'preparing' || known[content.type].has(content.ref)
        ? []
        : [texts.missing(content.type, content.ref)],
    ),
  );
}
