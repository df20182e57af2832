import type { lmsPackageRoutes } from '#shared/contract/learning/lmsPackages.ts';
import type { LessonListBody } from '#shared/contract/learning/lmsLessons.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { Transaction } from '#server/db/connect.ts';
import { addBlock } from '#server/domain/learning/blocks/staffBlocks.ts';
import type { StaffScope } from '#server/domain/learning/contents/staffContents.ts';
import { addCourse } from '#server/domain/learning/courses/staffCourses.ts';
import { keepDocumentPicture } from '#server/domain/learning/documents/documentPictures.ts';
import { importDocument } from '#server/domain/learning/documents/importDocument.ts';
import { saveLessons } from '#server/domain/learning/lessons/saveLessons.ts';
import { addProblemDraft } from '#server/domain/learning/problemDrafts/editProblemDraft.ts';
import { beginCheck, writeHiddenProblem } from '#server/domain/learning/problemDrafts/publishProblem.ts';
import { copyOnce } from '#server/domain/learning/shelf/copyShelf.ts';
import { addVideo } from '#server/domain/learning/videos/staffVideos.ts';
import { addWorksheet } from '#server/domain/learning/worksheets/staffWorksheets.ts';
import { forgetFile } from '#server/domain/people/files/storedFiles.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import type { PackageContent, PackageLesson } from './coursePackage.ts';
import { picturesShownBy, readdressed } from './pictureFiles.ts';
import { readPackage, type ReadPackage } from './readPackage.ts';
import { noteMissingOnShelf } from './shelfContents.ts';
import { packageTexts as texts } from './texts.ts';
import { unzipPackage } from './unzipPackage.ts';

type Imported = ReplyOf<typeof lmsPackageRoutes.importPackage>;

/** Ids of what was made, by type and the name of its file. */
type Made = ReadonlyMap<string, number>;

/**
 * Makes all that a package holds, in one transaction: contents that pupils could see, problems whose programs the judge
 * then proves, and a course or worksheet that is hidden until it is published. A problem that a lesson shows is there
 * for staff at once and for pupils once it is proved; any other is a draft. Throws PACKAGE_REFUSED with the first thing
 * that is wrong.
 */
export async function importPackage(scope: StaffScope, zip: Uint8Array): Promise<Imported> {
  const read = readPackage(unzipPackage(zip));
  await noteMissingOnShelf(scope.deps.db, read);
  const broken = read.fileList.find(({ errorList }) => errorList.length > 0);
  if (broken)
    throw new AppError('PACKAGE_REFUSED', {
      message: texts.refused(broken.path, broken.errorList[0] ?? ''),
      log: `${broken.path}: ${broken.errorList.join('; ')}`,
    });
  const kept: PictureKeys = new Map();
  try {
    await keepPictures(scope, read, kept);
    return await transaction(scope.deps, (tx) => makeAll(tx, scope, read, kept));
  } catch (error) {
    for (const keys of kept.values()) for (const key of keys.values()) await forgetFile(scope.deps, key);
    throw error;
  }
}

/** Keys of kept pictures by the document that shows them and their paths: each document has its own. */
type PictureKeys = Map<string, Map<string, string>>;

async function keepPictures({ deps, userId }: StaffScope, read: ReadPackage, kept: PictureKeys) {
  for (const [slug, { content }] of read.documents)
    for (const path of picturesShownBy(content)) {
      const bytes = Buffer.from(read.pictures.get(path) ?? []);
      const key = await keepDocumentPicture(deps, userId, bytes).catch((cause: unknown) => {
        if (!(cause instanceof AppError)) throw cause;
        const message = texts.refused(path, texts.brokenPicture);
        throw new AppError('PACKAGE_REFUSED', { message, cause, log: `${path} is no picture` });
      });
      kept.set(slug, (kept.get(slug) ?? new Map<string, string>()).set(path, key));
    }
}

