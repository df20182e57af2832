import type { ChatSettings } from '#shared/contract/people/chat.ts';
import {
  CONSENT_TEXT_VERSION,
  type CodeState,
  type GuardianLink,
} from '#shared/contract/people/guardians.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { changeUser, lockUser, readUser } from '#server/domain/people/accounts/users.ts';
import { saveGuardianChatSettings } from '#server/domain/people/chat/guardianChatSettings.ts';
import { needsConsentByAge } from '#server/domain/people/consent/guardianConsent.ts';
import { spendGuardianProof } from '#server/domain/people/identity/spendGuardianProof.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { childFace } from './childFace.ts';
import { hasEverAgreed, recordConsent } from './consentRecords.ts';
import { checkCode, getCodeState, linkScope, sendCode, spendCode } from './guardianCodes.ts';
import { countLinks, denyLink, endLink, lockEmail, mailPageLink, readLink } from './guardianLinks.ts';
import { guardianPhone, lockPhone } from './guardianPhone.ts';
import { addGuardianSession } from './guardianSessions.ts';
import { maskEmail } from './secrets.ts';
import { guardianTexts } from './texts.ts';

interface ByToken {
  readonly deps: Deps;
  readonly token: string;
}

/** The request behind a mailed link. Throws RESOURCE_NOT_FOUND, GUARDIAN_LINK_ENDED. */
export async function openLink({ deps, token }: ByToken): Promise<GuardianLink> {
  const link = await readLink(deps, token);
  return {
    kind: link.kind,
    maskedEmail: maskEmail(link.email),
    textVersion: CONSENT_TEXT_VERSION,
    child: link.userId === null ? null : await childFace({ deps, userId: link.userId }),
    code: await getCodeState({ deps, ...linkScope(link) }),
  };
}

/**
 * Sends a code. A child's request sends it to the guardian's phone, because the mailbox of the link may be the child's
 * own; a link to the page sends it by mail. Throws as `openLink`, and VALIDATION_FAIL, GUARDIAN_CODE_WAIT.
 */
export async function sendLinkCode({
  deps,
  token,
  phoneNumber,
}: ByToken & { readonly phoneNumber?: string | undefined }): Promise<CodeState> {
  const link = await readLink(deps, token);
  if (link.kind === 'PAGE') return sendCode({ deps, ...linkScope(link) });
  const phone = await guardianPhone({ deps, userId: childOf(link), phoneNumber });
  return sendCode({ deps, ...linkScope(link), phoneNumber: phone });
}

export type Consent = ByToken &
  ChatSettings & {
    /** Undefined when the guardian has proven an identity. */
    readonly code?: string | undefined;
    readonly guardianName: string;
    readonly address: string;
  };

/**
 * Records a guardian's consent with person, time and way; answers the token of the guardian's session. Throws as
 * `openLink`, GUARDIAN_CODE_INVALID, AUTH_NOT_FOUND, GUARDIAN_CONSENT_NOT_NEEDED.
 */
export async function giveConsent(consent: Consent): Promise<string> {
  const { deps, token, code, guardianName, chatMode, whisperOn, address } = consent;
  const link = await readLink(deps, token);
  const { email } = link;
  const userId = childOf(link);
  const checked = code === undefined ? null : await checkCode({ deps, code, ...linkScope(link) });
  const phoneHash = checked?.phoneHash ?? null;
  // A mailed code, as before this rule, proves no more than the link.
  if (checked !== null && phoneHash === null)
    throw new AppError('GUARDIAN_CODE_INVALID', { log: `the code of link ${link.id} went to no phone` });
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    await lockUser(tx, userId);
    if (!needsConsentByAge(await readUser({ db: tx, userId }), now))
      throw new AppError('GUARDIAN_CONSENT_NOT_NEEDED', { log: `user ${userId} is old enough` });
    if (checked === null) await spendGuardianProof(tx, { userId, guardianLinkId: link.id, now });
    else await spendCode(tx, checked.codeId, now);
    if (phoneHash !== null) await lockPhone(tx, { userId, phoneHash });
    if (!(await endLink(tx, link, now))) throw ended(link.id);
    await changeUser({ db: tx, userId, change: { guardianConsent: 'PROVED' } });
    await saveGuardianChatSettings({ tx, userId, settings: { chatMode, whisperOn }, now });
    await recordConsent(tx, {
      config: deps.config,
      address,
      userId,
      email,
      guardianName,
      chatMode,
      whisperOn,
      phoneHash,
      action: 'GIVEN',
      method: checked === null ? 'MAIL_LINK_AND_IDENTITY' : 'MAIL_LINK_AND_PHONE',
      createdAt: now,
    });
    await emit(tx, { type: 'consent.changed', userId, isGiven: true });
    await emit(tx, { type: 'chatRights.changed', userId });
    return addGuardianSession(tx, email, now);
  });
}

/** The guardian postpones the decision; the child reads «later» and no more. Throws as `openLink`. */
export async function denyConsent(denial: ByToken & { readonly address: string }): Promise<void> {
  const { deps, token, address } = denial;
  const link = await readLink(deps, token);
  const { email } = link;
  const userId = childOf(link);
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    if (!(await denyLink(tx, link, now))) return;
    await recordConsent(tx, {
      config: deps.config,
      address,
      userId,
      email,
      action: 'DENIED',
      method: 'MAIL_LINK',
      createdAt: now,
    });
    await emit(tx, { type: 'consent.asked', userId });
  });
}

/** Opens the guardian's page by its link; answers the token of the session. Throws as `openLink`, GUARDIAN_CODE_INVALID. */
export async function openPage({ deps, token, code }: ByToken & { readonly code: string }): Promise<string> {
  const link = await readLink(deps, token);
  if (link.kind !== 'PAGE')
    throw new AppError('RESOURCE_NOT_FOUND', { log: `link ${link.id} is not to the guardian's page` });
  const { codeId } = await checkCode({ deps, code, ...linkScope(link) });
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    await spendCode(tx, codeId, now);
    if (!(await endLink(tx, link, now))) throw ended(link.id);
    return addGuardianSession(tx, link.email, now);
  });
}

const HOUR_MS = 60 * 60 * 1000;
const MOST_PAGE_LINKS = 5;

/**
 * Mails a link to the guardian's page to a mail that has ever consented for a child. The caller answers without waiting
 * for it: neither the answer nor its time may disclose whether there is one.
 */
export async function requestPageLink({ deps, email }: { deps: Deps; email: string }): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await lockEmail(tx, email);
    if (!(await hasEverAgreed(tx, email))) return;
    const { mailed } = await countLinks(tx, { email, since: new Date(now.getTime() - HOUR_MS) });
    if (mailed >= MOST_PAGE_LINKS) return deps.log.warn(`no link: a guardian was mailed ${mailed} this hour`);
    await mailPageLink(tx, { deps, email, now });
  });
}

/** The child of a link. Throws RESOURCE_NOT_FOUND for a link to the guardian's page. */
export function childOf({ id, userId }: { readonly id: number; readonly userId: number | null }): number {
  if (userId === null) throw new AppError('RESOURCE_NOT_FOUND', { log: `link ${id} is of no child` });
  return userId;
}

const ended = (linkId: number) =>
  new AppError('GUARDIAN_LINK_ENDED', {
    message: guardianTexts.used,
    log: `guardian link ${linkId} was used meanwhile`,
  });
