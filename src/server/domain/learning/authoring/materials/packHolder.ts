import type { ContentTable } from '#server/db/contentRows.ts';
import {
  findStaffContent,
  type StaffScope,
} from '#server/domain/learning/authoring/contents/staffContents.ts';
import type { PackageLesson } from '#server/domain/learning/authoring/packages/lessonPackage.ts';
import type { MadeContent, PackageMaking } from '#server/domain/learning/authoring/packages/PackageMaking.ts';
import type { PackageWriting } from '#server/domain/learning/authoring/packages/PackageWriting.ts';
import type { ReadPackage } from '#server/domain/learning/authoring/packages/readPackage.ts';
import { writeYaml } from '#server/domain/learning/authoring/packages/readYaml.ts';
import { saveLessons } from '#server/domain/learning/lessons/saveLessons.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { LessonHolder } from './lessonHolders.ts';
import { listStaffLessons } from './staffLessons.ts';

/** Writes the root file of a package and the files of all that its lessons show. Throws IS_NOT_CHANNEL_CONTENT. */
export const packHolder =
  <Table extends ContentTable, Columns extends { readonly title: string }>(
    holder: LessonHolder<Table, Columns>,
    file: { readonly path: string; readonly lessons: string },
  ) =>
  async (writing: PackageWriting, contentId: number): Promise<string> => {
    const { deps, channelId, files } = writing;
    const columns = holder.columnsOf(await findStaffContent(deps.db, holder, { channelId, contentId }));
    const parent = holder.parentOf(contentId);
    const lessons = await writing.lessons(await listStaffLessons(deps.db, { channelId, parent }));
    files.set(file.path, writeYaml({ format: 1, ...columns, [file.lessons]: lessons }));
    return columns.title;
  };

/** Makes the course or worksheet of a package, hidden until it is published; all that it shows is made already. */
export const unpackHolder =
  <Facts extends { readonly title: string }>(
    holder: Pick<LessonHolder, 'parentOf' | 'contentType'>,
    add: (tx: Transaction, scope: StaffScope, facts: Facts) => Promise<number>,
    rootOf: (read: ReadPackage) => { facts: Facts; lessons: readonly PackageLesson[] } | null,
  ) =>
  async ({ tx, scope, lessons }: PackageMaking, read: ReadPackage): Promise<MadeContent[]> => {
    const root = rootOf(read);
    if (!root) return [];
    const contentId = await add(tx, scope, root.facts);
    const lessonList = await lessons(root.lessons);
    await saveLessons(tx, { ...scope, parent: holder.parentOf(contentId), lessonList });
    return [{ kind: holder.contentType, contentId, title: root.facts.title }];
  };
