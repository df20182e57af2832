import { credentialRoutes } from '#shared/contract/people/credentials.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { reloadMe } from './session.ts';

const credentials = client(credentialRoutes);

export type CredentialUndo = ResponseOf<typeof credentialRoutes.readUndo>;

// Failures are worded at the place of the action.
const quiet = { quiet: true };

/** Resolves to how many other sign-ins ended. */
export const useChangePassword = mutationHook({
  mutationFn: async (body: RequestOf<typeof credentialRoutes.changePassword>['body']) =>
    (await credentials.changePassword({ body }, quiet)).endedCount,
});

type Contact = 'email' | 'phoneNumber';

/** Has a code sent to the mail or the phone that is wished. */
export const useAskContact = mutationHook((contact: Contact) => ({
  mutationFn: ({ password, wished }: { readonly password: string; readonly wished: string }) =>
    contact === 'email'
      ? credentials.askEmail({ body: { password, email: wished } }, quiet)
      : credentials.askPhone({ body: { password, phoneNumber: wished } }, quiet),
}));

/** Takes the contact over that the code came to. */
export const useConfirmContact = mutationHook((contact: Contact) => ({
  mutationFn: async (code: string) => {
    if (contact === 'phoneNumber') {
      await credentials.confirmPhone({ body: { code } }, quiet);
      return;
    }
    await credentials.confirmEmail({ body: { code } }, quiet);
    await reloadMe({ quiet: true });
  },
}));

export const credentialQueries = {
  /** The change that the link of a mail takes back. */
  undo: (token: string) => ({
    queryKey: ['credentials', 'undo', token] as const,
    queryFn: ({ signal }: Asked) => credentials.readUndo({ body: { token } }, { signal, ...quiet }),
    refetchOnWindowFocus: false,
    retry: false,
    gcTime: 0,
  }),
};

export const useUndoCredentialChange = mutationHook((token: string) => ({
  mutationFn: (newPassword: string) => credentials.undo({ body: { token, newPassword } }, quiet),
}));
