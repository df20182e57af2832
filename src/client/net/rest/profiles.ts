import { accountRoutes, type Profile } from '#shared/contract/accounts.ts';
import { rest } from './rest.ts';

export function loadProfile(userId: number, signal?: AbortSignal): Promise<Profile> {
  return rest.call(accountRoutes.getProfile, { params: { id: userId } }, { signal });
}
