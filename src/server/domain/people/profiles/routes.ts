import type { profileRoutes } from '#shared/contract/people/profiles.ts';
import type { Handlers } from '#server/domain/call.ts';
import { getOwnProfile, getProfile, getProfileByNickname } from './getProfile.ts';
import { getMusicState, getOwnPhone, saveGender, saveIntroduction, saveMusicState } from './ownProfile.ts';
import { removeProfileImage, saveProfileImage } from './profileImage.ts';

export const profileHandlers: Handlers<typeof profileRoutes> = {
  getOwn: ({ deps, userId }) => getOwnProfile({ deps, userId }),
  saveIntroduction: ({ deps, userId, body }) => saveIntroduction({ deps, userId, ...body }),
  saveImage: ({ deps, userId, files: [image] }) => saveProfileImage({ deps, userId, image }),
  removeImage: ({ deps, userId }) => removeProfileImage({ deps, userId }),
  saveGender: ({ deps, userId, body }) => saveGender({ deps, userId, gender: body.gender }),
  get: ({ deps, userId, params }) => getProfile({ deps, viewerId: userId, userId: params.id }),
  getByNickname: ({ deps, userId, params }) =>
    getProfileByNickname({ deps, viewerId: userId, nickname: params.nickname }),
  getMusicState: ({ deps, userId }) => getMusicState({ deps, userId }),
  saveMusicState: ({ deps, userId, body }) => saveMusicState({ deps, userId, musicOn: body.musicOn }),
  getPhone: ({ deps, userId }) => getOwnPhone({ deps, userId }),
};
