import { eq, or } from 'drizzle-orm';
import type { NameState } from '#shared/contract/people/accounts.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import type { Deps } from '#server/domain/deps.ts';
import { nicknameKey, nicknameProblem } from './nicknames.ts';

export interface Availability {
  loginName?: NameState;
  nickname?: NameState;
}

/** Whether an account could be opened with each of the names right now, and if not, why. */
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
    ...(loginName !== undefined && {
      loginName: taken.some((user) => user.loginName === loginName) ? 'TAKEN' : 'FREE',
    }),
    ...(nickname !== undefined && {
      nickname: nicknameProblem(nickname, { isStaff: false })
        ? 'REFUSED'
        : taken.some((user) => user.nicknameKey === key)
          ? 'TAKEN'
          : 'FREE',
    }),
  };
}
