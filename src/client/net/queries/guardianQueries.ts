import { listChildReports } from '#client/net/rest/learning/memberReports.ts';
import {
  loadGuardianIdentity,
  loadGuardianPage,
  openGuardianLink,
} from '#client/net/rest/people/guardians.ts';

type Fetching = { readonly signal: AbortSignal };

/** What a guardian's pages read: the mailed link and the own page. The world knows nothing of them. */
export const guardianQueries = {
  link: (token: string) => ({
    queryKey: ['guardians', 'link', token] as const,
    queryFn: ({ signal }: Fetching) => openGuardianLink(token, signal),
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  }),
  reports: (childId: number) => ({
    queryKey: ['guardians', 'reports', childId] as const,
    queryFn: ({ signal }: Fetching) => listChildReports(childId, signal),
    staleTime: 0,
    gcTime: 0,
  }),
  identity: (token: string) => ({
    queryKey: ['guardians', 'identity', token] as const,
    queryFn: ({ signal }: Fetching) => loadGuardianIdentity(token, signal),
    refetchOnWindowFocus: false,
    gcTime: 0,
  }),
  page: () => ({
    queryKey: ['guardians', 'page'] as const,
    queryFn: ({ signal }: Fetching) => loadGuardianPage(signal),
    staleTime: 0,
    gcTime: 0,
  }),
};
