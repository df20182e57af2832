import { credentialRoutes } from '#shared/contract/people/credentials.ts';
import type { CodeState } from '#shared/contract/people/guardians.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';
import { reloadMe } from './session.ts';

export type CredentialUndo = ResponseOf<typeof credentialRoutes.readUndo>;

// What goes wrong is worded where it happened.
const quiet = { quiet: true };

/** Returns how many other sign-ins ended. */
export async function changePassword(
  body: RequestOf<typeof credentialRoutes.changePassword>['body'],
): Promise<number> {
  return (await rest.call(credentialRoutes.changePassword, { body }, quiet)).endedCount;
}

/** Has a code mailed to the mail that is wished. */
export function askEmail(body: RequestOf<typeof credentialRoutes.askEmail>['body']): Promise<CodeState> {
  return rest.call(credentialRoutes.askEmail, { body }, quiet);
}

export async function confirmEmail(code: string): Promise<void> {
  await rest.call(credentialRoutes.confirmEmail, { body: { code } }, quiet);
  await reloadMe({ quiet: true });
}

/** Has a code sent to the phone that is wished. */
export function askPhone(body: RequestOf<typeof credentialRoutes.askPhone>['body']): Promise<CodeState> {
  return rest.call(credentialRoutes.askPhone, { body }, quiet);
}

export async function confirmPhone(code: string): Promise<void> {
  await rest.call(credentialRoutes.confirmPhone, { body: { code } }, quiet);
}

export function readCredentialUndo(token: string, signal?: AbortSignal): Promise<CredentialUndo> {
  return rest.call(credentialRoutes.readUndo, { body: { token } }, { signal, ...quiet });
}

export async function undoCredentialChange(body: {
  readonly token: string;
  readonly newPassword: string;
}): Promise<void> {
  await rest.call(credentialRoutes.undo, { body }, quiet);
}
