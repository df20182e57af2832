import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { extraInfoBodySchema } from '#shared/contract/people/accounts.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { checkPersonalFields } from './checkPersonalFields.ts';
import { duplicateAsAppError } from './users.ts';
import type { UserCall } from '#server/domain/call.ts';

export type ExtraInfo = z.output<typeof extraInfoBodySchema> & UserCall;

/** The second step of signing up. An introduction, e-mail or phone number that is left out stays as it was. */
export async function saveExtraInfo(input: ExtraInfo): Promise<void> {
  const { deps, userId, name, email, phoneNumber, gender, introduction } = input;
  const now = deps.clock.now();
  checkPersonalFields({ name, introduction }, { code: 'SIGNUP_VALIDATION_FAIL', now });
  try {
    await deps.db
      .update(users)
      .set({
        name,
        gender,
        ...(introduction !== undefined && { introduction }),
        ...(email !== undefined && { email }),
        ...(phoneNumber !== undefined && { phoneNumber: phoneNumber.replaceAll('-', '') }),
        extraInfoAt: sql`coalesce(${users.extraInfoAt}, ${now.toISOString()}::timestamptz)`,
      })
      .where(eq(users.id, userId));
  } catch (error) {
    throw duplicateAsAppError(error);
  }
}
