import type { MaterialType } from '#shared/contract/learning/authoring/kinds.ts';
import { editorOf } from '#server/domain/learning/authoring/drafts/findDraft.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { lmsMaterialRoutes, LibraryKind } from '#shared/contract/learning/authoring/lmsMaterials.ts';
import type { LessonListBody } from '#shared/contract/learning/authoring/lmsLessons.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { changeContentRow, findContentRows, findCopies, type ContentRow } from '#server/db/contentRows.ts';
import type { Transaction } from '#server/db/connect.ts';
import {
  addContent,
  lockOwnContent,
  type StaffScope,
} from '#server/domain/learning/authoring/contents/staffContents.ts';
import { addCourse, courseHolder } from '#server/domain/learning/authoring/kinds/course/staffCourses.ts';
import { lessonRowsOf } from '#server/domain/learning/lessons/lessonRows.ts';
import { findLessonRow } from '#server/domain/learning/lessons/libraryLessons.ts';
import { saveLessons } from '#server/domain/learning/lessons/saveLessons.ts';
import {
  assertMaterials,
  MATERIAL_FACTS,
} from '#server/domain/learning/authoring/materials/materialFacts.ts';
import { asBody, listStaffLessons } from '#server/domain/learning/authoring/materials/staffLessons.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { authoringKinds } from '#server/domain/learning/authoring/authoringKinds.ts';
import { outsideLibrary } from './outsideLibrary.ts';

type Copied = ReplyOf<typeof lmsMaterialRoutes.copyFromLibrary>;
type Rows = Awaited<ReturnType<typeof lessonRowsOf>>;

export interface LibraryCopy extends StaffScope {
  readonly kind: LibraryKind;
  readonly contentId: number;
  /** Copy what the channel has copied before once more. */
  readonly again: boolean;
  /** The course that a lesson is copied into. */
  readonly courseId: number | null;
}

/**
 * Copies something of the product's library into the channel, with all that it shows, in one transaction. A
 * content copied before is used again below a course unless `again`. Throws IS_NOT_CHANNEL_CONTENT,
 * ALREADY_IMPORTED.
 */
export function copyFromLibrary(copy: LibraryCopy): Promise<Copied> {
  return transaction(copy.deps, async (tx) => {
    if (outsideLibrary(copy.kind).includes(copy.contentId)) throw notThere(copy);
    if (copy.kind === 'LESSON') return copyLesson(tx, copy);
    if (isMaterial(copy.kind)) return copyMaterialAlone(tx, copy, copy.kind);
    return copyHolder(tx, copy, copy.kind);
  });
}

const isMaterial = (kind: LibraryKind): kind is MaterialType => Object.hasOwn(MATERIAL_FACTS, kind);

/** A course or worksheet, hidden until it is published, with copies of all that it shows. */
async function copyHolder(
  tx: Transaction,
  copy: LibraryCopy,
  kind: Exclude<LibraryKind, MaterialType | 'LESSON'>,
): Promise<Copied> {
  const { channelId, contentId: sourceId } = copy;
  const { holder } = authoringKinds[kind];
  const [row] = holder
    ? await findContentRows(tx, holder.table, { channelId: DEFAULT_CHANNEL_ID, ids: [sourceId] })
    : [];
  if (!holder || !(row as ContentRow | undefined)?.seeded) throw notThere(copy);
  assertNew(copy, await findCopies(tx, holder.table, { channelId, sourceId }));
  const { title, orderNo } = row as ContentRow & { readonly orderNo: number };
  const columns = { ...holder.columnsOf(row as never), title, orderNo, sourceId };
  const contentId = await addContent(tx, copy, holder, columns);
  const rows = await lessonRowsOf(tx, holder.parentOf(sourceId));
  const lessonList = await copyLessons(tx, copy, rows);
  await saveLessons(tx, { ...copy, parent: holder.parentOf(contentId), lessonList });
  return { kind, contentId, title };
}

