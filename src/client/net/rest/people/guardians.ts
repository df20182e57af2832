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
import { rest } from '#client/net/rest/rest.ts';

type Consent = RequestOf<typeof guardianRoutes.consent>['body'];

// What goes wrong is worded where it happened.
const quiet = { quiet: true };

export function openGuardianLink(token: string, signal?: AbortSignal): Promise<GuardianLink> {
  return rest.call(guardianRoutes.openLink, { body: { token } }, { signal, ...quiet });
}

/** Of a child's request to a phone, of a link to the page by mail. */
export function sendGuardianCode(token: string, phoneNumber?: string): Promise<CodeState> {
  const body = { token, ...(phoneNumber !== undefined && { phoneNumber }) };
  return rest.call(guardianRoutes.sendCode, { body }, quiet);
}

/** How a guardian who had agreed by mail alone is told from the child. */
export const guardianProof = {
  sendCode: (id: number, phoneNumber: string): Promise<CodeState> =>
    rest.call(guardianRoutes.sendPhoneCode, { params: { id }, body: { phoneNumber } }, quiet),
  openIdentity: (id: number): Promise<IdentityWindow> =>
    rest.call(guardianRoutes.openChildIdentity, { params: { id } }, quiet),
  readIdentity: (id: number): Promise<IdentityState> =>
    rest.call(guardianRoutes.getChildIdentity, { params: { id } }, quiet),
  /** Without a code by the identity that was verified. */
  prove: (id: number, code?: string): Promise<GuardedChild> =>
    rest.call(guardianRoutes.prove, { params: { id }, body: code === undefined ? {} : { code } }, quiet),
};

export async function giveGuardianConsent(body: Consent): Promise<void> {
  await rest.call(guardianRoutes.consent, { body }, quiet);
}

export function openGuardianIdentity(token: string): Promise<IdentityWindow> {
  return rest.call(guardianRoutes.openIdentity, { body: { token } }, quiet);
}

export function loadGuardianIdentity(token: string, signal?: AbortSignal): Promise<IdentityState> {
  return rest.call(guardianRoutes.getIdentity, { body: { token } }, { signal, ...quiet });
}

export async function denyGuardianConsent(token: string): Promise<void> {
  await rest.call(guardianRoutes.deny, { body: { token } }, quiet);
}

export async function requestGuardianPage(email: string): Promise<void> {
  await rest.call(guardianRoutes.requestPageLink, { body: { email } }, quiet);
}

export async function openGuardianPage(body: { readonly token: string; readonly code: string }) {
  await rest.call(guardianRoutes.openSession, { body }, quiet);
}

export async function closeGuardianPage(): Promise<void> {
  await rest.call(guardianRoutes.endSession, undefined, quiet);
}

export function loadGuardianPage(signal?: AbortSignal): Promise<GuardianPage> {
  return rest.call(guardianRoutes.listChildren, undefined, { signal, ...quiet });
}

export function saveGuardedChat(childId: number, settings: ChatSettings): Promise<GuardedChild> {
  return rest.call(guardianRoutes.saveChatSettings, { params: { id: childId }, body: settings }, quiet);
}

export function sendWithdrawalCode(childId: number): Promise<CodeState> {
  return rest.call(guardianRoutes.sendWithdrawalCode, { params: { id: childId } }, quiet);
}

export async function withdrawConsent(childId: number, code: string): Promise<void> {
  await rest.call(guardianRoutes.withdraw, { params: { id: childId }, body: { code } }, quiet);
}