async function makeAll(
  tx: Transaction,
  scope: StaffScope,
  read: ReadPackage,
  kept: PictureKeys,
): Promise<Imported> {
  const { course, worksheet, documents, blocks, videos, problems } = read;
  const made = new Map<string, number>();
  let first: Imported | undefined;
  const visibleState = 'VISIBLE';
  for (const [slug, document] of documents) {
    const paths = [...(kept.get(slug)?.keys() ?? [])];
    const contentId = await importDocument(tx, scope, {
      title: document.title,
      pictureKeys: [...(kept.get(slug)?.values() ?? [])],
      contentOf: (addresses) =>
        readdressed(document.content, (path) => addresses[paths.indexOf(path)] ?? path),
    });
    made.set(`document ${slug}`, contentId);
    first ??= { kind: 'DOCUMENT', contentId, title: document.title };
  }
  for (const [slug, block] of blocks) {
    const contentId = await addBlock(tx, scope, { ...block, visibleState });
    made.set(`block ${slug}`, contentId);
    first ??= { kind: 'BLOCK', contentId, title: block.title };
  }
  for (const [slug, video] of videos) {
    const contentId = await addVideo(tx, scope, { ...video, visibleState });
    made.set(`video ${slug}`, contentId);
    first ??= { kind: 'VIDEO', contentId, title: video.title };
  }
  const lessons = course?.lessons ?? worksheet?.chapters ?? [];
  const onLessons = new Set(lessons.flatMap(({ contents }) => contents.flatMap(refOfProblem)));
  for (const [slug, content] of problems) {
    const draft = await addProblemDraft(tx, scope, content);
    const isShown = onLessons.has(slug);
    if (isShown) made.set(`problem ${slug}`, await writeHiddenProblem(tx, draft));
    await beginCheck(tx, { ...scope, draft, publishes: isShown });
    first ??= { kind: 'PROBLEM', contentId: draft.id, title: content.title };
  }
  if (course) {
    const { format: _format, lessons: _lessons, ...facts } = course;
    const contentId = await addCourse(tx, scope, facts);
    const lessonList = await asLessons(tx, scope, lessons, made);
    await saveLessons(tx, { ...scope, parent: { courseId: contentId }, lessonList });
    return { kind: 'COURSE', contentId, title: course.title };
  }
  if (worksheet) {
    const { format: _format, chapters: _chapters, ...facts } = worksheet;
    const contentId = await addWorksheet(tx, scope, facts);
    const lessonList = await asLessons(tx, scope, lessons, made);
    await saveLessons(tx, { ...scope, parent: { worksheetId: contentId }, lessonList });
    return { kind: 'WORKSHEET', contentId, title: worksheet.title };
  }
  if (first) return first;
  throw new AppError('PACKAGE_REFUSED', { message: texts.empty, log: 'a package that makes nothing' });
}

const refOfProblem = (content: PackageContent): string[] => (content.type === 'problem' ? [content.ref] : []);

const TYPES = { document: 'DOCUMENT', block: 'BLOCK', video: 'VIDEO', problem: 'PROBLEM' } as const;

async function asLessons(
  tx: Transaction,
  scope: StaffScope,
  lessons: readonly PackageLesson[],
  made: Made,
): Promise<LessonListBody> {
  const list: LessonListBody = [];
  for (const [index, { title, description, section: sectionTitle, contents }] of lessons.entries()) {
    const contentList: LessonListBody[number]['contentList'] = [];
    for (const [place, content] of contents.entries()) {
      const shown = await shownBy(tx, scope, content, made);
      const { title: name, character } = content;
      contentList.push({ key: `c${index}-${place}`, title: name, character, comment: '', ...shown });
    }
    list.push({ key: `l${index}`, title, description, sectionTitle, contentList });
  }
  return list;
}

type Shown = Pick<LessonListBody[number]['contentList'][number], 'contentType' | 'contentId'> & {
  readonly comment?: string;
};

async function shownBy(
  tx: Transaction,
  scope: StaffScope,
  content: PackageContent,
  made: Made,
): Promise<Shown> {
  if (content.type === 'preparing')
    return { contentType: 'PREPARING', contentId: 0, comment: content.comment };
  if (content.type === 'shelf') {
    const { kind, id } = content;
    const contentId = await copyOnce(tx, scope, kind, id);
    if (contentId === undefined)
      throw new AppError('PACKAGE_REFUSED', {
        message: texts.notOnShelf(kind, id),
        log: `${kind} ${id} could not be copied`,
      });
    return { contentType: kind, contentId };
  }
  const contentId = made.get(`${content.type} ${content.ref}`);
  if (contentId === undefined) throw new Error(`importPackage: ${content.type} ${content.ref} was not made`);
  return { contentType: TYPES[content.type], contentId };
}
