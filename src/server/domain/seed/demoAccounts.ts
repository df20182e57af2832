import { eq } from 'drizzle-orm';
import { users } from '#server/db/tables/accounts.ts';
import { saveExtraInfo } from '../accounts/saveExtraInfo.ts';
import { signUp } from '../accounts/signUp.ts';
import type { Deps } from '../deps.ts';

const DEMO_PASSWORD = 'dolphin-demo';
const DEMO_CHILDREN = [
  { loginName: 'demo_wave', nickname: '파도코딩', birthDate: '2010-04-05' },
  { loginName: 'demo_star', nickname: '별이', birthDate: '2010-09-21' },
] as const;

/** Makes the demo children if they are not there and prints how to sign in. For development only. */
export async function printDemoAccounts(deps: Deps): Promise<void> {
  for (const child of DEMO_CHILDREN) {
    const [known] = await deps.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.loginName, child.loginName));
    if (known) continue;
    const { user } = await signUp({ deps, ...child, password: DEMO_PASSWORD });
    await saveExtraInfo({
      deps,
      userId: user.userId,
      name: child.nickname,
      gender: 'NOT_SELECTED',
      introduction: '산호 마을에서 코딩을 배워요!',
    });
  }
  const names = DEMO_CHILDREN.map(({ loginName }) => loginName).join(', ');
  process.stdout.write(`\n  시험용 계정 · demo accounts (development only): ${names} / ${DEMO_PASSWORD}\n`);
}
