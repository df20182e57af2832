import type { Profile } from '#shared/contract/people/profiles.ts';
import { AppError } from '#server/platform/appError.ts';
import type { UploadedFile, UserCall } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { changeUser, lockUser } from '#server/domain/people/accounts/users.ts';
import { encodePicture } from '#server/domain/people/files/encodePicture.ts';
import { forgetFile, saveStoredFile, swapFiles } from '#server/domain/people/files/storedFiles.ts';
import { getOwnProfile } from './getProfile.ts';

/** Twice the largest size at which it is shown. */
const SIDE = 512;

/** Replaces the picture of the profile. */
export async function saveProfileImage(
  input: UserCall & {
    image: UploadedFile | undefined;
  },
): Promise<Profile> {
  const { deps, userId, image } = input;
  if (!image) throw new AppError('VALIDATION_FAIL', { log: 'no picture was uploaded' });
  const picture = await encodePicture(image.content, { side: SIDE });
  const key = await saveStoredFile(deps, userId, { kind: 'PROFILE_IMAGE', ...picture });
  return showImage(deps, userId, key);
}

export function removeProfileImage({ deps, userId }: { deps: Deps; userId: number }): Promise<Profile> {
  return showImage(deps, userId, '');
}

async function showImage(deps: Deps, userId: number, after: string): Promise<Profile> {
  const before = await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('MEMBER_NOT_FOUND', { log: `no user ${userId}` });
    await changeUser({ db: tx, userId, change: { portrait: after } });
    await swapFiles(tx, { before: user.portrait, after });
    return user.portrait;
  });
  await forgetFile(deps, before);
  return getOwnProfile({ deps, userId });
}
