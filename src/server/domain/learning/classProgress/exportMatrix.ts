import type { EXPORT_FORMATS } from '#shared/contract/learning/homeworks.ts';
import type { FileAnswer } from '#server/domain/call.ts';
import { readRoster } from '#server/domain/channels/channels/readRoster.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { tableFile } from '#server/platform/tableFile.ts';
import { courseOfFilter, pupilsOfFilter, type ClassFilter } from './getMatrix.ts';
import { matrixCells } from './matrixCells.ts';
import { classProgressTexts as texts } from './texts.ts';

/** A title with its place in front; a title that begins with a number (`1장. 말하기`) keeps that alone. */
export const numberedTitle = (title: string, place: number): string =>
  /^\s*(?:제\s*)?\d/u.test(title) ? title : `${place}. ${title}`;

/** The progress of all pupils that a filter finds: a row for each pupil, a column for each lesson. */
export async function exportMatrix(
  query: ClassFilter & { readonly format: (typeof EXPORT_FORMATS)[number] },
): Promise<FileAnswer> {
  const { deps, channelId, format } = query;
  const { db, clock } = deps;
  const [{ course, lessons }, pupils] = await Promise.all([courseOfFilter(query), pupilsOfFilter(db, query)]);
  const userIds = pupils.map(({ userId }) => userId);
  const [{ cellsOf }, roster] = await Promise.all([
    matrixCells({ db, channelId, lessons, userIds, now: clock.now() }),
    readRoster(db, { channelId, userIds }),
  ]);
  const rows = pupils.map(({ userId, rollNumber, nickname }) => {
    const cells = cellsOf(userId);
    const passed = cells.filter(({ state }) => state === 'PASSED').length;
    const loginName = roster.get(userId)?.loginName ?? '';
    return [
      rollNumber,
      nickname,
      loginName,
      passed,
      lessons.length,
      ...cells.map(({ state }) => texts.states[state]),
    ];
  });
  return tableFile({
    format,
    name: texts.fileName(course?.title ?? '', seoulDay(clock.now()), format),
    sheet: texts.sheet,
    head: [...texts.columns, ...lessons.map(({ title }, index) => numberedTitle(title, index + 1))],
    rows,
  });
}
