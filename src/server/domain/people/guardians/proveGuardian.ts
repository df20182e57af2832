import type { CodeState, GuardedChild } from '#shared/contract/people/guardians.ts';
import type { IdentityState, IdentityWindow } from '#shared/contract/people/identity.ts';
import type { CallingGuardian } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { lockUser } from '#server/domain/people/accounts/users.ts';
import { openVerification } from '#server/domain/people/identity/openVerification.ts';
import { spendGuardianProof } from '#server/domain/people/identity/spendGuardianProof.ts';
import { readState } from '#server/domain/people/identity/identityVerifications.ts';
import { transaction } from '#server/domain/transaction.ts';
import { recordConsent } from './consentRecords.ts';
import { assertOwnChild, guardedChild } from './guardedChildren.ts';
import { checkCode, proofScope, sendCode, spendCode } from './guardianCodes.ts';
import { guardianPhone, lockPhone } from './guardianPhone.ts';

interface OfChild {
  readonly deps: Deps;
  readonly guardian: CallingGuardian;
  readonly childId: number;
}

/** Sends six digits to the guardian's phone. Throws MEMBER_NOT_FOUND, VALIDATION_FAIL, GUARDIAN_CODE_WAIT. */
export async function sendPhoneCode(of: OfChild & { readonly phoneNumber: string }): Promise<CodeState> {
  const { deps, guardian, childId: userId } = of;
  await assertOwnChild(of);
  const phoneNumber = await guardianPhone({ deps, userId, phoneNumber: of.phoneNumber });
  return sendCode({ deps, ...proofScope({ ...guardian, childId: userId }), phoneNumber });
}

/** The provider's window for a consenting guardian. Throws MEMBER_NOT_FOUND, SERVICE_BUSY. */
export async function openChildIdentity(of: OfChild): Promise<IdentityWindow> {
  await assertOwnChild(of);
  const { guardianSessionId } = of.guardian;
  return openVerification({ deps: of.deps, purpose: 'GUARDIAN', userId: of.childId, guardianSessionId });
}

/** Throws MEMBER_NOT_FOUND. */
export async function getChildIdentity(of: OfChild): Promise<IdentityState> {
  await assertOwnChild(of);
  const { guardianSessionId } = of.guardian;
  return readState(of.deps, { purpose: 'GUARDIAN', userId: of.childId, guardianSessionId });
}

/**
 * Proves once that a guardian who consented by mail alone is not the child. Throws MEMBER_NOT_FOUND,
 * GUARDIAN_CODE_INVALID, AUTH_NOT_FOUND without a code and an identity.
 */
export async function proveGuardian(
  proof: OfChild & { readonly code?: string | undefined; readonly address: string },
): Promise<GuardedChild> {
  const { deps, guardian, childId: userId, code, address } = proof;
  const { email, guardianSessionId } = guardian;
  const { createdAt: consentedAt } = await assertOwnChild(proof);
  const scope = proofScope({ ...guardian, childId: userId });
  const checked = code === undefined ? null : await checkCode({ deps, code, ...scope });
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    await lockUser(tx, userId);
    await assertOwnChild(proof, tx);
    const phoneHash = checked?.phoneHash ?? null;
    if (checked === null) await spendGuardianProof(tx, { userId, guardianSessionId, now });
    else await spendCode(tx, checked.codeId, now);
    if (phoneHash !== null) await lockPhone(tx, { userId, phoneHash });
    await recordConsent(tx, {
      config: deps.config,
      address,
      userId,
      email,
      phoneHash,
      action: 'PROVEN',
      method: checked === null ? 'MAIL_LINK_AND_IDENTITY' : 'MAIL_LINK_AND_PHONE',
      createdAt: now,
    });
  });
  return guardedChild({ deps, userId, consentedAt });
}
