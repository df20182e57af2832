import type { lmsPackageRoutes } from '#shared/contract/learning/lmsPackages.ts';
import type { LessonListBody } from '#shared/contract/learning/lmsLessons.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { Transaction } from '#server/db/connect.ts';
import { addBlock } from '#server/domain/learning/blocks/staffBlocks.ts';
import type { StaffScope } from '#server/domain/learning/contents/staffContents.ts';
import { addCourse } from '#server/domain/learning/courses/staffCourses.ts';
import { addDocument } from '#server/domain/learning/documents/staffDocuments.ts';
import { saveLessons } from '#server/domain/learning/lessons/saveLessons.ts';
import { addProblemDraft } from '#server/domain/learning/problemDrafts/editProblemDraft.ts';
import { beginCheck } from '#server/domain/learning/problemDrafts/publishProblem.ts';
import { addWorksheet } from '#server/domain/learning/worksheets/staffWorksheets.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import type { PackageLesson } from './coursePackage.ts';
import { readPackage, type ReadPackage } from './readPackage.ts';
import { packageTexts as texts } from './texts.ts';
import { unzipPackage } from './unzipPackage.ts';

type Imported = ReplyOf<typeof lmsPackageRoutes.importPackage>;

/** Ids of what was made, by type and the name of its file. */
type Made = ReadonlyMap<string, number>;

/**
 * Makes all that a package holds, in one transaction: contents that pupils could see, problems as drafts
 * whose programs the judge then proves, and a course or worksheet that is hidden until it is published. Throws PACKAGE_REFUSED with the first thing that is wrong.
 */
export async function importPackage(scope: StaffScope, zip: Uint8Array): Promise<Imported> {
  const read = readPackage(unzipPackage(zip));
  const broken = read.fileList.find(({ errorList }) => errorList.length > 0);
  if (broken)
    throw new AppError('PACKAGE_REFUSED', {
      message: texts.refused(broken.path, broken.errorList[0] ?? ''),
      log: `${broken.path}: ${broken.errorList.join('; ')}`,
    });
  return transaction(scope.deps, (tx) => makeAll(tx, scope, read));
}

async function makeAll(tx: Transaction, scope: StaffScope, read: ReadPackage): Promise<Imported> {
  const { course, worksheet, documents, blocks, problems } = read;
  const made = new Map<string, number>();
  let first: Imported | undefined;
  const visibleState = 'VISIBLE';
  for (const [slug, document] of documents) {
    const contentId = await addDocument(tx, scope, { ...document, visibleState });
    made.set(`document ${slug}`, contentId);
    first ??= { kind: 'DOCUMENT', contentId, title: document.title };
  }
  for (const [slug, block] of blocks) {
    const contentId = await addBlock(tx, scope, { ...block, visibleState });
    made.set(`block ${slug}`, contentId);
    first ??= { kind: 'BLOCK', contentId, title: block.title };
  }
  for (const [, content] of problems) {
    const draft = await addProblemDraft(tx, scope, content);
    await beginCheck(tx, { ...scope, draft, publishes: false });
    first ??= { kind: 'PROBLEM', contentId: draft.id, title: content.title };
  }
  if (course) {
    const { format: _format, lessons, ...facts } = course;
    const contentId = await addCourse(tx, scope, facts);
    await saveLessons(tx, {
      ...scope,
      parent: { courseId: contentId },
      lessonList: asLessons(lessons, made),
    });
    return { kind: 'COURSE', contentId, title: course.title };
  }
  if (worksheet) {
    const { format: _format, chapters, ...facts } = worksheet;
    const contentId = await addWorksheet(tx, scope, facts);
    const lessonList = asLessons(chapters, made);
    await saveLessons(tx, { ...scope, parent: { worksheetId: contentId }, lessonList });
    return { kind: 'WORKSHEET', contentId, title: worksheet.title };
  }
  if (first) return first;
  throw new AppError('PACKAGE_REFUSED', { message: texts.empty, log: 'a package that makes nothing' });
}

function asLessons(lessons: readonly PackageLesson[], made: Made): LessonListBody {
  return lessons.map(({ title, description, section: sectionTitle, contents }, index) => ({
    ...{ key: `l${index}`, title, description, sectionTitle },
    contentList: contents.map((content, place) => {
      const shown = { key: `c${index}-${place}`, title: content.title, character: content.character };
      if (content.type === 'preparing')
        return { ...shown, contentType: 'PREPARING' as const, contentId: 0, comment: content.comment };
      // A lesson shows problems that were proved, and these are drafts yet.
      if (content.type === 'problem')
        return { ...shown, contentType: 'PREPARING' as const, contentId: 0, comment: texts.problemPlace };
      const contentId = made.get(`${content.type} ${content.ref}`);
      if (contentId === undefined)
        throw new Error(`importPackage: ${content.type} ${content.ref} was not made`);
      const contentType = content.type === 'document' ? ('DOCUMENT' as const) : ('BLOCK' as const);
      return { ...shown, contentType, contentId, comment: '' };
    }),
  }));
}
