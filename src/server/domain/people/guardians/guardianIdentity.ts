import type { IdentityState, IdentityWindow } from '#shared/contract/people/identity.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';
import { needsConsentByAge } from '#server/domain/people/consent/guardianConsent.ts';
import { openVerification } from '#server/domain/people/identity/openVerification.ts';
import { readState } from '#server/domain/people/identity/identityVerifications.ts';
import { childOf } from './answerLink.ts';
import { readLink } from './guardianLinks.ts';

interface ByToken {
  readonly deps: Deps;
  readonly token: string;
}

/**
 * The provider's window for the guardian of a link. Throws RESOURCE_NOT_FOUND, GUARDIAN_LINK_ENDED, SERVICE_BUSY,
 * GUARDIAN_CONSENT_NOT_NEEDED.
 */
export async function openGuardianIdentity({ deps, token }: ByToken): Promise<IdentityWindow> {
  const { userId, guardianLinkId } = await linkOf({ deps, token });
  if (!needsConsentByAge(await readUser({ db: deps.db, userId }), deps.clock.now()))
    throw new AppError('GUARDIAN_CONSENT_NOT_NEEDED', { log: `user ${userId} is old enough` });
  return openVerification({ deps, purpose: 'GUARDIAN', userId, guardianLinkId });
}

/** Whether the guardian of a link has proven its identity. Throws RESOURCE_NOT_FOUND, GUARDIAN_LINK_ENDED. */
export async function getGuardianIdentity({ deps, token }: ByToken): Promise<IdentityState> {
  return readState(deps, { purpose: 'GUARDIAN', ...(await linkOf({ deps, token })) });
}

async function linkOf({ deps, token }: ByToken) {
  const link = await readLink(deps, token);
  return { userId: childOf(link), guardianLinkId: link.id };
}
