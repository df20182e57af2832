import { signUpChild } from '../support/signUpChild.ts';
import { newAccount } from './support/openWorld.ts';
import { expect, test } from './support/test.ts';

test('a wrong password is told kindly, after five the next try has to wait, and what was typed stays', async ({
  world,
  server,
}) => {
  const { loginName, password } = await signUpChild(server);
  const child = await world.visitor();
  const { page } = child;
  await page.goto('/signin');

  await page.getByRole('button', { name: '들어가기' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '모두 적어 주세요' })).toBeVisible();

  for (let tries = 1; tries <= 5; tries += 1) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/auth/signin'));
    await child.signsIn({ loginName, password: `guess-number-${tries}` });
    expect((await answered).status()).toBe(401);
    await expect(page.getByText('아이디 또는 비밀번호가 맞지 않아요.')).toBeVisible();
  }
  await expect(page.getByLabel('아이디')).toHaveValue(loginName);

  await child.signsIn({ loginName, password });
  await expect(page.getByText(/비밀번호를 여러 번 틀렸어요\. \d초 뒤에 다시 해 주세요\./)).toBeVisible();
  await expect(async () => {
    await child.signsIn({ loginName, password });
    await expect(page).not.toHaveURL(/\/signin$/, { timeout: 1000 });
  }, 'the right password opens the account once the wait is over').toPass({ timeout: 20_000 });
});

test('signing in leads back to the page that was asked for', async ({ world, server }) => {
  const account = await newAccount(server);
  const child = await world.visitor();
  await child.page.goto('/lessons/1/contents/101');
  await expect(child.page).toHaveURL(/\/signin\?redirect=/);
  await child.signsIn(account);
  await expect(child.page).toHaveURL(/\/lessons\/1\/contents\/101$/);
  await expect(child.page.getByRole('heading', { name: '컴퓨터의 입, print' })).toBeVisible();
});

test('names are checked while they are typed, and a form that is not right says where', async ({
  world,
  server,
}) => {
  const { loginName, user } = await signUpChild(server);
  const { page } = await world.visitor();
  const next = page.getByRole('button', { name: '다음' });
  await page.goto('/signup?step=agreed');
  await expect(page.getByLabel('약속을 지킬게요.'), 'no question is left out').toHaveCount(0);
  await page.getByLabel('아이디').fill(loginName);
  await expect(page.getByText('이미 쓰고 있는 아이디예요.')).toBeVisible();
  await next.click();
  await expect(page.getByLabel('닉네임')).toHaveCount(0);
  await page.getByLabel('아이디').fill(`${loginName.slice(0, 14)}_${Date.now() % 1000}`);
  await expect(page.getByText('쓸 수 있는 아이디예요!')).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(page.getByLabel('닉네임'), 'the next question').toBeFocused();
  await page.keyboard.type('ㅋㅋㅋ🐬');
  await page.keyboard.press('Enter');
  await expect(page.getByText('닉네임은 한글, 영어, 숫자로 2~12자까지 지을 수 있어요.')).toBeVisible();
  await page.getByLabel('닉네임').fill(user.nickname);
  await expect(page.getByText('이미 다른 친구가 쓰고 있어요.')).toBeVisible();
  await page.getByLabel('닉네임').fill(`조개${Date.now() % 10_000}`);
  await expect(page.getByText('쓸 수 있는 닉네임이에요!')).toBeVisible();
  await next.click();

  const password = page.getByLabel('비밀번호', { exact: true });
  await password.fill('짧아');
  await next.click();
  await expect(page.getByText('비밀번호는 8자 이상으로 정해 주세요.')).toBeVisible();
  await expect(password, 'the wrong field').toBeFocused();
  await password.fill('dolphin-1234');
  await page.goBack();
  await expect(page.getByLabel('닉네임')).toHaveValue(/^조개/);
  await next.click();
  await expect(password, 'what was typed is kept').toHaveValue('dolphin-1234');
  await next.click();
  await next.click();
  await expect(page.getByText('태어난 날을 다시 골라 주세요.')).toBeVisible();
});

test('an address that does not exist says so and leads back', async ({ world }) => {
  const { page } = await world.resident({ at: '/seaweed/deep' });
  await expect(page.getByRole('heading', { name: '길을 잃었어요' })).toBeVisible();
  await page.getByRole('link', { name: '월드로 돌아가기' }).click();
  await expect(page).toHaveURL(/\/$/);
});
