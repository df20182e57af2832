import { addDraft } from '#server/domain/learning/authoring/drafts/editDraft.ts';
import { beginProof, writeHidden } from '#server/domain/learning/authoring/drafts/proveDraft.ts';
import { problemDraftKind } from '#server/domain/learning/authoring/kinds/problem/problemDraftKind.ts';
import { stageDraftKind } from '#server/domain/learning/authoring/kinds/stage/stageDraftKind.ts';
import type { lmsPackageRoutes } from '#shared/contract/learning/authoring/lmsPackages.ts';
import type { LessonListBody } from '#shared/contract/learning/authoring/lmsLessons.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { Transaction } from '#server/db/connect.ts';
import { addBlock } from '#server/domain/learning/authoring/kinds/blocks/staffBlocks.ts';
import type { StaffScope } from '#server/domain/learning/authoring/contents/staffContents.ts';
import { addCourse } from '#server/domain/learning/authoring/kinds/course/staffCourses.ts';
import { attachPdf, keepDocumentPdf } from '#server/domain/learning/authoring/kinds/document/documentPdf.ts';
import { keepDocumentPicture } from '#server/domain/learning/documents/documentPictures.ts';
import { importDocument } from '#server/domain/learning/authoring/kinds/document/importDocument.ts';
import { addDocument } from '#server/domain/learning/authoring/kinds/document/staffDocuments.ts';
import { saveLessons } from '#server/domain/learning/lessons/saveLessons.ts';
import { copyOnce } from '#server/domain/learning/authoring/library/copyFromLibrary.ts';
import {
  addTakenFile,
  saveTakenFile,
  type TakenFile,
} from '#server/domain/learning/videoUploads/takeFile.ts';
import { addVideo } from '#server/domain/learning/authoring/kinds/video/staffVideos.ts';
import { addWorksheet } from '#server/domain/learning/authoring/kinds/worksheet/staffWorksheets.ts';
import { forgetFile } from '#server/domain/people/files/storedFiles.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import type { PackageContent, PackageLesson } from './coursePackage.ts';
import { picturesShownBy, readdressed } from './pictureFiles.ts';
import { readApart } from './readApart.ts';
import type { ReadPackage } from './readPackage.ts';
import { noteMissingInLibrary } from './libraryContents.ts';
import { packageTexts as texts } from './texts.ts';

type Imported = ReplyOf<typeof lmsPackageRoutes.importPackage>;

/** Ids of what was made, by type and the name of its file. */
type Made = ReadonlyMap<string, number>;

/**
 * Makes all that a package holds, in one transaction: contents that pupils could see, problems whose programs the judge
 * then proves, and a course or worksheet that is hidden until it is published. A problem or stage that a lesson shows is
 * there for staff at once and for pupils once it is proved; any other is a draft. Throws PACKAGE_REFUSED with the first
 * thing that is wrong.
 */
export async function importPackage(scope: StaffScope, zip: Uint8Array): Promise<Imported> {
  const read = await readApart(zip);
  await noteMissingInLibrary(scope.deps.db, read);
  const broken = read.fileList.find(({ errorList }) => errorList.length > 0);
  if (broken)
    throw new AppError('PACKAGE_REFUSED', {
      message: texts.refused(broken.path, broken.errorList[0] ?? ''),
      log: `${broken.path}: ${broken.errorList.join('; ')}`,
    });
  const kept: KeptFiles = { pictures: new Map(), pdfs: new Map(), films: new Map() };
  try {
    await keepPictures(scope, read, kept.pictures);
    await keepPdfsAndFilms(scope, read, kept);
    return await transaction(scope.deps, (tx) => makeAll(tx, scope, read, kept));
  } catch (error) {
    await forgetAll(scope, kept);
    throw error;
  }
}

/** The files that are stored before the transaction, and forgotten if it fails. */
interface KeptFiles {
  /** Keys by the document that shows them and their paths: each document has its own. */
  readonly pictures: Map<string, Map<string, string>>;
  /** Keys by the names of their documents. */
  readonly pdfs: Map<string, string>;
  /** By the names of their videos. */
  readonly films: Map<string, TakenFile>;
}

async function forgetAll({ deps }: StaffScope, { pictures, pdfs, films }: KeptFiles): Promise<void> {
  const keys = [...[...pictures.values()].flatMap((kept) => [...kept.values()]), ...pdfs.values()];
  for (const key of keys) await forgetFile(deps, key);
  for (const { sourceKey } of films.values()) await deps.storage.remove(sourceKey);
}

/** Stores what the preview has looked at already, so that what is refused here was cut or forged inside. */
async function keepPdfsAndFilms({ deps, userId }: StaffScope, read: ReadPackage, kept: KeptFiles) {
  for (const [slug, { title, bytes }] of read.pdfs) {
    if (bytes === null) continue;
    const pdf = { name: title, content: Buffer.from(bytes), size: bytes.length };
    kept.pdfs.set(slug, await keepDocumentPdf(deps, userId, pdf));
  }
  for (const [slug, bytes] of read.films) {
    const name = read.videos.get(slug)?.title ?? slug;
    const film = await saveTakenFile(deps, { name, bytes: Buffer.from(bytes) }).catch((cause: unknown) => {
      if (!(cause instanceof AppError)) throw cause;
      const message = texts.refused(`videos/${slug}`, texts.notFilm);
      throw new AppError('PACKAGE_REFUSED', { message, cause, log: `videos/${slug} is no film` });
    });
    kept.films.set(slug, film);
  }
}

