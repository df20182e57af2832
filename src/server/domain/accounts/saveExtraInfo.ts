import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { extraInfoBodySchema, UserState } from '#shared/contract/accounts.ts';
import { users } from '#server/db/tables/accounts.ts';
import type { Deps } from '../deps.ts';
import { checkPersonalFields } from './checkPersonalFields.ts';
import { duplicateAsAppError } from './duplicateAsAppError.ts';
import { getUserState } from './getUserState.ts';

export type ExtraInfo = z.output<typeof extraInfoBodySchema> & {
  readonly deps: Deps;
  readonly userId: number;
};

/** The second step of signing up. An e-mail or phone number that is left out stays as it was. */
export async function saveExtraInfo(input: ExtraInfo): Promise<UserState> {
  const { deps, userId, name, email, phoneNumber, gender, introduction } = input;
  const now = deps.clock.now();
  checkPersonalFields({ name, introduction }, { code: 'SIGNUP_VALIDATION_FAIL', now });
  try {
    await deps.db
      .update(users)
      .set({
        name,
        gender,
        introduction,
        ...(email !== undefined && { email }),
        ...(phoneNumber !== undefined && { phoneNumber: phoneNumber.replaceAll('-', '') }),
        extraInfoAt: sql`coalesce(${users.extraInfoAt}, ${now.toISOString()}::timestamptz)`,
      })
      .where(eq(users.id, userId));
  } catch (error) {
    throw duplicateAsAppError(error);
  }
  return getUserState({ deps, userId });
}
