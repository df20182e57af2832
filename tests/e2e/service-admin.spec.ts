import { Client } from 'pg';
import { grantService } from '../support/makeServiceAdmin.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { newAccount } from './support/openWorld.ts';
import { expect, test } from './support/test.ts';

const DESK = { viewport: { width: 1280, height: 720 } };

test('an administrator finds a child, signs it out, disables and enables it, and tries a failed job again', async ({
  world,
  server,
}) => {
  const database = new Client({ connectionString: await server.databaseUrl() });
  await database.connect();
  const [boss, account] = await Promise.all([newAccount(server), newAccount(server)]);
  await grantService(database, boss);
  const [admin, child] = await Promise.all([world.visitor(DESK), world.visitor()]);
  const { page } = admin;
  const { nickname } = account.user;

  await test.step('finds the child by its name', async () => {
    await Promise.all([
      page.goto('/signin?redirect=%2Fadmin').then(() => admin.signsIn(boss)),
      child.page.goto('/signin').then(() => child.signsIn(account)),
    ]);
    await page.getByRole('searchbox', { name: '회원 찾기' }).fill(nickname);
    const found = page.getByRole('link', { name: nickname });
    await expect(found).toBeVisible();
    await expectAccessible(page, 'the search of users');
    await child.stands();
    await found.click();
    await expect(page.getByRole('link', { name: '회원', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  await test.step('signs it out everywhere: its open page says so calmly', async () => {
    await page.getByRole('button', { name: '모두 로그아웃' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '모두 로그아웃' }).click();
    await expect(child.page.getByText('월드에서 나왔어요.')).toBeVisible();
    await expect(page.getByText('지금 로그인한 곳이 없어요.')).toBeVisible();
  });

  await test.step('disables it with a reason, which is read at the sign-in', async () => {
    await page.getByRole('button', { name: '계정 멈추기' }).click();
    const dialog = page.getByRole('dialog', { name: '계정 멈추기' });
    await dialog.getByLabel('이유').fill('친구를 놀렸어요.');
    await dialog.getByRole('button', { name: '계정 멈추기' }).click();
    await expect(page.getByText(/에 멈춘 계정이에요\./u)).toBeVisible();
    await expectAccessible(page, 'the page of a disabled user');
    await child.page.goto('/signin');
    await child.signsIn(account);
    await expect(child.page.getByText(/친구를 놀렸어요\./u)).toBeVisible();
  });

  await test.step('enables it again, and the child comes back', async () => {
    await page.getByRole('button', { name: '다시 열기' }).click();
    await expect(page.getByRole('button', { name: '계정 멈추기' })).toBeVisible();
    await child.signsIn(account);
    await child.stands();
  });

  await test.step('tries a failed mail again once its cause is gone', async () => {
    const mail = { to: 'bounced@example.com', subject: '코드' };
    const { rows } = await database.query<{ id: string }>(
      `select id from graphile_worker.add_job('mail.send', $1::json, max_attempts => 1)`,
      [mail],
    );
    const left = async (state: string) =>
      (
        await database.query(
          `select from graphile_worker._private_jobs where id = $1 and locked_at is null and ${state}`,
          [rows[0]?.id],
        )
      ).rowCount;
    await expect.poll(() => left('attempts = 1')).toBe(1);
    await page.getByRole('link', { name: '작업', exact: true }).click();
    await expect(page.getByText('받는 곳: bo***@example.com')).toBeVisible();
    await expectAccessible(page, 'the failed jobs');
    await database.query('update graphile_worker._private_jobs set payload = $2 where id = $1', [
      rows[0]?.id,
      { ...mail, body: '123456' },
    ]);
    await page.getByRole('row').filter({ hasText: 'bo***@' }).getByRole('checkbox').check();
    await page.getByRole('button', { name: '다시 하기' }).click();
    await expect(page.getByText('작업 1개를 다시 해요.')).toBeVisible();
    await expect.poll(() => left('true')).toBe(0);
  });

  await test.step('reads all of it in the log', async () => {
    await page.getByRole('link', { name: '기록', exact: true }).click();
    const done = page.getByRole('table', { name: '기록' });
    await expect(done.getByRole('row').nth(1)).toContainText('작업 다시 하기');
    await expect(done.getByRole('row').nth(2)).toContainText('계정 다시 열기');
    await expect(done.getByRole('row').nth(3)).toContainText('친구를 놀렸어요.');
    await expect(done.getByRole('row').nth(4)).toContainText('모두 로그아웃');
  });
  await database.end();
});
