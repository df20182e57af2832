import {
  homeworkRoutes,
  type EXPORT_FORMATS,
  type Homework,
  type HomeworkWork,
} from '#shared/contract/learning/homeworks.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';
import { saveFile } from '#client/net/saveFile.ts';

export type HomeworkWish = RequestOf<typeof homeworkRoutes.create>['body'];
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export type HomeworkInClass = ResponseOf<typeof homeworkRoutes.get>;
export type OwnHomeworkDetail = ResponseOf<typeof homeworkRoutes.getOwn>;
export type HandInWish = RequestOf<typeof homeworkRoutes.handIn>['body'];
export type FeedbackWish = RequestOf<typeof homeworkRoutes.giveFeedback>['body'];

const quiet = { quiet: true };

export function listHomeworks(
  id: number,
  page: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof homeworkRoutes.list>> {
  return rest.call(homeworkRoutes.list, { params: { id }, query: { page } }, { signal });
}

export function getHomework(id: number, homeworkId: number, signal?: AbortSignal): Promise<HomeworkInClass> {
  return rest.call(homeworkRoutes.get, { params: { id, homeworkId } }, { signal, ...quiet });
}

/** The refusal is worded in the form. */
export function saveHomework(id: number, homeworkId: number | null, body: HomeworkWish): Promise<Homework> {
  return homeworkId === null
    ? rest.call(homeworkRoutes.create, { params: { id }, body }, quiet)
    : rest.call(homeworkRoutes.save, { params: { id, homeworkId }, body }, quiet);
}

export async function removeHomework(id: number, homeworkId: number): Promise<void> {
  await rest.call(homeworkRoutes.remove, { params: { id, homeworkId } });
}

/** Reminds those who have not handed in; answers how many they are. */
export async function remindOfHomework(id: number, homeworkId: number): Promise<number> {
  const reply = await rest.call(homeworkRoutes.remind, { params: { id, homeworkId } }, quiet);
  return reply.remindedCount;
}

export async function getWorks(
  place: { readonly id: number; readonly homeworkId: number; readonly memberId: number },
  signal?: AbortSignal,
): Promise<HomeworkWork[]> {
  return (await rest.call(homeworkRoutes.getWorks, { params: place }, { signal, ...quiet })).workList;
}

export function giveFeedback(
  place: { readonly id: number; readonly homeworkId: number; readonly memberId: number },
  body: FeedbackWish,
): Promise<HomeworkWork> {
  return rest.call(homeworkRoutes.giveFeedback, { params: place, body }, quiet);
}

/** Has the browser save who handed in. */
export async function exportHomework(
  id: number,
  { homeworkId, title }: Pick<Homework, 'homeworkId' | 'title'>,
  format: ExportFormat,
): Promise<void> {
  const parts = { params: { id, homeworkId }, query: { format } };
  saveFile(await rest.download(homeworkRoutes.export, {}, parts), `${title}.${format}`);
}

export function listOwnHomeworks(
  id: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof homeworkRoutes.listOwn>> {
  return rest.call(homeworkRoutes.listOwn, { params: { id } }, { signal, ...quiet });
}

export function getOwnHomework(
  id: number,
  homeworkId: number,
  signal?: AbortSignal,
): Promise<OwnHomeworkDetail> {
  return rest.call(homeworkRoutes.getOwn, { params: { id, homeworkId } }, { signal, ...quiet });
}

export function handInHomework(id: number, homeworkId: number, body: HandInWish): Promise<HomeworkWork> {
  return rest.call(homeworkRoutes.handIn, { params: { id, homeworkId }, body }, quiet);
}
