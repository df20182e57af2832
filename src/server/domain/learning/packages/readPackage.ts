import type { z } from 'zod';
import type { PackageFile } from '#shared/contract/learning/lmsPackages.ts';
import type { ProblemDraftContent } from '#shared/contract/learning/problemDrafts.ts';
import { readBlock, type PackageBlock } from './blockPackage.ts';
import { coursePackageSchema, SLUG, worksheetPackageSchema, type PackageLesson } from './coursePackage.ts';
import { readDocument, type PackageDocument } from './documentPackage.ts';
import type { ReadProblem } from './FileFindings.ts';
import { readIcpc } from './icpc/readIcpc.ts';
import { isPicturePath, looksLikePicture, picturesShownBy } from './pictureFiles.ts';
import { isOwnProblem, readProblem } from './problemPackage.ts';
import { readYaml, type Read } from './readYaml.ts';
import { packageTexts as texts } from './texts.ts';
import type { PackageFiles, UnzippedPackage } from './unzipPackage.ts';
import { readVideo, type PackageVideo } from './videoPackage.ts';

/** All that a package makes, by the names of its files. */
export interface ReadPackage {
  readonly course: z.output<typeof coursePackageSchema> | null;
  readonly worksheet: z.output<typeof worksheetPackageSchema> | null;
  readonly documents: ReadonlyMap<string, PackageDocument>;
  readonly blocks: ReadonlyMap<string, PackageBlock>;
  readonly videos: ReadonlyMap<string, PackageVideo>;
  readonly problems: ReadonlyMap<string, ProblemDraftContent>;
  /** Those that documents show, by their paths. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Each file with what is wrong with it. */
  readonly fileList: PackageFile[];
}

/** Each is decoded and encoded anew while the importer waits. */
const MOST_PICTURES = 100;
const PROBLEM_FILE = /^problems\/([^/]+)\/(.+)$/;
const PATH = /^(documents|blocks|videos)\/([^/]+)\.(md|yaml)$/;

/** Reads every file of a package, and sees whether what lessons show is there. */
export function readPackage({ files, pictures }: UnzippedPackage): ReadPackage {
  const root = files.get('problem.yaml');
  // A problem that was packed by itself: ours, or one of the ICPC.
  if (typeof root === 'string' && !files.has('course.yaml') && !files.has('worksheet.yaml'))
    return onlyProblem(isOwnProblem(root) ? readProblem(files) : readIcpc(files));
  const documents = new Map<string, PackageDocument>();
  const blocks = new Map<string, PackageBlock>();
  const videos = new Map<string, PackageVideo>();
  const fileList: PackageFile[] = [];
  let course: ReadPackage['course'] = null;
  let worksheet: ReadPackage['worksheet'] = null;

  const note = <T extends { title: string }>(
    path: string,
    kind: PackageFile['kind'],
    { value, errors }: Read<T>,
  ): T | null => {
    fileList.push({ path, kind, title: value?.title ?? '', errorList: [...errors], noteList: [] });
    return value;
  };
  const folders = new Map<string, Map<string, string | null>>();
  for (const [path, text] of files) {
    const [, problem, inside] = PROBLEM_FILE.exec(path) ?? [];
    if (problem !== undefined && inside !== undefined) {
      folders.set(problem, (folders.get(problem) ?? new Map<string, string | null>()).set(inside, text));
      continue;
    }
    // They are looked at once it is known which documents show them.
    if (pictures.has(path)) continue;
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
    } else if (folder === 'videos' && ending === 'yaml') {
      const video = note(path, 'VIDEO', readVideo(text));
      if (video) videos.set(slug, video);
    } else note(path, null, { value: null, errors: [texts.unknown] });
  }

  const problems = new Map<string, ProblemDraftContent>();
  for (const [slug, folder] of folders) {
    const read = readProblem(folder);
    fileList.push(...filesOfProblem(read, `problems/${slug}/`));
    if (!SLUG.test(slug)) note(`problems/${slug}`, null, { value: null, errors: [texts.slug] });
    if (read.content) problems.set(slug, read.content);
  }

  const rootOf = (path: string) => fileList.find((file) => file.path === path);
  if (rootOf('course.yaml') && rootOf('worksheet.yaml'))
    rootOf('worksheet.yaml')?.errorList.push(texts.twoRoots);
  const known = {
    document: new Set(names(files, 'documents')),
    block: new Set(names(files, 'blocks')),
    video: new Set(names(files, 'videos')),
    problem: new Set(folders.keys()),
  };
  rootOf('course.yaml')?.errorList.push(...missing(course?.lessons ?? [], known));
  rootOf('worksheet.yaml')?.errorList.push(...missing(worksheet?.chapters ?? [], known));
  const shown = new Set<string>();
  // Each document gets its own of a picture that several show.
  let copies = 0;
  for (const [slug, { content }] of documents) {
    const paths = picturesShownBy(content);
    const errors = paths.filter((path) => !pictures.has(path)).map(texts.noPicture);
    copies += paths.length;
    if (copies > MOST_PICTURES) errors.push(texts.tooManyPictures(MOST_PICTURES));
    rootOf(`documents/${slug}.md`)?.errorList.push(...errors);
    paths.forEach((path) => shown.add(path));
  }
  fileList.push(...[...pictures].map(([path, bytes]) => pictureFile(path, bytes, shown.has(path))));
  return {
    ...{ course, worksheet, documents, blocks, videos, problems, fileList },
    pictures: new Map([...pictures].filter(([path]) => shown.has(path))),
  };
}

function onlyProblem(read: ReadProblem): ReadPackage {
  const problems = new Map(read.content ? [['problem', read.content]] : []);
  const none = { course: null, worksheet: null, documents: new Map(), blocks: new Map() };
  return { ...none, videos: new Map(), pictures: new Map(), problems, fileList: filesOfProblem(read, '') };
}

function pictureFile(path: string, bytes: Uint8Array, isShown: boolean): PackageFile {
  const error = isPicturePath(path) ? (looksLikePicture(bytes) ? null : texts.notPicture) : texts.pictureName;
  return {
    ...{ path, kind: 'PICTURE' as const, title: '', errorList: error === null ? [] : [error] },
    noteList: isShown ? [] : [texts.unusedPicture],
  };
}

/** The head of a problem, and its other files where there is something to say of them. */
function filesOfProblem({ content, findings }: ReadProblem, folder: string): PackageFile[] {
  const found = findings.list();
  const head = 'problem.yaml';
  const plain = { path: head, errorList: [], noteList: [] };
  return [found.find(({ path }) => path === head) ?? plain, ...found.filter(({ path }) => path !== head)].map(
    ({ path, errorList, noteList }) => ({
      ...{ path: `${folder}${path}`, kind: 'PROBLEM' as const, errorList, noteList },
      title: path === head ? (content?.title ?? '') : '',
    }),
  );
}

const names = (files: PackageFiles, folder: string): string[] =>
  [...files.keys()].flatMap((path) => {
    const [, found, slug] = PATH.exec(path) ?? [];
    return found === folder && slug !== undefined ? [slug] : [];
  });

function missing(
  lessons: readonly PackageLesson[],
  known: Readonly<Record<'document' | 'block' | 'video' | 'problem', ReadonlySet<string>>>,
): string[] {
  return lessons.flatMap(({ contents }) =>
    contents.flatMap((content) =>
      content.type === 'preparing' || content.type === 'shelf' || known[content.type].has(content.ref)
        ? []
        : [texts.missing(content.type, content.ref)],
    ),
  );
}
