import { createApiClient } from '../support/apiClient.ts';
import { expect, test } from './support/test.ts';

const LINK = /(\/guardian\/[\w-]{43})/;

test('a guardian proves a consent in the provider’s window: once it fails, once it works', async ({
  world,
}) => {
  const id = Date.now() % 1e7;
  const email = `proof-${id}@example.com`;
  const api = createApiClient(world.url);
  const born = { birthDate: '2017-04-05' };
  const body = { loginName: `proof_${id}`, nickname: `증명${id}`, password: 'dolphin-1234', ...born };
  const signUp = await api.call('accounts.signUp', { body });
  const child = { token: signUp.headers.get('access_token') ?? '' };
  await api.call('guardians.request', { body: { email } }, child);
  const link = async () => {
    const { mailList } = (await api.call('accounts.listOutbox')).body;
    return LINK.exec(mailList.find(({ to }) => to === email)?.body ?? '')?.[1] ?? '';
  };
  await expect.poll(link).toMatch(LINK);
  const { page } = await world.visitor({ viewport: { width: 1024, height: 768 } });
  await page.goto(await link());
  const open = async () => {
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: '본인인증으로 확인하기' }).click(),
    ]);
    await expect(popup.getByRole('heading', { name: '본인인증 연습' })).toBeVisible();
    return popup;
  };

  await test.step('cancelled: the window closes by itself, and the page says that it did not work', async () => {
    const popup = await open();
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 550]);
    await popup.getByRole('button', { name: '취소하고 돌아가기' }).click();
    await expect(page.getByText('본인인증이 완료되지 않았습니다. 다시 시도해 주세요.')).toBeVisible();
    expect(popup.isClosed()).toBe(true);
  });

  await test.step('proven: the code is not asked for, and the consent is given', async () => {
    const popup = await open();
    await popup.getByRole('button', { name: '인증하기', exact: true }).click();
    await expect(page.getByText('본인인증이 완료되었습니다.')).toBeVisible();
    await expect(page.getByRole('button', { name: '확인 번호 받기' })).toBeHidden();
    await page.getByLabel('보호자 이름').fill('김보호');
    await page.getByRole('checkbox', { name: /법정대리인/u }).check();
    await page.getByRole('button', { name: '이렇게 허락하기' }).click();
    await expect(page.getByText('고마워요!')).toBeVisible();
    expect((await api.call('accounts.getMe', {}, child)).body.needsGuardianConsent).toBe(false);
  });
});
