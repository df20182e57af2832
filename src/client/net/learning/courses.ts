import { courseRoutes } from '#shared/contract/learning/courses.ts';
import { client } from '#client/net/rest/client.ts';
import { queryKeys } from '#client/net/queryKeys.ts';

const courses = client(courseRoutes);

type Asked = { readonly signal: AbortSignal };

export const courseQueries = {
  list: (channelId: number) => ({
    queryKey: [...queryKeys.learning, 'courses', channelId] as const,
    queryFn: async ({ signal }: Asked) => (await courses.list({ channelId }, { signal })).courseList,
  }),
  one: (channelId: number, courseId: number) => ({
    queryKey: [...queryKeys.learning, 'course', channelId, courseId] as const,
    queryFn: ({ signal }: Asked) => courses.get({ channelId, params: { courseId } }, { signal }),
  }),
};
