import {
  courseClassRoutes,
  type CourseClassCard,
  type CourseClassInput,
} from '#shared/contract/learning/courseClasses.ts';
import { worksheetRoutes } from '#shared/contract/learning/worksheets.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';

const courseClasses = client(courseClassRoutes);
const worksheets = client(worksheetRoutes);

export type CourseClassFilter = RequestOf<typeof courseClassRoutes.list>['query'];
export type OfferChoices = ResponseOf<typeof courseClassRoutes.listChoices>;
export type OpenWorksheet = ResponseOf<typeof worksheetRoutes.get>;

/** Enrols for the price that is shown; the new balance comes with the answer. */
export async function enrolInClass(
  channelId: number,
  { courseClassId, cost }: Pick<CourseClassCard, 'courseClassId' | 'cost'>,
): Promise<void> {
  const { point } = await courseClasses.enrol(
    { channelId, params: { courseClassId }, body: { cost } },
    { quiet: true },
  );
  walletStore.setState({ point });
}

export async function enrolInWorksheet(
  channelId: number,
  { worksheetId, cost }: Pick<OpenWorksheet, 'worksheetId' | 'cost'>,
): Promise<void> {
  const { point } = await worksheets.enrol(
    { channelId, params: { worksheetId }, body: { cost } },
    { quiet: true },
  );
  walletStore.setState({ point });
}

/** Course classes and worksheets of a channel; progress moves on other pages, so that they are asked for when opened. */
export const courseClassQueries = {
  list: (channelId: number, filter: CourseClassFilter) => ({
    queryKey: [...queryKeys.courseClasses, channelId, 'list', filter] as const,
    queryFn: ({ signal }: Asked) => courseClasses.list({ channelId, query: filter }, { signal, quiet: true }),
    staleTime: 0,
  }),
  one: (channelId: number, courseClassId: number) => ({
    queryKey: [...queryKeys.courseClasses, channelId, 'one', courseClassId] as const,
    queryFn: ({ signal }: Asked) =>
      courseClasses.get({ channelId, params: { courseClassId } }, { signal, quiet: true }),
    staleTime: 0,
  }),
  lessons: (channelId: number, courseClassId: number) => ({
    queryKey: [...queryKeys.courseClasses, channelId, 'lessons', courseClassId] as const,
    queryFn: ({ signal }: Asked) =>
      courseClasses.listLessons({ channelId, params: { courseClassId } }, { signal, quiet: true }),
    staleTime: 0,
  }),
  schedules: (channelId: number, courseClassId: number) => ({
    queryKey: [...queryKeys.courseClasses, channelId, 'schedules', courseClassId] as const,
    queryFn: async ({ signal }: Asked) =>
      (await courseClasses.listSchedules({ channelId, params: { courseClassId } }, { signal, quiet: true }))
        .scheduleList,
  }),
  worksheets: (channelId: number, filter: { readonly page: number; readonly query: string }) => ({
    queryKey: [...queryKeys.courseClasses, channelId, 'worksheets', filter] as const,
    queryFn: ({ signal }: Asked) => worksheets.list({ channelId, query: filter }, { signal, quiet: true }),
    staleTime: 0,
  }),
  worksheet: (channelId: number, worksheetId: number) => ({
    queryKey: [...queryKeys.courseClasses, channelId, 'worksheet', worksheetId] as const,
    queryFn: ({ signal }: Asked) =>
      worksheets.get({ channelId, params: { worksheetId } }, { signal, quiet: true }),
    staleTime: 0,
  }),
  choices: (channelId: number) => ({
    queryKey: [...queryKeys.courseClasses, channelId, 'choices'] as const,
    queryFn: ({ signal }: Asked) =>
      courseClasses.listChoices({ params: { id: channelId } }, { signal, quiet: true }),
    staleTime: 0,
  }),
  staff: (channelId: number, filter: RequestOf<typeof courseClassRoutes.listForStaff>['query']) => ({
    queryKey: [...queryKeys.courseClasses, channelId, 'staff', filter] as const,
    queryFn: ({ signal }: Asked) =>
      courseClasses.listForStaff({ params: { id: channelId }, query: filter }, { signal, quiet: true }),
    staleTime: 0,
  }),
};

/** After something was paid for, or costs another price. */
export const renewCourseClasses = (channelId: number) => renew([[...queryKeys.courseClasses, channelId]]);

/** Enrols in a course class or a worksheet; another price is shown before the view hears of it. */
export const useEnrol = mutationHook((channelId: number) => ({
  mutationFn: ({ run }: { readonly run: () => Promise<void> }) => run(),
  onError: (error) =>
    errorCodeOf(error) === 'PRODUCT_PRICE_CHANGED' ? renewCourseClasses(channelId) : undefined,
  renews: [[...queryKeys.courseClasses, channelId]],
}));

/** Makes a course class, or saves the one that is named. */
export const useSaveCourseClass = mutationHook(
  ({ id, courseClassId }: { readonly id: number; readonly courseClassId: number | null }) => ({
    mutationFn: (body: CourseClassInput) =>
      courseClassId === null
        ? courseClasses.create({ params: { id }, body }, { quiet: true })
        : courseClasses.save({ params: { id, courseClassId }, body }, { quiet: true }),
    renews: [[...queryKeys.courseClasses, id]],
  }),
);

export const useRemoveCourseClass = mutationHook((id: number) => ({
  mutationFn: (courseClassId: number) =>
    courseClasses.remove({ params: { id, courseClassId } }, { quiet: true }),
  renews: [[...queryKeys.courseClasses, id]],
}));
