import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { LMS_PER_PAGE } from '#shared/contract/learning/authoring/lms.ts';
import type {
  LibraryItem,
  LibraryKind,
  LibraryPreview,
} from '#shared/contract/learning/authoring/lmsMaterials.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import type { Database } from '#server/db/connect.ts';
import { findLessonRow, searchLessons } from '#server/domain/learning/lessons/libraryLessons.ts';
import { AppError } from '#server/platform/appError.ts';
import { authoringKinds } from '#server/domain/learning/authoring/authoringKinds.ts';
import { outlineOfLesson } from './outlineOfLesson.ts';
import { outsideLibrary } from './outsideLibrary.ts';

/** The product's contents of one kind, in their order, and the copies that the channel has of them. */
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
  const facts = kind === 'LESSON' ? undefined : authoringKinds[kind].facts;
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

/** Shows the content that would be copied. Throws IS_NOT_CHANNEL_CONTENT. */
export async function previewLibrary(query: {
  readonly db: Database;
  readonly kind: LibraryKind;
  readonly contentId: number;
}): Promise<LibraryPreview> {
  const { db, kind, contentId } = query;
  const of = { kind, contentId };
  if (outsideLibrary(kind).includes(contentId)) throw notInLibrary(of);
  const preview = await (kind === 'LESSON'
    ? previewLesson(db, contentId)
    : previewContent(db, kind, contentId));
  if (!preview) throw notInLibrary(of);
  return { ...of, ...preview };
}

type Preview = Omit<LibraryPreview, 'kind' | 'contentId'>;

async function previewContent(
  db: Database,
  kind: Exclude<LibraryKind, 'LESSON'>,
  contentId: number,
): Promise<Preview | undefined> {
  const { facts, preview } = authoringKinds[kind];
  const channelId = DEFAULT_CHANNEL_ID;
  // The library leaves out what staff of the product's own channel has made.
  const [fact] = await facts.find({ db, channelId, ids: [contentId], seeded: true });
  return fact && preview(db, { channelId, contentId });
}

async function previewLesson(db: Database, lessonId: number): Promise<Preview | undefined> {
  const found = await findLessonRow(db, { channelId: DEFAULT_CHANNEL_ID, lessonId });
  if (!found?.lesson.seeded) return undefined;
  const { title, description } = found.lesson;
  return {
    title,
    content: description,
    lessonList: [outlineOfLesson({ title, contentList: found.contents })],
  };
}

const notInLibrary = ({ kind, contentId }: { readonly kind: LibraryKind; readonly contentId: number }) =>
  new AppError('IS_NOT_CHANNEL_CONTENT', { log: `no ${kind} ${contentId} in the product's library` });
