import { checkPersonalFields } from '#server/domain/people/accounts/checkPersonalFields.ts';
import { giveBirthDate } from '#server/domain/people/accounts/users.ts';
import { AppError } from '#server/platform/appError.ts';
import { needsConsentByAge } from './guardianConsent.ts';
import type { UserCall } from '#server/domain/call.ts';

/**
 * Saves the birth date of an account that staff made without one. It is given once: from then on it is as fixed as that
 * of a sign-up. Throws VALIDATION_FAIL, DOLPHIN_DUPLICATE_RESOURCE where it is known already.
 */
export async function saveBirthDate({
  deps,
  userId,
  birthDate,
}: UserCall & {
  readonly birthDate: string;
}): Promise<void> {
  const now = deps.clock.now();
  checkPersonalFields({ birthDate }, { code: 'VALIDATION_FAIL', now });
  const isGiven = await giveBirthDate({
    db: deps.db,
    userId,
    birthDate,
    isOldEnough: !needsConsentByAge({ birthDate }, now),
  });
  if (!isGiven)
    throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
      message: '태어난 날은 이미 적혀 있어요.',
      log: `user ${userId} has a birth date`,
    });
}
