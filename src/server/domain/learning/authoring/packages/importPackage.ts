import { AUTHORING_KINDS, type MaterialType } from '#shared/contract/learning/authoring/kinds.ts';
import type { lmsPackageRoutes } from '#shared/contract/learning/authoring/lmsPackages.ts';
import type { LessonListBody } from '#shared/contract/learning/authoring/lmsLessons.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { Transaction } from '#server/db/connect.ts';
import { authoringKinds } from '#server/domain/learning/authoring/authoringKinds.ts';
import type { StaffScope } from '#server/domain/learning/authoring/contents/staffContents.ts';
import { keepDocumentPdf } from '#server/domain/learning/authoring/kinds/document/documentPdf.ts';
import { keepDocumentPicture } from '#server/domain/learning/documents/documentPictures.ts';
import { copyOnce } from '#server/domain/learning/authoring/library/copyFromLibrary.ts';
import { saveTakenFile } from '#server/domain/learning/videoUploads/takeFile.ts';
import { forgetFile } from '#server/domain/people/files/storedFiles.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import type { PackageContent, PackageLesson } from './lessonPackage.ts';
import { noteMissingInLibrary } from './libraryContents.ts';
import type { KeptFiles, MadeContent, PackageMaking } from './PackageMaking.ts';
import { picturesShownBy } from './pictureFiles.ts';
import { readApart } from './readApart.ts';
import type { ReadPackage } from './readPackage.ts';
import { packageTexts as texts } from './texts.ts';

type Imported = ReplyOf<typeof lmsPackageRoutes.importPackage>;

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
  const { course, worksheet, blocks } = read;
  const lessons = course?.lessons ?? worksheet?.chapters ?? [];
  const shown = new Set(lessons.flatMap(({ contents }) => contents.flatMap(nameOf)));
  for (const { stage } of blocks.values()) if (stage !== undefined) shown.add(`stage ${stage}`);
  const shownAs = new Map<string, NonNullable<MadeContent['named']>['shownAs']>();
  const making: PackageMaking = {
    ...{ tx, scope, kept },
    isShown: (type, slug) => shown.has(`${type} ${slug}`),
    madeOf: (type, slug) => shownAs.get(`${type} ${slug}`),
    fromLibrary: (kind, id) => fromLibrary(tx, scope, kind, id),
    lessons: (written) => asLessons(making, written),
  };
  const made: MadeContent[] = [];
  // A content names those of kinds after its own: they are made before it.
  for (const kind of [...AUTHORING_KINDS].reverse()) {
    const contents = await authoringKinds[kind].unpack(making, read);
    for (const { named } of contents) if (named) shownAs.set(`${named.type} ${named.slug}`, named.shownAs);
    made.unshift(...contents);
  }
  const [first] = made;
  if (first) return { kind: first.kind, contentId: first.contentId, title: first.title };
  throw new AppError('PACKAGE_REFUSED', { message: texts.empty, log: 'a package that makes nothing' });
}

const nameOf = (content: PackageContent): string[] =>
  'ref' in content ? [`${content.type} ${content.ref}`] : [];

async function asLessons(making: PackageMaking, lessons: readonly PackageLesson[]): Promise<LessonListBody> {
  const list: LessonListBody = [];
  for (const [index, { title, description, section: sectionTitle, contents }] of lessons.entries()) {
    const contentList: LessonListBody[number]['contentList'] = [];
    for (const [place, content] of contents.entries()) {
      const shown = await shownBy(making, content);
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

async function shownBy(making: PackageMaking, content: PackageContent): Promise<Shown> {
  if (content.type === 'preparing')
    return { contentType: 'PREPARING', contentId: 0, comment: content.comment };
  if (content.type === 'shelf') {
    const { kind, id } = content;
    return { contentType: kind, contentId: await making.fromLibrary(kind, id) };
  }
  const made = making.madeOf(content.type, content.ref);
  if (!made) throw new Error(`importPackage: ${content.type} ${content.ref} was not made`);
  return made;
}

/** The channel's copy of something that comes with the product. Throws PACKAGE_REFUSED for what is not there. */
async function fromLibrary(
  tx: Transaction,
  scope: StaffScope,
  kind: MaterialType,
  id: number,
): Promise<number> {
  const contentId = await copyOnce(tx, scope, kind, id);
  if (contentId !== undefined) return contentId;
  throw new AppError('PACKAGE_REFUSED', {
    message: texts.notInLibrary(kind, id),
    log: `${kind} ${id} could not be copied`,
  });
}
