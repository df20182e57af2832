import { profileRoutes, type Profile } from '#shared/contract/people/profiles.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import type { UploadOptions } from '#client/net/rest/RestClient.ts';
import { rest } from '#client/net/rest/rest.ts';

export function loadProfile(userId: number, signal?: AbortSignal): Promise<Profile> {
  return rest.call(profileRoutes.get, { params: { id: userId } }, { signal });
}

/** A refusal is worded beside the field. */
export function saveIntroduction(introduction: string): Promise<Profile> {
  return rest.call(profileRoutes.saveIntroduction, { body: { introduction } }, { quiet: true });
}

export function saveGender(gender: Profile['gender']): Promise<Profile> {
  return rest.call(profileRoutes.saveGender, { body: { gender } }, { quiet: true });
}

/** Shows a picture in place of the one before. A failure is worded beside the picture. */
export async function saveProfileImage(file: File, options: Omit<UploadOptions, 'quiet'>): Promise<Profile> {
  return takePortrait(await rest.upload(profileRoutes.saveImage, {}, [file], { ...options, quiet: true }));
}

export async function removeProfileImage(): Promise<Profile> {
  return takePortrait(await rest.call(profileRoutes.removeImage, undefined, { quiet: true }));
}

function takePortrait(profile: Profile): Profile {
  const { state, user } = sessionStore.getState();
  if (state === 'VALID' && user.userId === profile.userId)
    sessionStore.setState({ state, user: { ...user, portrait: profile.profileImage } });
  return profile;
}