/** To the end of a course of the channel, or as a course of its own. */
async function copyLesson(tx: Transaction, copy: LibraryCopy): Promise<Copied> {
  const { deps, channelId, contentId: lessonId, courseId: target } = copy;
  const found = await findLessonRow(tx, { channelId: DEFAULT_CHANNEL_ID, lessonId });
  if (!found?.lesson.seeded) throw notThere(copy);
  const { title } = found.lesson;
  const courseId = target ?? (await addCourse(tx, copy, { title }));
  const course = await lockOwnContent(tx, courseHolder, { channelId, contentId: courseId });
  const before = asBody(await listStaffLessons(tx, { channelId, parent: { courseId } }));
  const lessonList = [...before, ...(await copyLessons(tx, copy, [found]))];
  await assertMaterials(tx, { channelId, lessonList, published: course.visibleState === 'VISIBLE' });
  await saveLessons(tx, { ...copy, parent: { courseId }, lessonList });
  await changeContentRow(tx, courseHolder.table, { id: courseId, at: deps.clock.now(), change: {} });
  return { kind: 'COURSE', contentId: courseId, title: course.title };
}

async function copyMaterialAlone(tx: Transaction, copy: LibraryCopy, kind: MaterialType): Promise<Copied> {
  const { channelId, contentId: sourceId } = copy;
  assertNew(copy, await MATERIAL_FACTS[kind].copiesOf(tx, { channelId, sourceId }));
  const contentId = await copyMaterial(tx, copy, kind, sourceId);
  const [fact] =
    contentId === undefined ? [] : await MATERIAL_FACTS[kind].find({ db: tx, channelId, ids: [contentId] });
  if (!fact) throw notThere(copy);
  const made = { kind, contentId: fact.contentId, title: fact.title };
  return kind === 'PROBLEM' ? { ...made, ...(await editedBy(tx, channelId, made.contentId)) } : made;
}

/** A problem and a stage are edited by their drafts. */
async function editedBy(tx: Transaction, channelId: number, problemId: number) {
  const draft = await editorOf(tx, { channelId, problemId });
  if (!draft) throw new Error(`the copy ${problemId} of a problem has no draft`);
  return { kind: draft.kind, contentId: draft.id };
}

/** Lessons as they are saved in the channel, with copies of what they show. */
async function copyLessons(tx: Transaction, copy: LibraryCopy, rows: Rows): Promise<LessonListBody> {
  const list: LessonListBody = [];
  const round = copy.deps.clock.now().getTime().toString(36);
  for (const { lesson, contents } of rows) {
    const contentList: LessonListBody[number]['contentList'] = [];
    for (const { id, contentType, contentId, title, character, comment } of contents) {
      const copied = contentType === 'PREPARING' ? 0 : await copyOnce(tx, copy, contentType, contentId);
      // A content that cannot be copied is announced instead of being left out without a word.
      const shown =
        copied === undefined
          ? { contentType: 'PREPARING' as const, contentId: 0, comment: '곧 준비할게요.' }
          : { contentType, contentId: copied, comment };
      contentList.push({ key: `c${id}-${round}`, title, character, ...shown });
    }
    const { id, title, description, sectionTitle } = lesson;
    list.push({ key: `l${id}-${round}`, title, description, sectionTitle, contentList });
  }
  return list;
}

/** The copy that the channel has of something of the library, or a new one; undefined for what is not there. */
export async function copyOnce(
  tx: Transaction,
  copy: StaffScope & { readonly again?: boolean },
  type: MaterialType,
  sourceId: number,
): Promise<number | undefined> {
  const { channelId, again = false } = copy;
  const [known] = again ? [] : await MATERIAL_FACTS[type].copiesOf(tx, { channelId, sourceId });
  return known?.contentId ?? copyMaterial(tx, copy, type, sourceId);
}

async function copyMaterial(
  tx: Transaction,
  scope: StaffScope,
  type: MaterialType,
  contentId: number,
): Promise<number | undefined> {
  // The library leaves out what staff of the product's own channel has made.
  const source = { channelId: DEFAULT_CHANNEL_ID, ids: [contentId], seeded: true } as const;
  const inLibrary = await MATERIAL_FACTS[type].find({ db: tx, ...source });
  if (inLibrary.length === 0) return undefined;
  return authoringKinds[type].copy?.(tx, scope, { channelId: DEFAULT_CHANNEL_ID, contentId });
}

function assertNew({ again, channelId, kind, contentId }: LibraryCopy, copies: readonly object[]): void {
  if (again || copies.length === 0) return;
  throw new AppError('ALREADY_IMPORTED', {
    log: `channel ${channelId} has ${copies.length} copies of ${kind} ${contentId}`,
  });
}

const notThere = ({ kind, contentId }: LibraryCopy) =>
  new AppError('IS_NOT_CHANNEL_CONTENT', { log: `no ${kind} ${contentId} in the product's library` });
