import { eq } from 'drizzle-orm';
import type { Profile } from '#shared/contract/accounts.ts';
import { users } from '#server/db/tables/accounts.ts';
import { saveMemberIntroduction } from '../channels/saveMemberIntroduction.ts';
import type { Deps } from '../deps.ts';
import { checkPersonalFields } from './checkPersonalFields.ts';
import { getProfile } from './getProfile.ts';

/** Changes the introduction of the own profile, or the one shown in a channel. */
export async function saveIntroduction(input: {
  deps: Deps;
  userId: number;
  introduction: string;
  channelId?: number | undefined;
}): Promise<Profile> {
  const { deps, userId, introduction, channelId } = input;
  checkPersonalFields({ introduction }, { code: 'VALIDATION_FAIL', now: deps.clock.now() });
  if (channelId !== undefined) await saveMemberIntroduction({ deps, userId, channelId, introduction });
  else await deps.db.update(users).set({ introduction }).where(eq(users.id, userId));
  return getProfile({ deps, userId });
}
