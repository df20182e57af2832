import { eq, or } from 'drizzle-orm';
import { users } from '#server/db/tables/accounts.ts';
import type { Deps } from '../deps.ts';
import { isDecentNickname } from './checkPersonalFields.ts';
import { nicknameKey } from './nicknameKey.ts';

export interface Availability {
  loginName?: boolean;
  nickname?: boolean;
}

/** For each name that is asked about, whether an account could be opened with it right now. */
export async function checkAvailability(input: {
  deps: Deps;
  loginName?: string | undefined;
  nickname?: string | undefined;
}): Promise<Availability> {
  const { deps, loginName, nickname } = input;
  if (loginName === undefined && nickname === undefined) return {};
  const key = nickname === undefined ? undefined : nicknameKey(nickname);
  const taken = await deps.db
    .select({ loginName: users.loginName, nicknameKey: users.nicknameKey })
    .from(users)
    .where(
      or(
        loginName === undefined ? undefined : eq(users.loginName, loginName),
        key === undefined ? undefined : eq(users.nicknameKey, key),
      ),
    );
  return {
    ...(loginName !== undefined && { loginName: !taken.some((user) => user.loginName === loginName) }),
    ...(nickname !== undefined && {
      nickname: isDecentNickname(nickname) && !taken.some((user) => user.nicknameKey === key),
    }),
  };
}
