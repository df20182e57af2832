import { memberReportRoutes } from '#shared/contract/learning/memberReports.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

const memberReports = client(memberReportRoutes);

interface MemberPlace {
  readonly channelId: number;
  readonly memberId: number;
}

export const memberReportQueries = {
  get: ({ channelId, memberId }: MemberPlace) => ({
    queryKey: [...queryKeys.classOf(channelId), 'report', memberId] as const,
    queryFn: ({ signal }: Asked) =>
      memberReports.get({ channelId, params: { id: memberId } }, { signal, quiet: true }),
    staleTime: 0,
  }),
  /** Reports on the learning of a guardian's child, by class. */
  ofChild: (childId: number) => ({
    queryKey: ['guardians', 'reports', childId] as const,
    queryFn: async ({ signal }: Asked) =>
      (await memberReports.listForGuardian({ params: { id: childId } }, { signal, quiet: true })).reportList,
    staleTime: 0,
    gcTime: 0,
  }),
};

export const useSaveReportWords = mutationHook(({ channelId, memberId }: MemberPlace) => ({
  mutationFn: (words: string) =>
    memberReports.saveWords({ channelId, params: { id: memberId }, body: { words } }, { quiet: true }),
  renewsAlways: [memberReportQueries.get({ channelId, memberId }).queryKey],
}));
