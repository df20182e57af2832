import { CODE_REWARDS } from '../../src/shared/content/codeRewards.ts';
import { createApiClient } from '../support/apiClient.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

const LAPTOP = { viewport: { width: 1280, height: 720 } };

test('a guest walks by three blocks, then signs up, and goes on with all of it', async ({ world }) => {
  test.slow();
  const child = await world.visitor(LAPTOP);
  const { page } = child;
  await page.goto('/');
  await page.getByRole('link', { name: '바로 해 보기' }).click();
  await page.getByRole('radio', { name: '머리', exact: true }).check();
  await page.getByRole('radio', { name: '양갈래', exact: true }).check();
  await page.getByRole('button', { name: '이 모습으로 시작' }).click();

  const guide = page.getByRole('region', { name: '맛보기' });
  await expect(guide.getByRole('listitem', { name: '걷기', exact: true })).toHaveAttribute(
    'aria-current',
    'step',
    { timeout: 60_000 },
  );
  await expect.poll(() => page.evaluate(() => window.dolphinProbe?.mapId), { timeout: 60_000 }).toBe(1);
  await expectAccessible(page, 'the sea of a guest', '[data-first-minute]');
  await child.legs.walkTo((await child.legs.spot()).x + 150);
  await page.getByRole('button', { name: '조개 길로 가기' }).click();
  await expect(page.getByRole('button', { name: '코드로 움직이기' })).toBeFocused({ timeout: 60_000 });
  await page.keyboard.press('Enter');

  const editor = page.getByRole('region', { name: '첫 조개 길 코드 편집기' });
  for (const kind of ['meWalk', 'meWalk', 'meTake']) {
    const offered = page.locator(`.blocklyFlyout .${kind} > .blocklyPath`).first();
    await expect(offered).toBeVisible();
    const box = await offered.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 14, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  }
  await editor.getByRole('button', { name: '시작', exact: true }).click();
  await expect(guide).toContainText('네 코드로 네가 움직였어!', { timeout: 30_000 });
  await page.reload();
  await expect(guide, 'a reload loses nothing').toContainText('네 코드로 네가 움직였어!', {
    timeout: 60_000,
  });

  await page.goto('/signup');
  await expect(page.getByText('방금 만든 이 친구, 내 것이에요?')).toBeVisible();
  await page.getByRole('button', { name: '네, 이어서 할래요' }).click();
  const person = { loginName: `try_${Date.now().toString(36)}`, nickname: `맛${Date.now() % 10_000_000}` };
  await child.signsUp({ ...person, password: 'dolphin-1234' });
  await expect(page.getByLabel('이름', { exact: true })).toBeVisible();
  await expect(page.getByLabel('보호자의 이메일'), 'is asked for once').toHaveCount(0);
  await child.introducesThemselves();

  const reward = page.getByRole('dialog', { name: '퀘스트 완료!' });
  await expect(reward, 'judged by the server').toContainText('내가 움직이는 나', { timeout: 60_000 });
  const { experience } = await child.belongings();
  expect(experience).toEqual({ level: 1, levelExp: 30 + CODE_REWARDS.problem.exp });
  const { body } = await createApiClient(world.url).call('avatar.getEquipped', {}, await child.identity());
  expect(body.equippedUserItemList.map(({ name }) => name).join()).toContain('양갈래');
  expect(await page.evaluate(() => localStorage.getItem('dolphin-world.guest'))).toBeNull();
});
