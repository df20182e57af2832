import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { LMS_PER_PAGE } from '#shared/contract/learning/lms.ts';
import type { ShelfItem, ShelfKind, ShelfPreview } from '#shared/contract/learning/lmsMaterials.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import type { Database } from '#server/db/connect.ts';
import { getStaffBlock } from '#server/domain/learning/blocks/staffBlocks.ts';
import { contentFactsOf, type ContentFacts } from '#server/domain/learning/contents/contentFacts.ts';
import { courseKind, getStaffCourse } from '#server/domain/learning/courses/staffCourses.ts';
import { documentRowOf } from '#server/domain/learning/documents/staffDocuments.ts';
import { findLessonRow, searchLessons } from '#server/domain/learning/lessons/lessonShelf.ts';
import { MATERIAL_FACTS } from '#server/domain/learning/materials/materialFacts.ts';
import { problemStatementOf } from '#server/domain/learning/problems/problemFacts.ts';
import { getStaffWorksheet, worksheetKind } from '#server/domain/learning/worksheets/staffWorksheets.ts';
import { AppError } from '#server/platform/appError.ts';
import { offShelf } from './offShelf.ts';

const FACTS: Readonly<Partial<Record<ShelfKind, ContentFacts>>> = {
  ...MATERIAL_FACTS,
  COURSE: contentFactsOf(courseKind.table),
  WORKSHEET: contentFactsOf(worksheetKind.table),
};

/** What comes with the product, of one kind, in its order, and what the channel has copied of it. */
export async function listShelf(query: {
  readonly db: Database;
  readonly channelId: number;
  readonly kind: ShelfKind;
  readonly search: string;
  readonly page: number;
}): Promise<{ itemList: ShelfItem[]; pageCount: number; totalCount: number }> {
  const { db, channelId, kind, search, page } = query;
  const offset = rowsBefore({ page, first: 1, size: LMS_PER_PAGE });
  const except = offShelf(kind);
  const of = { db, channelId: DEFAULT_CHANNEL_ID, search, except, limit: LMS_PER_PAGE, offset };
  const facts = FACTS[kind];
  const found =
    kind === 'LESSON'
      ? await searchLessons(of)
      : ((await facts?.search({ ...of, seeded: true })) ?? { facts: [], totalCount: 0 });
  const itemList: ShelfItem[] = [];
  for (const { contentId, title } of found.facts) {
    const copies = (await facts?.copiesOf(db, { channelId, sourceId: contentId })) ?? [];
    itemList.push({ kind, contentId, title, copyIdList: copies.map((copy) => copy.contentId) });
  }
  const { totalCount } = found;
  return { itemList, pageCount: pageCountOf(totalCount, LMS_PER_PAGE), totalCount };
}

/** What would be copied. Throws IS_NOT_CHANNEL_CONTENT. */
export async function previewShelf(query: {
  readonly db: Database;
  readonly kind: ShelfKind;
  readonly contentId: number;
}): Promise<ShelfPreview> {
  const { db, kind, contentId } = query;
  const address = { channelId: DEFAULT_CHANNEL_ID, contentId };
  const of = { kind, contentId };
  const source = { channelId: DEFAULT_CHANNEL_ID, ids: [contentId], seeded: true } as const;
  const [fact] = (await FACTS[kind]?.find({ db, ...source })) ?? [];
  // What staff of the product's own channel has made is not on the shelf.
  if ((!fact && kind !== 'LESSON') || offShelf(kind).includes(contentId)) throw notOnShelf(of);
  switch (kind) {
    case 'COURSE': {
      const { title, content, lessonList } = await getStaffCourse(db, address);
      return { ...of, title, content, lessonList: lessonList.map(inShort) };
    }
    case 'WORKSHEET': {
      const { title, content, chapterList } = await getStaffWorksheet(db, address);
      return { ...of, title, content, lessonList: chapterList.map(inShort) };
    }
    case 'LESSON': {
      const found = await findLessonRow(db, { channelId: DEFAULT_CHANNEL_ID, lessonId: contentId });
      if (!found?.lesson.seeded) break;
      const { title, description } = found.lesson;
      return {
        ...{ ...of, title, content: description },
        lessonList: [inShort({ title, contentList: found.contents })],
      };
    }
    case 'DOCUMENT': {
      const { title, content } = await documentRowOf(db, address);
      return { ...of, title, content, lessonList: [] };
    }
    case 'BLOCK': {
      const { title, content } = await getStaffBlock(db, address);
      return { ...of, title, content, lessonList: [] };
    }
    case 'PROBLEM': {
      const statement = await problemStatementOf(db, address);
      if (statement) return { ...of, ...statement, lessonList: [] };
      break;
    }
    case 'VIDEO':
      return { ...of, title: fact?.title ?? '', content: '', lessonList: [] };
  }
  throw notOnShelf(of);
}

const notOnShelf = ({ kind, contentId }: { readonly kind: ShelfKind; readonly contentId: number }) =>
  new AppError('IS_NOT_CHANNEL_CONTENT', { log: `no ${kind} ${contentId} on the product's shelf` });

type Shown = ShelfPreview['lessonList'][number];
const inShort = ({ title, contentList }: Shown): Shown => ({
  title,
  contentList: contentList.map((content) => ({ contentType: content.contentType, title: content.title })),
});
