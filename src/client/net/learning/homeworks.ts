import { homeworkRoutes, type EXPORT_FORMATS, type Homework } from '#shared/contract/learning/homeworks.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { saveFile } from '#client/net/saveFile.ts';

const homeworks = client(homeworkRoutes);

export type HomeworkWish = RequestOf<typeof homeworkRoutes.create>['body'];
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export type HomeworkInClass = ResponseOf<typeof homeworkRoutes.get>;
export type OwnHomeworkDetail = ResponseOf<typeof homeworkRoutes.getOwn>;

export interface HomeworkPlace {
  readonly id: number;
  readonly homeworkId: number;
}
/** The place of one pupil's work. */
export interface WorkPlace extends HomeworkPlace {
  readonly memberId: number;
}

/** The homework of a pupil; notifications renew it. */
export const ownHomeworkQueries = {
  list: (channelId: number) => ({
    queryKey: [...queryKeys.homework, channelId] as const,
    queryFn: ({ signal }: Asked) => homeworks.listOwn({ params: { id: channelId } }, { signal, quiet: true }),
    staleTime: 0,
  }),
  get: ({ id, homeworkId }: HomeworkPlace) => ({
    queryKey: [...queryKeys.homework, id, homeworkId] as const,
    queryFn: ({ signal }: Asked) => homeworks.getOwn({ params: { id, homeworkId } }, { signal, quiet: true }),
    staleTime: 0,
  }),
};

/** The homework of a class, as staff sees it. */
export const homeworkQueries = {
  list: (channelId: number, page: number) => ({
    queryKey: [...queryKeys.classOf(channelId), 'homeworks', page] as const,
    queryFn: ({ signal }: Asked) =>
      homeworks.list({ params: { id: channelId }, query: { page } }, { signal }),
    staleTime: 0,
  }),
  get: ({ id, homeworkId }: HomeworkPlace) => ({
    queryKey: [...queryKeys.classOf(id), 'homework', homeworkId] as const,
    queryFn: ({ signal }: Asked) => homeworks.get({ params: { id, homeworkId } }, { signal, quiet: true }),
    staleTime: 0,
  }),
  works: (place: WorkPlace) => ({
    queryKey: [
      ...queryKeys.classOf(place.id),
      'homework',
      place.homeworkId,
      'works',
      place.memberId,
    ] as const,
    queryFn: async ({ signal }: Asked) =>
      (await homeworks.getWorks({ params: place }, { signal, quiet: true })).workList,
    staleTime: 0,
  }),
};

/** Gives homework, or with an id changes what was given. The refusal is worded in the form. */
export const useSaveHomework = mutationHook(
  ({ id, homeworkId }: { readonly id: number; readonly homeworkId: number | null }) => ({
    mutationFn: (body: HomeworkWish) =>
      homeworkId === null
        ? homeworks.create({ params: { id }, body }, { quiet: true })
        : homeworks.save({ params: { id, homeworkId }, body }, { quiet: true }),
    renews: [queryKeys.classOf(id)],
  }),
);

export const useRemoveHomework = mutationHook((params: HomeworkPlace) => ({
  mutationFn: () => homeworks.remove({ params }),
  renews: [queryKeys.classOf(params.id)],
}));

/** Reminds those who have not handed in; resolves to how many they are. */
export const useRemindOfHomework = mutationHook((params: HomeworkPlace) => ({
  mutationFn: async () => (await homeworks.remind({ params }, { quiet: true })).remindedCount,
}));

export const useGiveFeedback = mutationHook((params: WorkPlace) => ({
  mutationFn: (body: RequestOf<typeof homeworkRoutes.giveFeedback>['body']) =>
    homeworks.giveFeedback({ params, body }, { quiet: true }),
  renewsAlways: [queryKeys.classOf(params.id)],
}));

export const useHandInHomework = mutationHook((params: HomeworkPlace) => ({
  mutationFn: (body: RequestOf<typeof homeworkRoutes.handIn>['body']) =>
    homeworks.handIn({ params, body }, { quiet: true }),
  renewsAlways: [queryKeys.homework],
}));

/** Has the browser save who handed in. */
export async function exportHomework(
  id: number,
  { homeworkId, title }: Pick<Homework, 'homeworkId' | 'title'>,
  format: ExportFormat,
): Promise<void> {
  const file = await homeworks.export({ params: { id, homeworkId }, query: { format } });
  saveFile(file, `${title}.${format}`);
}
