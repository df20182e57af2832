import {
  guardianRoutes,
  type CodeState,
  type GuardedChild,
  type GuardianLink,
  type GuardianPage,
} from '#shared/contract/people/guardians.ts';
import type { IdentityState, IdentityWindow } from '#shared/contract/people/identity.ts';
import type { RequestOf } from '#shared/contract/route.ts';
import type { ChatSettings } from '#shared/contract/people/chat.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { queryKeys } from '#client/net/queryKeys.ts';

const guardians = client(guardianRoutes);

type Consent = RequestOf<typeof guardianRoutes.consent>['body'];

// Failures are worded at the place of the action.
const quiet = { quiet: true };

/** Sends the code of a child's request to a phone, and the code of a link by mail. */
export function sendGuardianCode(token: string, phoneNumber?: string): Promise<CodeState> {
  const body = { token, ...(phoneNumber !== undefined && { phoneNumber }) };
  return guardians.sendCode({ body }, quiet);
}

/** How a guardian who had agreed by mail alone is told from the child. */
export const guardianProof = {
  sendCode: (id: number, phoneNumber: string): Promise<CodeState> =>
    guardians.sendPhoneCode({ params: { id }, body: { phoneNumber } }, quiet),
  openIdentity: (id: number): Promise<IdentityWindow> =>
    guardians.openChildIdentity({ params: { id } }, quiet),
  readIdentity: (id: number): Promise<IdentityState> => guardians.getChildIdentity({ params: { id } }, quiet),
};

export async function giveGuardianConsent(body: Consent): Promise<void> {
  await guardians.consent({ body }, quiet);
}

export function openGuardianIdentity(token: string): Promise<IdentityWindow> {
  return guardians.openIdentity({ body: { token } }, quiet);
}

export function loadGuardianIdentity(token: string, signal?: AbortSignal): Promise<IdentityState> {
  return guardians.getIdentity({ body: { token } }, { signal, ...quiet });
}

export async function denyGuardianConsent(token: string): Promise<void> {
  await guardians.deny({ body: { token } }, quiet);
}

export async function requestGuardianPage(email: string): Promise<void> {
  await guardians.requestPageLink({ body: { email } }, quiet);
}

export async function openGuardianPage(body: { readonly token: string; readonly code: string }) {
  await guardians.openSession({ body }, quiet);
}

export function sendWithdrawalCode(childId: number): Promise<CodeState> {
  return guardians.sendWithdrawalCode({ params: { id: childId } }, quiet);
}

const PAGE = ['guardians', 'page'] as const;

/** Queries of a guardian's pages: the mailed link and the own page. The world knows nothing of them. */
export const guardianQueries = {
  link: (token: string) => ({
    queryKey: ['guardians', 'link', token] as const,
    queryFn: ({ signal }: Asked): Promise<GuardianLink> =>
      guardians.openLink({ body: { token } }, { signal, ...quiet }),
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  }),
  identity: (token: string) => ({
    queryKey: ['guardians', 'identity', token] as const,
    queryFn: ({ signal }: Asked) => loadGuardianIdentity(token, signal),
    refetchOnWindowFocus: false,
    gcTime: 0,
  }),
  page: () => ({
    queryKey: PAGE,
    queryFn: ({ signal }: Asked) => guardians.listChildren(undefined, { signal, ...quiet }),
    staleTime: 0,
    gcTime: 0,
  }),
};

/** Writes what is known of one child into the page of its guardian. */
const storeChild = (child: Pick<GuardedChild, 'userId'> & Partial<GuardedChild>) =>
  queryClient.setQueryData<GuardianPage>(
    PAGE,
    (page) =>
      page && {
        ...page,
        childList: page.childList.map((one) => (one.userId === child.userId ? { ...one, ...child } : one)),
      },
  );

/** A choice is shown at once. Choices are saved in sequence, so that the last one wins. */
export const useSaveGuardedChat = mutationHook((userId: number) => ({
  scope: { id: `guardedChat/${userId}` },
  mutationFn: (settings: ChatSettings) =>
    guardians.saveChatSettings({ params: { id: userId }, body: settings }, quiet),
  onMutate: (settings) => storeChild({ userId, settings }),
  onSuccess: storeChild,
  renewsAfterError: [PAGE],
}));

/** Proves that the guardian is not the child: by a code, or without one by the identity that was verified. */
export const useProveGuardian = mutationHook((childId: number) => ({
  mutationFn: (code: string | undefined) =>
    guardians.prove({ params: { id: childId }, body: code === undefined ? {} : { code } }, quiet),
  onSuccess: storeChild,
}));

export const useWithdrawConsent = mutationHook((childId: number) => ({
  mutationFn: (code: string) => guardians.withdraw({ params: { id: childId }, body: { code } }, quiet),
  renews: [PAGE, queryKeys.payments],
}));

/** Ends the session of the page. The page is read anew even after a failure: nobody else may see it here. */
export const useEndGuardianSession = mutationHook({
  mutationFn: () =>
    guardians.endSession(undefined, quiet).finally(() => void queryClient.resetQueries({ queryKey: PAGE })),
});
