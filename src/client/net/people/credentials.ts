import { credentialRoutes } from '#shared/contract/people/credentials.ts';
import type { CodeState } from '#shared/contract/people/guardians.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { client } from '#client/net/rest/client.ts';
import { reloadMe } from './session.ts';

const credentials = client(credentialRoutes);

export type CredentialUndo = ResponseOf<typeof credentialRoutes.readUndo>;

// What goes wrong is worded where it happened.
const quiet = { quiet: true };

/** Returns how many other sign-ins ended. */
export async function changePassword(
  body: RequestOf<typeof credentialRoutes.changePassword>['body'],
): Promise<number> {
  return (await credentials.changePassword({ body }, quiet)).endedCount;
}

/** Has a code mailed to the mail that is wished. */
export function askEmail(body: RequestOf<typeof credentialRoutes.askEmail>['body']): Promise<CodeState> {
  return credentials.askEmail({ body }, quiet);
}

export async function confirmEmail(code: string): Promise<void> {
  await credentials.confirmEmail({ body: { code } }, quiet);
  await reloadMe({ quiet: true });
}

/** Has a code sent to the phone that is wished. */
export function askPhone(body: RequestOf<typeof credentialRoutes.askPhone>['body']): Promise<CodeState> {
  return credentials.askPhone({ body }, quiet);
}

export async function confirmPhone(code: string): Promise<void> {
  await credentials.confirmPhone({ body: { code } }, quiet);
}

export function readCredentialUndo(token: string, signal?: AbortSignal): Promise<CredentialUndo> {
  return credentials.readUndo({ body: { token } }, { signal, ...quiet });
}

export async function undoCredentialChange(body: {
  readonly token: string;
  readonly newPassword: string;
}): Promise<void> {
  await credentials.undo({ body }, quiet);
}
