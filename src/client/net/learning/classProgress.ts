import { classProgressRoutes } from '#shared/contract/learning/classProgress.ts';
import type { RequestOf } from '#shared/contract/route.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { saveFile } from '#client/net/saveFile.ts';
import type { ExportFormat } from './homeworks.ts';

const progress = client(classProgressRoutes);

type MatrixQuery = RequestOf<typeof classProgressRoutes.getMatrix>['query'];
export type MatrixFilter = Pick<MatrixQuery, 'course_id' | 'group_id' | 'tag_id'>;
type MatrixWish = MatrixFilter & Pick<MatrixQuery, 'lesson_id' | 'page'>;
type ErrorWish = RequestOf<typeof classProgressRoutes.listErrors>['query'];

/** A member's work on a problem, as staff of a channel sees it. */
export interface MemberProblem {
  readonly id: number;
  readonly memberId: number;
  readonly problemId: number;
}
/** Steps of pupils in lessons are not pushed one by one: the pages of staff poll them. */
const LIVE_MS = 6_000;

/** Queries of staff about the learning of a class; a push of the class renews them. */
export const progressQueries = {
  courses: (id: number) => ({
    queryKey: [...queryKeys.classOf(id), 'courses'] as const,
    queryFn: async ({ signal }: Asked) =>
      (await progress.listCourses({ params: { id } }, { signal })).courseList,
  }),
  lessons: (id: number, courseId: number) => ({
    queryKey: [...queryKeys.classOf(id), 'lessons', courseId] as const,
    queryFn: async ({ signal }: Asked) =>
      (await progress.listLessons({ params: { id, courseId } }, { signal })).lessonList,
  }),
  matrix: (id: number, query: MatrixWish) => ({
    queryKey: [...queryKeys.classOf(id), 'matrix', query] as const,
    queryFn: ({ signal }: Asked) => progress.getMatrix({ params: { id }, query }, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: LIVE_MS,
  }),
  memberCode: (params: MemberProblem) => ({
    queryKey: [...queryKeys.classOf(params.id), 'code', params.memberId, params.problemId] as const,
    queryFn: ({ signal }: Asked) => progress.getMemberCode({ params }, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: LIVE_MS,
  }),
  errors: (id: number, query: ErrorWish) => ({
    queryKey: [...queryKeys.classOf(id), 'errors', query] as const,
    queryFn: async ({ signal }: Asked) =>
      (await progress.listErrors({ params: { id }, query }, { signal, quiet: true })).errorList,
    staleTime: 0,
  }),
};

type ProblemPlace = Omit<MemberProblem, 'memberId'>;

/** Begins a member's problem anew. ALREADY_RESET is said by the notice that every page has. */
export const useResetMember = mutationHook((place: ProblemPlace) => ({
  mutationFn: (memberId: number) => progress.reset({ params: { ...place, memberId } }),
  renewsAlways: [queryKeys.classOf(place.id), queryKeys.problemWorks(place)],
}));

/** Judges what a member submitted again; resolves to how many submissions wait for it. */
export const useRejudgeMember = mutationHook((place: ProblemPlace) => ({
  mutationFn: async (memberId: number) =>
    (await progress.rejudge({ params: { ...place, memberId } })).queuedCount,
  renewsAlways: [queryKeys.classOf(place.id)],
}));

/** Has the browser save the progress of everybody the filter finds. */
export async function exportMatrix(
  id: number,
  query: MatrixFilter,
  format: ExportFormat,
  name: string,
): Promise<void> {
  const file = await progress.exportMatrix({ params: { id }, query: { ...query, format } });
  saveFile(file, `${name}.${format}`);
}
