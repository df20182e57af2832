import {
  classInfoRoutes,
  type ClassInfo,
  type OwnClassInfoBody,
} from '#shared/contract/channels/classInfo.ts';
import { renew } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

/* Facts that a class has to know of a pupil: for a course class, or with null for the channel itself. */

const classInfos = client(classInfoRoutes);

export const classInfoQueries = {
  /** Null where none was given yet. */
  get: (id: number, courseClassId: number | null = null) => ({
    queryKey: [...queryKeys.channelOf(id), 'classInfo', courseClassId] as const,
    queryFn: async ({ signal }: Asked): Promise<ClassInfo | null> => {
      try {
        const request = { params: { id }, query: contentOf(courseClassId) };
        return await classInfos.get(request, { signal, quiet: true });
      } catch (error) {
        if (errorCodeOf(error) === 'NEED_TO_CHANNEL_INFO') return null;
        throw error;
      }
    },
    staleTime: 0,
  }),
  ofMember: (id: number, memberId: number) => ({
    queryKey: [...queryKeys.members(id), 'classInfos', memberId] as const,
    queryFn: async ({ signal }: Asked) =>
      (await classInfos.listOfMember({ params: { id, memberId } }, { signal })).classInfoList,
    staleTime: 0,
  }),
};

export const saveClassInfo = (id: number, courseClassId: number | null, body: OwnClassInfoBody) =>
  classInfos.save({ params: { id }, query: contentOf(courseClassId), body });

/** After class info was saved, and the own name with it. */
export const renewOwnInfo = (id: number) => renew([queryKeys.channelOf(id)]);

const contentOf = (courseClassId: number | null) =>
  courseClassId === null ? {} : { content_id: courseClassId, content_type: 'COURSE_CLASS' as const };
