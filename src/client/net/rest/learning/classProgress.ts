import { classProgressRoutes, type MemberCode } from '#shared/contract/learning/classProgress.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';
import { saveFile } from '#client/net/saveFile.ts';
import type { ExportFormat } from './homeworks.ts';

type MatrixQuery = RequestOf<typeof classProgressRoutes.getMatrix>['query'];
export type MatrixFilter = Pick<MatrixQuery, 'course_id' | 'group_id' | 'tag_id'>;
export type MatrixWish = MatrixFilter & Pick<MatrixQuery, 'lesson_id' | 'page'>;
export type ErrorWish = RequestOf<typeof classProgressRoutes.listErrors>['query'];

/** A member's work on a problem, as staff of a channel sees it. */
export interface MemberProblem {
  readonly id: number;
  readonly memberId: number;
  readonly problemId: number;
}

export async function listProgressCourses(id: number, signal?: AbortSignal) {
  return (await rest.call(classProgressRoutes.listCourses, { params: { id } }, { signal })).courseList;
}

export async function listProgressLessons(id: number, courseId: number, signal?: AbortSignal) {
  const params = { id, courseId };
  return (await rest.call(classProgressRoutes.listLessons, { params }, { signal })).lessonList;
}

export function getMatrix(
  id: number,
  query: MatrixWish,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof classProgressRoutes.getMatrix>> {
  return rest.call(classProgressRoutes.getMatrix, { params: { id }, query }, { signal, quiet: true });
}

/** Has the browser save the progress of everybody the filter finds. */
export async function exportMatrix(
  id: number,
  query: MatrixFilter,
  format: ExportFormat,
  name: string,
): Promise<void> {
  const parts = { params: { id }, query: { ...query, format } };
  saveFile(await rest.download(classProgressRoutes.exportMatrix, {}, parts), `${name}.${format}`);
}

export function getMemberCode(params: MemberProblem, signal?: AbortSignal): Promise<MemberCode> {
  return rest.call(classProgressRoutes.getMemberCode, { params }, { signal, quiet: true });
}

/** ALREADY_RESET is said by the notice that every page has. */
export async function resetMember(params: MemberProblem): Promise<void> {
  await rest.call(classProgressRoutes.reset, { params });
}

export async function rejudgeMember(params: MemberProblem): Promise<number> {
  return (await rest.call(classProgressRoutes.rejudge, { params })).queuedCount;
}

export async function listErrors(id: number, query: ErrorWish, signal?: AbortSignal) {
  const parts = { params: { id }, query };
  return (await rest.call(classProgressRoutes.listErrors, parts, { signal, quiet: true })).errorList;
}
