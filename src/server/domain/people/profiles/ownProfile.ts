import type { Profile } from '#shared/contract/people/profiles.ts';
import { checkPersonalFields } from '#server/domain/people/accounts/checkPersonalFields.ts';
import { changeUser, readUser } from '#server/domain/people/accounts/users.ts';
import { getOwnProfile } from './getProfile.ts';
import type { UserCall } from '#server/domain/call.ts';

/** The own phone number, empty when none is stored. */
export async function getOwnPhone({ deps, userId }: UserCall): Promise<{ phoneNumber: string }> {
  const { phoneNumber } = await readUser({ db: deps.db, userId });
  return { phoneNumber };
}

export async function getMusicState({ deps, userId }: UserCall): Promise<{ musicOn: boolean }> {
  const { musicOn } = await readUser({ db: deps.db, userId });
  return { musicOn };
}

export async function saveMusicState(
  input: UserCall & { readonly musicOn: boolean },
): Promise<{ musicOn: boolean }> {
  const { deps, userId, musicOn } = input;
  await changeUser({ db: deps.db, userId, change: { musicOn } });
  return { musicOn };
}

export async function saveGender(input: UserCall & { readonly gender: Profile['gender'] }): Promise<Profile> {
  const { deps, userId, gender } = input;
  await changeUser({ db: deps.db, userId, change: { gender } });
  return getOwnProfile({ deps, userId });
}

/** Changes the introduction of the own profile, or the one shown in a channel. */
export async function saveIntroduction(
  input: UserCall & { readonly introduction: string; readonly channelId?: number | undefined },
): Promise<Profile> {
  const { deps, userId, introduction, channelId } = input;
  checkPersonalFields({ introduction }, { code: 'VALIDATION_FAIL', now: deps.clock.now() });
  if (channelId === undefined) await changeUser({ db: deps.db, userId, change: { introduction } });
  else await deps.memberships.saveIntroduction({ userId, channelId, introduction });
  return getOwnProfile({ deps, userId });
}
