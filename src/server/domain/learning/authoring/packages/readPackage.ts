import type { z } from 'zod';
import type { PackageFile } from '#shared/contract/learning/authoring/lmsPackages.ts';
import type { ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';
import type { StageDraftContent } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { filmFile, filmSlug, pdfFile, pdfSlug } from './binaryFiles.ts';
import { readBlock, type PackageBlock } from '../kinds/blocks/blockPackage.ts';
import { coursePackageSchema } from '../kinds/course/coursePackage.ts';
import { worksheetPackageSchema } from '../kinds/worksheet/worksheetPackage.ts';
import { SLUG, type PackageLesson } from './lessonPackage.ts';
import { readDocument, readPdfFacts, type PackageDocument } from '../kinds/document/documentPackage.ts';
import type { ReadProblem } from './FileFindings.ts';
import { readIcpc } from './icpc/readIcpc.ts';
import { isPicturePath, looksLikePicture, picturesShownBy } from './pictureFiles.ts';
import { isOwnProblem, readProblem } from '../kinds/problem/problemPackage.ts';
import { readYaml, type Read } from './readYaml.ts';
import { faultsBeforeProof, readStage } from '../kinds/stage/stagePackage.ts';
import { packageTexts as texts } from './texts.ts';
import type { PackageFiles, UnzippedPackage } from './unzipPackage.ts';
import { readVideo, type PackageVideo } from '../kinds/video/videoPackage.ts';

/** A PDF and what it is called, whose text may be a file beside it; one too large to be carried has no bytes. */
interface PackagePdf {
  readonly title: string;
  readonly bytes: Uint8Array | null;
}

/** All that a package makes, by the names of its files. */
export interface ReadPackage {
  readonly course: z.output<typeof coursePackageSchema> | null;
  readonly worksheet: z.output<typeof worksheetPackageSchema> | null;
  readonly documents: ReadonlyMap<string, PackageDocument>;
  readonly pdfs: ReadonlyMap<string, PackagePdf>;
  readonly blocks: ReadonlyMap<string, PackageBlock>;
  readonly stages: ReadonlyMap<string, StageDraftContent>;
  readonly videos: ReadonlyMap<string, PackageVideo>;
  /** Bytes of uploaded films by the names of their videos. */
  readonly films: ReadonlyMap<string, Uint8Array>;
  readonly problems: ReadonlyMap<string, ProblemDraftContent>;
  /** Those that documents show, by their paths. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Each file with what is wrong with it. */
  readonly fileList: PackageFile[];
}

/** Each is decoded and encoded anew while the importer waits. */
const MOST_PICTURES = 100;
const PROBLEM_FILE = /^problems\/([^/]+)\/(.+)$/;
const PATH = /^(documents|blocks|stages|videos)\/([^/]+)\.(md|yaml)$/;

/** Reads every file of a package, and sees whether what lessons show is there. */
export function readPackage({ files, binaries }: UnzippedPackage): ReadPackage {
  const root = files.get('problem.yaml');
  // A problem that was packed by itself: ours, or one of the ICPC.
  if (typeof root === 'string' && !files.has('course.yaml') && !files.has('worksheet.yaml'))
    return onlyProblem(isOwnProblem(root) ? readProblem(files) : readIcpc(files));
  const documents = new Map<string, PackageDocument>();
  const pdfFacts = new Map<string, { title: string }>();
  const blocks = new Map<string, PackageBlock>();
  const stages = new Map<string, StageDraftContent>();
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
  const wrong = (path: string, error: string) => note(path, null, { value: null, errors: [error] });
  const keep = <T extends { title: string }>(into: Map<string, T>, slug: string, value: T | null) => {
    if (value) into.set(slug, value);
  };
  const folders = new Map<string, Map<string, string | null>>();
  for (const [path, text] of files) {
    const [, problem, inside] = PROBLEM_FILE.exec(path) ?? [];
    if (problem !== undefined && inside !== undefined) {
      folders.set(problem, (folders.get(problem) ?? new Map<string, string | null>()).set(inside, text));
      continue;
    }
    // They are looked at once it is known what shows them.
    if (binaries.has(path)) continue;
    if (text === null) {
      wrong(path, texts.notUtf8);
      continue;
    }
    const [, folder, slug = '', ending] = PATH.exec(path) ?? [];
    if (path === 'course.yaml') course = note(path, 'COURSE', readYaml(text, coursePackageSchema));
    else if (path === 'worksheet.yaml')
      worksheet = note(path, 'WORKSHEET', readYaml(text, worksheetPackageSchema));
    else if (folder !== undefined && !SLUG.test(slug)) wrong(path, texts.slug);
    else if (folder === 'documents')
      if (ending === 'md') keep(documents, slug, note(path, 'DOCUMENT', readDocument(text)));
      else keep(pdfFacts, slug, note(path, 'DOCUMENT', readPdfFacts(text)));
    else if (folder === 'blocks' && ending === 'yaml')
      keep(blocks, slug, note(path, 'BLOCK', readBlock(text)));
    else if (folder === 'stages' && ending === 'yaml')
      keep(stages, slug, note(path, 'STAGE', readStage(text)));
    else if (folder === 'videos' && ending === 'yaml')
      keep(videos, slug, note(path, 'VIDEO', readVideo(text)));
    else wrong(path, texts.unknown);
  }

  const problems = new Map<string, ProblemDraftContent>();
  for (const [slug, folder] of folders) {
    const read = readProblem(folder);
    fileList.push(...filesOfProblem(read, `problems/${slug}/`));
    if (!SLUG.test(slug)) wrong(`problems/${slug}`, texts.slug);
    if (read.content) problems.set(slug, read.content);
  }

  const fileAt = (path: string) => fileList.find((file) => file.path === path);
  if (fileAt('course.yaml') && fileAt('worksheet.yaml'))
    fileAt('worksheet.yaml')?.errorList.push(texts.twoRoots);

  const pdfs = new Map<string, PackagePdf>();
  const films = new Map<string, Uint8Array>();
  for (const [path, bytes] of binaries) {
    const pdf = pdfSlug(path);
    const film = filmSlug(path);
    const slug = pdf ?? film;
    if (slug === undefined) continue;
    if (!SLUG.test(slug)) wrong(path, texts.slug);
    else if (pdf !== undefined) {
      const title = (pdfFacts.get(slug) ?? documents.get(slug))?.title ?? slug;
      fileList.push(pdfFile(path, bytes, title));
      pdfs.set(slug, { title, bytes });
    } else {
      fileList.push(filmFile(path, bytes, files.has(`videos/${slug}.yaml`)));
      if (films.has(slug)) fileAt(path)?.errorList.push(texts.twoFilms);
      if (videos.get(slug)?.videoType === 'URL') fileAt(path)?.errorList.push(texts.filmOfAddress);
      films.set(slug, bytes);
    }
  }
  for (const [slug, { title }] of pdfFacts) {
    if (pdfs.has(slug)) continue;
    fileAt(`documents/${slug}.yaml`)?.noteList.push(texts.pdfLeftOut);
    pdfs.set(slug, { title, bytes: null });
  }
  for (const [slug, { videoType }] of videos)
    if (videoType === 'FILE' && !films.has(slug))
      fileAt(`videos/${slug}.yaml`)?.noteList.push(texts.filmLeftOut);
  for (const [slug, stage] of stages) {
    const [fault] = faultsBeforeProof(stage);
    if (fault !== undefined) fileAt(`stages/${slug}.yaml`)?.noteList.push(texts.stageNotReady(fault));
  }

  const known = {
    document: new Set([...names(files, 'documents'), ...pdfs.keys()]),
    block: new Set(names(files, 'blocks')),
    stage: new Set(names(files, 'stages')),
    video: new Set(names(files, 'videos')),
    problem: new Set(folders.keys()),
  };
  fileAt('course.yaml')?.errorList.push(...missing(course?.lessons ?? [], known));
  fileAt('worksheet.yaml')?.errorList.push(...missing(worksheet?.chapters ?? [], known));
  for (const [slug, { stage }] of blocks)
    if (stage !== undefined && !known.stage.has(stage))
      fileAt(`blocks/${slug}.yaml`)?.errorList.push(texts.missing('stage', stage));

  const shown = new Set<string>();
  // Each document gets its own of a picture that several show.
  let copies = 0;
  for (const [slug, { content }] of documents) {
    const paths = picturesShownBy(content);
    const errors = paths.filter((path) => !binaries.has(path)).map(texts.noPicture);
    copies += paths.length;
    if (copies > MOST_PICTURES) errors.push(texts.tooManyPictures(MOST_PICTURES));
    fileAt(`documents/${slug}.md`)?.errorList.push(...errors);
    paths.forEach((path) => shown.add(path));
  }
  const pictures = [...binaries].filter(([path]) => path.startsWith('pictures/'));
  fileList.push(...pictures.map(([path, bytes]) => pictureFile(path, bytes, shown.has(path))));
  return {
    ...{ course, worksheet, documents, pdfs, blocks, stages, videos, films, problems, fileList },
    pictures: new Map(pictures.filter(([path]) => shown.has(path))),
  };
}

function onlyProblem(read: ReadProblem): ReadPackage {
  const none = new Map<string, never>();
  return {
    ...{ course: null, worksheet: null, documents: none, pdfs: none, blocks: none, stages: none },
    ...{ videos: none, films: none, pictures: none },
    problems: new Map(read.content ? [['problem', read.content]] : []),
    fileList: filesOfProblem(read, ''),
  };
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
  known: Readonly<Record<'document' | 'block' | 'stage' | 'video' | 'problem', ReadonlySet<string>>>,
): string[] {
  return lessons.flatMap(({ contents }) =>
    contents.flatMap((content) =>
      content.type === 'preparing' || content.type === 'shelf' || known[content.type].has(content.ref)
        ? []
        : [texts.missing(content.type, content.ref)],
    ),
  );
}
