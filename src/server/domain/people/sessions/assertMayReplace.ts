import { AppError } from '#server/platform/appError.ts';
import { checkOwnPassword } from './signIn.ts';
import { sessionTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

const digitsOf = (phoneNumber: string): string => phoneNumber.replaceAll(/\D/gu, '');

interface Replacement extends UserCall {
  readonly from: string;
  readonly to: string;
  readonly password: string | undefined;
  readonly address: string;
}

/**
 * An open session alone must not replace a number by which a class reaches a member or its guardian: the password is
 * required, except for a first number. Throws VALIDATION_FAIL naming the password, LOGIN_FAIL, ACCOUNT_LOCKED.
 */
export async function assertMayReplace({
  deps,
  userId,
  from,
  to,
  password,
  address,
}: Replacement): Promise<void> {
  if (from === '' || digitsOf(from) === digitsOf(to)) return;
  if (password === undefined)
    throw new AppError('VALIDATION_FAIL', {
      fieldErrors: [{ field: 'password', message: sessionTexts.passwordForNumber }],
      log: `user ${userId} replaces a number without the password`,
    });
  await checkOwnPassword({ deps, userId, password, address });
}
