import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { LMS_PER_PAGE } from '#shared/contract/learning/authoring/lms.ts';
import type {
  LibraryItem,
  LibraryKind,
  LibraryPreview,
} from '#shared/contract/learning/authoring/lmsMaterials.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import type { Database } from '#server/db/connect.ts';
import { getStaffBlock } from '#server/domain/learning/authoring/kinds/blocks/staffBlocks.ts';
import {
  contentFactsOf,
  type ContentFacts,
} from '#server/domain/learning/authoring/contents/contentFacts.ts';
import { courseKind, getStaffCourse } from '#server/domain/learning/authoring/kinds/course/staffCourses.ts';
import { documentRowOf } from '#server/domain/learning/authoring/kinds/document/staffDocuments.ts';
import { findLessonRow, searchLessons } from '#server/domain/learning/lessons/libraryLessons.ts';
import { MATERIAL_FACTS } from '#server/domain/learning/authoring/materials/materialFacts.ts';
import { problemStatementOf } from '#server/domain/learning/authoring/kinds/problem/problemFacts.ts';
import {
  getStaffWorksheet,
  worksheetKind,
} from '#server/domain/learning/authoring/kinds/worksheet/staffWorksheets.ts';
import { AppError } from '#server/platform/appError.ts';
import { outsideLibrary } from './outsideLibrary.ts';

const FACTS: Readonly<Partial<Record<LibraryKind, ContentFacts>>> = {
  ...MATERIAL_FACTS,
  COURSE: contentFactsOf(courseKind.table),
  WORKSHEET: contentFactsOf(worksheetKind.table),
};

/** What comes with the product, of one kind, in its order, and what the channel has copied of it. */
export async function listLibrary(query: {
  readonly db: Database;
  readonly channelId: number;
  readonly kind: LibraryKind;
  readonly search: string;
  readonly page: number;
}): Promise<{ itemList: LibraryItem[]; pageCount: number; totalCount: number }> {
  const { db, channelId, kind, search, page } = query;
  const offset = rowsBefore({ page, first: 1, size: LMS_PER_PAGE });
  const except = outsideLibrary(kind);
  const of = { db, channelId: DEFAULT_CHANNEL_ID, search, except, limit: LMS_PER_PAGE, offset };
  const facts = FACTS[kind];
  const found =
    kind === 'LESSON'
      ? await searchLessons(of)
      : ((await facts?.search({ ...of, seeded: true })) ?? { facts: [], totalCount: 0 });
  const itemList: LibraryItem[] = [];
  for (const { contentId, title } of found.facts) {
    const copies = (await facts?.copiesOf(db, { channelId, sourceId: contentId })) ?? [];
    itemList.push({ kind, contentId, title, copyIdList: copies.map((copy) => copy.contentId) });
  }
  const { totalCount } = found;
  return { itemList, pageCount: pageCountOf(totalCount, LMS_PER_PAGE), totalCount };
}

/** What would be copied. Throws IS_NOT_CHANNEL_CONTENT. */
export async function previewLibrary(query: {
  readonly db: Database;
  readonly kind: LibraryKind;
  readonly contentId: number;
}): Promise<LibraryPreview> {
  const { db, kind, contentId } = query;
  const address = { channelId: DEFAULT_CHANNEL_ID, contentId };
  const of = { kind, contentId };
  const source = { channelId: DEFAULT_CHANNEL_ID, ids: [contentId], seeded: true } as const;
  const [fact] = (await FACTS[kind]?.find({ db, ...source })) ?? [];
  // What staff of the product's own channel has made is not in the library.
  if ((!fact && kind !== 'LESSON') || outsideLibrary(kind).includes(contentId)) throw notInLibrary(of);
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
  throw notInLibrary(of);
}

const notInLibrary = ({ kind, contentId }: { readonly kind: LibraryKind; readonly contentId: number }) =>
  new AppError('IS_NOT_CHANNEL_CONTENT', { log: `no ${kind} ${contentId} in the product's library` });

type Shown = LibraryPreview['lessonList'][number];
const inShort = ({ title, contentList }: Shown): Shown => ({
  title,
  contentList: contentList.map((content) => ({ contentType: content.contentType, title: content.title })),
});
