import {
  courseClassRoutes,
  type CourseClass,
  type CourseClassCard,
  type CourseClassInput,
  type CourseClassSchedule,
  type Curriculum,
} from '#shared/contract/learning/courseClasses.ts';
import { worksheetRoutes } from '#shared/contract/learning/worksheets.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';
import { walletStore } from '#client/stores/walletStore.ts';

export type CourseClassFilter = RequestOf<typeof courseClassRoutes.list>['query'];
export type OfferChoices = ResponseOf<typeof courseClassRoutes.listChoices>;
export type CourseClassPage = ResponseOf<typeof courseClassRoutes.list>;
export type WorksheetPage = ResponseOf<typeof worksheetRoutes.list>;
export type OpenWorksheet = ResponseOf<typeof worksheetRoutes.get>;

export function listCourseClasses(
  channelId: number,
  query: CourseClassFilter,
  signal?: AbortSignal,
): Promise<CourseClassPage> {
  return rest.call(courseClassRoutes.list, { channelId, query }, { signal, quiet: true });
}

export function getCourseClass(
  channelId: number,
  courseClassId: number,
  signal?: AbortSignal,
): Promise<CourseClass> {
  return rest.call(courseClassRoutes.get, { channelId, params: { courseClassId } }, { signal, quiet: true });
}

export function getCurriculum(
  channelId: number,
  courseClassId: number,
  signal?: AbortSignal,
): Promise<Curriculum> {
  return rest.call(
    courseClassRoutes.listLessons,
    { channelId, params: { courseClassId } },
    { signal, quiet: true },
  );
}

export async function listSchedules(
  channelId: number,
  courseClassId: number,
  signal?: AbortSignal,
): Promise<CourseClassSchedule[]> {
  const params = { courseClassId };
  return (await rest.call(courseClassRoutes.listSchedules, { channelId, params }, { signal, quiet: true }))
    .scheduleList;
}

/** Enrols for the price that is shown; the new balance comes with the answer. */
export async function enrolInClass(
  channelId: number,
  { courseClassId, cost }: Pick<CourseClassCard, 'courseClassId' | 'cost'>,
): Promise<void> {
  const { point } = await rest.call(
    courseClassRoutes.enrol,
    { channelId, params: { courseClassId }, body: { cost } },
    { quiet: true },
  );
  walletStore.setState({ point });
}

export function listWorksheets(
  channelId: number,
  query: { readonly page: number; readonly query: string },
  signal?: AbortSignal,
): Promise<WorksheetPage> {
  return rest.call(worksheetRoutes.list, { channelId, query }, { signal, quiet: true });
}

export function getWorksheet(
  channelId: number,
  worksheetId: number,
  signal?: AbortSignal,
): Promise<OpenWorksheet> {
  return rest.call(worksheetRoutes.get, { channelId, params: { worksheetId } }, { signal, quiet: true });
}

export async function enrolInWorksheet(
  channelId: number,
  { worksheetId, cost }: Pick<OpenWorksheet, 'worksheetId' | 'cost'>,
): Promise<void> {
  const { point } = await rest.call(
    worksheetRoutes.enrol,
    { channelId, params: { worksheetId }, body: { cost } },
    { quiet: true },
  );
  walletStore.setState({ point });
}

export function listStaffCourseClasses(
  id: number,
  query: RequestOf<typeof courseClassRoutes.listForStaff>['query'],
  signal?: AbortSignal,
): Promise<ResponseOf<typeof courseClassRoutes.listForStaff>> {
  return rest.call(courseClassRoutes.listForStaff, { params: { id }, query }, { signal, quiet: true });
}

/** Makes a course class, or saves the one that is named. */
export function saveCourseClass(
  id: number,
  courseClassId: number | null,
  body: CourseClassInput,
): Promise<CourseClass> {
  return courseClassId === null
    ? rest.call(courseClassRoutes.create, { params: { id }, body }, { quiet: true })
    : rest.call(courseClassRoutes.save, { params: { id, courseClassId }, body }, { quiet: true });
}

/** What a course class may be made of. */
export function listOfferChoices(id: number, signal?: AbortSignal): Promise<OfferChoices> {
  return rest.call(courseClassRoutes.listChoices, { params: { id } }, { signal, quiet: true });
}

export async function removeCourseClass(id: number, courseClassId: number): Promise<void> {
  await rest.call(courseClassRoutes.remove, { params: { id, courseClassId } }, { quiet: true });
}
