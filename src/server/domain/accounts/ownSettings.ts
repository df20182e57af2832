import { eq } from 'drizzle-orm';
import type { Profile } from '#shared/contract/accounts.ts';
import { users } from '#server/db/tables/accounts.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';
import { getProfile } from './getProfile.ts';

interface Own {
  readonly deps: Deps;
  readonly userId: number;
}

/** The own phone number, empty when none is stored. */
export async function getOwnPhone({ deps, userId }: Own): Promise<{ phoneNumber: string }> {
  const [user] = await deps.db
    .select({ phoneNumber: users.phoneNumber })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? gone(userId);
}

export async function getMusicState({ deps, userId }: Own): Promise<{ musicOn: boolean }> {
  const [user] = await deps.db.select({ musicOn: users.musicOn }).from(users).where(eq(users.id, userId));
  return user ?? gone(userId);
}

export async function saveMusicState({
  deps,
  userId,
  musicOn,
}: Own & { musicOn: boolean }): Promise<{ musicOn: boolean }> {
  const [user] = await deps.db
    .update(users)
    .set({ musicOn })
    .where(eq(users.id, userId))
    .returning({ musicOn: users.musicOn });
  return user ?? gone(userId);
}

export async function saveGender({
  deps,
  userId,
  gender,
}: Own & { gender: Profile['gender'] }): Promise<Profile> {
  await deps.db.update(users).set({ gender }).where(eq(users.id, userId));
  return getProfile({ deps, userId });
}

function gone(userId: number): never {
  throw new AppError('MEMBER_NOT_FOUND', { log: `no user ${userId}` });
}
