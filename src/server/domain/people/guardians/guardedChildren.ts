import type { ChatSettings } from '#shared/contract/people/chat.ts';
import type { CodeState, GuardedChild, GuardianPage } from '#shared/contract/people/guardians.ts';
import { AppError } from '#server/platform/appError.ts';
import type { CallingGuardian, UserCall } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { changeUser, lockUser, readUser } from '#server/domain/people/accounts/users.ts';
import { getChatRules } from '#server/domain/people/chat/getChatRules.ts';
import {
  dropGuardianChatSettings,
  getGuardianChatSettings,
  saveGuardianChatSettings,
} from '#server/domain/people/chat/guardianChatSettings.ts';
import { needsConsentByAge } from '#server/domain/people/consent/guardianConsent.ts';
import { countFriends } from '#server/domain/people/friends/friendshipRules.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { childFace } from './childFace.ts';
import { childrenOf, guardianOf, isProven, recordConsent } from './consentRecords.ts';
import { checkCode, sendCode, spendCode, withdrawalScope } from './guardianCodes.ts';
import { maskEmail } from './secrets.ts';

interface Guardian {
  readonly deps: Deps;
  readonly guardian: CallingGuardian;
}
interface OfChild extends Guardian {
  readonly childId: number;
}
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The guardian's page. Children who have turned 14 decide for themselves and are not on it. */
export async function listGuardedChildren({ deps, guardian }: Guardian): Promise<GuardianPage> {
  const now = deps.clock.now();
  const children = await childrenOf(deps.db, guardian.email);
  const users = await Promise.all(children.map(({ userId }) => readUser({ db: deps.db, userId })));
  const young = users.filter((user) => needsConsentByAge(user, now)).map(({ id }) => id);
  return {
    maskedEmail: maskEmail(guardian.email),
    expiresInSeconds: Math.max(0, Math.ceil((guardian.expiresAt.getTime() - now.getTime()) / 1000)),
    childList: await Promise.all(
      children
        .filter(({ userId }) => young.includes(userId))
        .map(({ userId, consentedAt }) => guardedChild({ deps, userId, consentedAt })),
    ),
  };
}

/** A child as its guardian sees it. */
export async function guardedChild(
  of: UserCall & {
    consentedAt: Date;
  },
): Promise<GuardedChild> {
  const { deps, userId, consentedAt } = of;
  const since = new Date(deps.clock.now().getTime() - WEEK_MS);
  const [face, settings, rules, learned, questCount, friendCount, consent, offFeatureList] =
    await Promise.all([
      childFace({ deps, userId }),
      getGuardianChatSettings({ db: deps.db, userId }),
      getChatRules({ deps, userId }),
      deps.progress.learned({ db: deps.db, userId, since }),
      deps.progress.questCount({ db: deps.db, userId }),
      countFriends({ db: deps.db, userId }),
      guardianOf(deps.db, userId),
      deps.offFeatures({ db: deps.db, userId, channelIds: [] }),
    ]);
  const { chatMode, whisperOn, chatModeBy, whisperBy } = rules;
  return {
    userId,
    ...face,
    consentedAt: consentedAt.toISOString(),
    isProven: consent !== undefined && (await isProven(deps.db, consent)),
    offFeatureList,
    settings,
    rules: { chatMode, whisperOn, chatModeBy, whisperBy },
    summary: { ...learned, questCount, friendCount },
  };
}

/** The change takes effect at once. Throws MEMBER_NOT_FOUND for a child of others. */
export async function saveChildChatSettings(
  change: OfChild & { readonly settings: ChatSettings; readonly address: string },
): Promise<GuardedChild> {
  const { deps, guardian, childId: userId, settings, address } = change;
  const now = deps.clock.now();
  const consentedAt = await transaction(deps, async (tx) => {
    await lockUser(tx, userId);
    const consent = await assertOwnChild(change, tx);
    await saveGuardianChatSettings({ tx, userId, settings, now });
    await recordConsent(tx, {
      config: deps.config,
      address,
      userId,
      email: guardian.email,
      ...settings,
      action: 'CHANGED',
      method: 'MAIL_LINK_AND_CODE',
      createdAt: now,
    });
    await emit(tx, { type: 'chatRights.changed', userId });
    return consent.createdAt;
  });
  return guardedChild({ deps, userId, consentedAt });
}

/** Throws MEMBER_NOT_FOUND, GUARDIAN_CODE_WAIT. */
export async function sendWithdrawalCode({ deps, guardian, childId }: OfChild): Promise<CodeState> {
  await assertOwnChild({ deps, guardian, childId });
  return sendCode({ deps, ...withdrawalScope({ ...guardian, childId }) });
}

/** All consents end at once; learning progress stays. Throws MEMBER_NOT_FOUND, GUARDIAN_CODE_INVALID. */
export async function withdrawConsent(
  withdrawal: OfChild & { readonly code: string; readonly address: string },
): Promise<void> {
  const { deps, guardian, childId: userId, code, address } = withdrawal;
  await assertOwnChild(withdrawal);
  const { codeId } = await checkCode({ deps, code, ...withdrawalScope({ ...guardian, childId: userId }) });
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    await lockUser(tx, userId);
    await assertOwnChild(withdrawal, tx);
    await spendCode(tx, codeId, now);
    await changeUser({ db: tx, userId, change: { guardianConsent: 'NEEDED' } });
    await dropGuardianChatSettings({ tx, userId });
    await recordConsent(tx, {
      config: deps.config,
      address,
      userId,
      email: guardian.email,
      action: 'WITHDRAWN',
      method: 'MAIL_LINK_AND_CODE',
      createdAt: now,
    });
    await emit(tx, { type: 'consent.changed', userId, isGiven: false });
    await emit(tx, { type: 'chatRights.changed', userId });
  });
}

/**
 * The consent that makes the child this guardian's. Throws MEMBER_NOT_FOUND: a stranger's child is answered like a
 * missing one.
 */
export async function assertOwnChild(
  { deps, guardian, childId }: OfChild,
  db: Parameters<typeof guardianOf>[0] = deps.db,
) {
  const consent = await guardianOf(db, childId);
  const isOwn =
    consent?.email === guardian.email &&
    needsConsentByAge(await readUser({ db, userId: childId }), deps.clock.now());
  if (consent === undefined || !isOwn)
    throw new AppError('MEMBER_NOT_FOUND', {
      log: `user ${childId} is no child of guardian session ${guardian.guardianSessionId}`,
    });
  return consent;
}

/** The child of a guardian's call, as the receiver. Throws MEMBER_NOT_FOUND. */
export async function ownChild({
  deps,
  guardian,
  params,
}: Guardian & { readonly params: { readonly id: number } }): Promise<{ deps: Deps; userId: number }> {
  await assertOwnChild({ deps, guardian, childId: params.id });
  return { deps, userId: params.id };
}
