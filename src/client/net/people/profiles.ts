import { profileRoutes, type Profile } from '#shared/contract/people/profiles.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import type { UploadOptions } from '#client/net/rest/RestClient.ts';

/* The profile that a user shows. Refusals are worded beside the field. */

const profiles = client(profileRoutes);

/** The key lies below that of friends: a push about them renews it. */
export const profileQuery = (userId: number) => ({
  queryKey: [...queryKeys.friends, 'profile', userId] as const,
  queryFn: ({ signal }: Asked) => profiles.get({ params: { id: userId } }, { signal }),
});

const storeProfile = (profile: Profile) =>
  queryClient.setQueryData<Profile>(profileQuery(profile.userId).queryKey, profile);

function storePortrait(profile: Profile): void {
  const { state, user } = sessionStore.getState();
  if (state === 'VALID' && user.userId === profile.userId)
    sessionStore.setState({ state, user: { ...user, portrait: profile.profileImage } });
  storeProfile(profile);
}

export const useSaveIntroduction = mutationHook({
  mutationFn: (introduction: string) =>
    profiles.saveIntroduction({ body: { introduction } }, { quiet: true }),
  onSuccess: storeProfile,
});

export const useSaveGender = mutationHook({
  mutationFn: (gender: Profile['gender']) => profiles.saveGender({ body: { gender } }, { quiet: true }),
  onSuccess: storeProfile,
});

/** Shows a picture in place of the one before. */
export const useSaveProfileImage = mutationHook({
  mutationFn: ({ file, ...options }: { readonly file: File } & Omit<UploadOptions, 'quiet'>) =>
    profiles.saveImage({}, [file], { ...options, quiet: true }),
  onSuccess: storePortrait,
});

export const useRemoveProfileImage = mutationHook({
  mutationFn: () => profiles.removeImage(undefined, { quiet: true }),
  onSuccess: storePortrait,
});
