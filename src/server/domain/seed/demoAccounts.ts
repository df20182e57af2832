import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { ChannelRole } from '#shared/contract/roles.ts';
import type { Database } from '#server/db/connect.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { refreshSessions } from '#server/db/tables/people/sessions.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { seedDemoPosts } from '#server/domain/channels/posts/seedDemoPosts.ts';
import type { Logger } from '#server/platform/log.ts';
import { saveExtraInfo } from '#server/domain/people/accounts/saveExtraInfo.ts';
import { signUp } from '#server/domain/people/me/signUp.ts';
import type { Deps } from '../deps.ts';
import { seedDemoClass } from './demoClass.ts';
import { seedDemoShop } from './demoShop.ts';
import { seedDemoVideos } from './videos/renderDemos.ts';
import { seedDemoMonth } from './demoMonth/seedDemoMonth.ts';

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

/** The prefix of the password hash of an account without sign-in; its rest matches nothing. */
const DISABLED = 'disabled ';
const enabledHash = sql`replace(${users.passwordHash}, ${DISABLED}, '')`;

/** The account as it was made here: a child who has the same name by chance was born on another day. */
const isDemo = ({ loginName, birthDate }: DemoAccount) =>
  and(eq(users.loginName, loginName), eq(users.birthDate, birthDate));

/**
 * Makes the demo accounts, two children and a teacher, if they are not there and prints how to sign in; `withMonth` fills
 * their class. Used in development only.
 */
export async function printDemoAccounts(deps: Deps, { withMonth = false } = {}): Promise<void> {
  for (const { role, ...account } of DEMO_ACCOUNTS) {
    const [known] = await deps.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.loginName, account.loginName));
    if (known) {
      await deps.db.update(users).set({ passwordHash: enabledHash }).where(isDemo(account));
      continue;
    }
    const { user } = await signUp({ deps, ...account, password: DEMO_PASSWORD, isStaff: role !== undefined });
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
  const made = await deps.db
    .select({ id: users.id, loginName: users.loginName })
    .from(users)
    .where(or(...DEMO_ACCOUNTS.map(isDemo)));
  const idOf = new Map(made.map(({ id, loginName }) => [loginName, id]));
  const userIds = DEMO_ACCOUNTS.map(({ loginName }) => idOf.get(loginName) ?? 0);
  await seedDemoPosts(deps, { channelId: DEFAULT_CHANNEL_ID, userIds });
  const [memberId = 0, waitingId = 0, teacherId = 0] = userIds;
  await seedDemoVideos(deps, { drawn: withMonth });
  await seedDemoClass(deps, { memberId, waitingId, teacherId });
  await seedDemoShop(deps);
  if (withMonth) await seedDemoMonth(deps, { teacherId, memberId });
  const names = DEMO_ACCOUNTS.map(({ loginName }) => loginName).join(', ');
  process.stdout.write(`\n  시험용 계정 · demo accounts (development only): ${names} / ${DEMO_PASSWORD}\n`);
}

/**
 * Shuts the demo accounts that development made in this database: their password is printed for everybody. Their
 * sessions end, mail cannot reset them, and the next start in development opens them again.
 */
export async function disableDemoAccounts(db: Database, log: Logger): Promise<void> {
  const disabled = await db.transaction(async (tx) => {
    const found = await tx
      .update(users)
      .set({ passwordHash: sql`${DISABLED} || ${enabledHash}`, email: null })
      .where(or(...DEMO_ACCOUNTS.map(isDemo)))
      .returning({ id: users.id, loginName: users.loginName });
    if (found.length > 0)
      await tx.delete(refreshSessions).where(
        inArray(
          refreshSessions.userId,
          found.map(({ id }) => id),
        ),
      );
    return found.map(({ loginName }) => loginName);
  });
  if (disabled.length > 0)
    log.warn(
      { loginNames: disabled },
      'demo accounts of development are in this database: they are disabled',
    );
}
