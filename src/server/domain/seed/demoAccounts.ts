import { eq } from 'drizzle-orm';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { users } from '#server/db/tables/accounts.ts';
import { channelMembers } from '#server/db/tables/channels.ts';
import { saveExtraInfo } from '../accounts/saveExtraInfo.ts';
import { signUp } from '../accounts/signUp.ts';
import type { Deps } from '../deps.ts';

export const DEMO_PASSWORD = 'dolphin-demo';

export interface DemoAccount {
  readonly loginName: string;
  readonly nickname: string;
  readonly birthDate: string;
  /** In the first channel, for who is more there than a member. */
  readonly role?: ChannelRole;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { loginName: 'demo_wave', nickname: '파도코딩', birthDate: '2010-04-05' },
  { loginName: 'demo_star', nickname: '별이', birthDate: '2010-09-21' },
  { loginName: 'demo_teacher', nickname: '산호선생님', birthDate: '1990-03-02', role: 'MANAGER' },
];

/** Makes the demo accounts, two children and a teacher, if they are not there and prints how to sign in. For development only. */
export async function printDemoAccounts(deps: Deps): Promise<void> {
  for (const { role, ...account } of DEMO_ACCOUNTS) {
    const [known] = await deps.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.loginName, account.loginName));
    if (known) continue;
    const { user } = await signUp({ deps, ...account, password: DEMO_PASSWORD });
    await saveExtraInfo({
      deps,
      userId: user.userId,
      name: account.nickname,
      gender: 'NOT_SELECTED',
      introduction: '산호 마을에서 코딩을 배워요!',
    });
    if (role !== undefined)
      await deps.db
        .update(channelMembers)
        .set({ roles: [role] })
        .where(eq(channelMembers.userId, user.userId));
  }
  const names = DEMO_ACCOUNTS.map(({ loginName }) => loginName).join(', ');
  process.stdout.write(`\n  시험용 계정 · demo accounts (development only): ${names} / ${DEMO_PASSWORD}\n`);
}