async function keepPictures(
  { deps, userId }: StaffScope,
  read: ReadPackage,
  kept: KeptFiles['pictures'],
): Promise<void> {
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
  kept: KeptFiles,
): Promise<Imported> {
  const { course, worksheet, documents, pdfs, blocks, stages, videos, problems } = read;
  const made = new Map<string, number>();
  let first: Imported | undefined;
  const visibleState = 'VISIBLE';
  for (const [slug, document] of documents) {
    const keys = kept.pictures.get(slug);
    const paths = [...(keys?.keys() ?? [])];
    const contentId = await importDocument(tx, scope, {
      title: document.title,
      pictureKeys: [...(keys?.values() ?? [])],
      contentOf: (addresses) =>
        readdressed(document.content, (path) => addresses[paths.indexOf(path)] ?? path),
    });
    made.set(`document ${slug}`, contentId);
    first ??= { kind: 'DOCUMENT', contentId, title: document.title };
  }
  for (const [slug, { title }] of pdfs) {
    const contentId = made.get(`document ${slug}`) ?? (await addDocument(tx, scope, { title, visibleState }));
    await attachPdf(tx, { documentId: contentId, key: kept.pdfs.get(slug) });
    made.set(`document ${slug}`, contentId);
    first ??= { kind: 'DOCUMENT', contentId, title };
  }
  const lessons = course?.lessons ?? worksheet?.chapters ?? [];
  const onLessons = new Set(lessons.flatMap(({ contents }) => contents.flatMap(proved)));
  for (const { stage } of blocks.values()) if (stage !== undefined) onLessons.add(`stage ${stage}`);
  for (const [slug, content] of stages) {
    const draft = await addDraft(tx, stageDraftKind, scope, content);
    if (onLessons.has(`stage ${slug}`)) {
      made.set(`stage ${slug}`, await writeHidden(tx, stageDraftKind, draft));
      await beginProof(tx, stageDraftKind, { userId: scope.userId, draft, publishes: true });
    }
    first ??= { kind: 'STAGE', contentId: draft.id, title: content.title };
  }
  for (const [slug, { stage, shelfStage, ...block }] of blocks) {
    const stageProblemId =
      stage === undefined
        ? shelfStage === undefined
          ? null
          : await fromLibrary(tx, scope, 'PROBLEM', shelfStage)
        : (made.get(`stage ${stage}`) ?? null);
    const contentId = await addBlock(tx, scope, { ...block, stageProblemId, visibleState });
    made.set(`block ${slug}`, contentId);
    first ??= { kind: 'BLOCK', contentId, title: block.title };
  }
  for (const [slug, video] of videos) {
    const source = kept.films.get(slug);
    const ownerId = scope.userId;
    const videoStorageId = source
      ? await addTakenFile(tx, { ...scope, ownerId, source, priority: 10 })
      : null;
    const isThere = video.videoType === 'URL' || videoStorageId !== null;
    const contentId = await addVideo(tx, scope, {
      ...{ ...video, videoStorageId },
      visibleState: isThere ? visibleState : 'INVISIBLE',
    });
    made.set(`video ${slug}`, contentId);
    first ??= { kind: 'VIDEO', contentId, title: video.title };
  }
  for (const [slug, content] of problems) {
    const draft = await addDraft(tx, problemDraftKind, scope, content);
    const isShown = onLessons.has(`problem ${slug}`);
    if (isShown) made.set(`problem ${slug}`, await writeHidden(tx, problemDraftKind, draft));
    await beginProof(tx, problemDraftKind, { userId: scope.userId, draft, publishes: isShown });
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

/** The contents that the judge proves before pupils see them. */
const proved = (content: PackageContent): string[] =>
  content.type === 'problem' || content.type === 'stage' ? [`${content.type} ${content.ref}`] : [];

const TYPES = {
  document: 'DOCUMENT',
  block: 'BLOCK',
  video: 'VIDEO',
  problem: 'PROBLEM',
  stage: 'PROBLEM',
} as const;

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
    return { contentType: kind, contentId: await fromLibrary(tx, scope, kind, id) };
  }
  const contentId = made.get(`${content.type} ${content.ref}`);
  if (contentId === undefined) throw new Error(`importPackage: ${content.type} ${content.ref} was not made`);
  return { contentType: TYPES[content.type], contentId };
}

/** The channel's copy of something that comes with the product. Throws PACKAGE_REFUSED for what is not there. */
async function fromLibrary(
  tx: Transaction,
  scope: StaffScope,
  kind: Parameters<typeof copyOnce>[2],
  id: number,
): Promise<number> {
  const contentId = await copyOnce(tx, scope, kind, id);
  if (contentId !== undefined) return contentId;
  throw new AppError('PACKAGE_REFUSED', {
    message: texts.notInLibrary(kind, id),
    log: `${kind} ${id} could not be copied`,
  });
}
