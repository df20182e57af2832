import type { Page } from '@playwright/test';
import { createApiClient } from '../support/apiClient.ts';
import { besideWorldFiles, doorFiles, worldFiles } from '../../scripts/support/shellFiles.ts';
import { CODE_REWARDS } from '../../src/shared/content/codeRewards.ts';
import { holdFinger } from './support/holdFinger.ts';
import { newAccount } from './support/openWorld.ts';
import { expect, test } from './support/test.ts';

const LAPTOP = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const guide = (page: Page) => page.getByRole('region', { name: '첫걸음' });
const step = (page: Page, name: string) => guide(page).getByRole('listitem', { name });
const menu = (page: Page) => page.getByRole('navigation', { name: '메뉴' });

/** The scripts and styles that came before the world had settled and that no limit of `.size-limit.ts` counts. */
async function unplannedFiles(page: Page): Promise<string[]> {
  const fetched = await page.waitForFunction(() => {
    const [settled] = performance.getEntriesByName('world settled');
    if (!settled) return null;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.(js|css)$/.test(name) && startTime < settled.startTime)
      .map(({ name }) => `dist${new URL(name).pathname}`);
  });
  const planned = new Set([...doorFiles(), ...worldFiles(), ...besideWorldFiles()]);
  const files = (await fetched.jsonValue()) ?? [];
  return files.filter((file) => !planned.has(file) && !/phaser-|fonts-/.test(file));
}

/** In reach of 돌핀 선생님, in px. */
const BESIDE_DOLPHIN = 690;

test('with keys: walk, jump for shells, talk, and the sea is one’s own', async ({ world }) => {
  const child = await world.resident({ ...LAPTOP, isNew: true });
  const { page, legs } = child;
  const { point } = await child.belongings();
  await expect(step(page, '걷기')).toHaveAttribute('aria-current', 'step');
  await expect(menu(page), 'comes in later').toBeHidden();
  expect(await unplannedFiles(page), 'a first visit fetches what npm test -- size counts').toEqual([]);

  await legs.walkTo((await legs.spot()).x + 150);
  await expect(step(page, '걷기')).toContainText('잘했어요!');
  const jumped = step(page, '뛰기');
  for (let jumps = 0; jumps < 4 && !(await jumped.innerText()).includes('잘했어요!'); jumps += 1) {
    await legs.jump();
    await legs.rest();
  }
  await expect(jumped).toContainText('잘했어요!');

  await legs.walkTo(650);
  await child.talksTo('돌핀 선생님');
  await page.keyboard.press('Escape');
  const end = page.getByRole('status', { name: '첫걸음' });
  await expect(end).toContainText('이제 네 바다야!');
  await expect(end).toContainText('조개 3');
  await expect(menu(page)).toBeVisible();
  await expect.poll(async () => (await child.belongings()).point).toBe(point + 6);

  await page.reload();
  await child.stands();
  await expect(menu(page)).toBeVisible();
  await expect(guide(page)).toHaveCount(0);
});

test('with thumbs on a phone, where the first friend is in sight', async ({ world }) => {
  const child = await world.resident({ ...PHONE, isNew: true });
  const { page, legs } = child;
  const dolphin = () => page.evaluate(() => window.dolphinProbe?.npcs.find(({ npcId }) => npcId === 101));
  // Friends come once the map is drawn, which may be after the guide.
  await expect.poll(async () => (await dolphin())?.screenX).toBeLessThan(390 - 30);
  await expect(step(page, '걷기')).toBeVisible();
  await expect(step(page, '뛰기'), 'one step at a time').toBeHidden();

  const stick = page.getByRole('button', { name: '움직이기 막대' });
  const right = await holdFinger(page, stick, { x: 0.92, y: 0.5 });
  await expect(step(page, '뛰기')).toBeVisible();
  await right.lift();
  for (let jumps = 0; jumps < 4 && (await step(page, '뛰기').isVisible()); jumps += 1) {
    const up = await holdFinger(page, page.getByRole('button', { name: '뛰기', exact: true }));
    await legs.rest();
    await up.lift();
  }
  await expect(step(page, '말 걸기')).toBeVisible();
  const at = await dolphin();
  await page.touchscreen.tap(Math.min(370, at?.screenX ?? 0), (at?.screenY ?? 0) - 50);
  await expect(page.getByRole('dialog', { name: '돌핀 선생님의 이야기' })).toBeVisible();
});

test('skipped at once, for this child alone, and seen again from the settings', async ({ world }) => {
  const child = await world.resident({ ...LAPTOP, isNew: true });
  const { page } = child;
  await expect(guide(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guide(page)).toHaveCount(0);
  await expect(menu(page)).toBeVisible();
  await expect
    .poll(async () => {
      const api = createApiClient(world.url);
      return (await api.call('characters.getOwn', {}, await child.identity())).body.needsFirstMinute;
    })
    .toBe(false);

  const { token, refreshId } = await newAccount(world, { isNew: true });
  const tokens = JSON.stringify({ accessToken: token, refreshId });
  await page.evaluate((kept) => localStorage.setItem('dolphin-world.tokens', kept), tokens);
  await page.reload();
  await child.stands();
  await expect(guide(page), 'the second child on the same device').toBeVisible();
  await child.skipsFirstMinute();

  const settings = await child.opens('설정');
  await settings.getByRole('button', { name: '그림으로 둘러보기' }).click();
  const tour = page.getByRole('dialog', { name: '돌핀 월드 둘러보기' });
  await tour.getByRole('button', { name: '닫기' }).click();
  await expect(tour).toHaveCount(0);
  await settings.getByRole('button', { name: '첫걸음 다시 보기' }).click();
  await expect(guide(page)).toBeVisible();
  await page.getByRole('button', { name: '건너뛰기' }).click();
  await expect(guide(page)).toHaveCount(0);
});

test('three blocks walk one’s own avatar, the sea answers, and the tracker leads to the next friend', async ({
  world,
}) => {
  test.slow();
  const child = await world.resident(LAPTOP);
  const { page } = child;
  await child.legs.walkTo(BESIDE_DOLPHIN);
  const talk = await child.talksTo('돌핀 선생님');
  await child.hearsOut(talk);
  await talk.getByRole('button', { name: '좋아요, 할게요!' }).click();
  await talk.getByRole('button', { name: '바로 가기' }).click();
  await expect(page.getByRole('button', { name: '코드로 움직이기' })).toBeFocused({ timeout: 60_000 });
  await page.keyboard.press('Enter');

  const editor = page.getByRole('region', { name: '첫 조개 길 코드 편집기' });
  await expect(editor.getByRole('radio', { name: '자바스크립트' }), 'letters come later').toHaveCount(0);
  await expect(editor.getByRole('button', { name: '나는 글자로 쓸래' })).toBeVisible();
  // The drawer stands open; a tap puts a block below the last.
  for (const kind of ['meWalk', 'meWalk', 'meTake']) {
    const offered = page.locator(`.blocklyFlyout .${kind} > .blocklyPath`).first();
    await expect(offered).toBeVisible();
    const box = await offered.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 14, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  }
  await editor.getByRole('button', { name: '시작', exact: true }).click();
  const reward = page.getByRole('dialog', { name: '퀘스트 완료!' });
  await expect(reward, 'handed in by itself').toContainText('내가 움직이는 나', { timeout: 30_000 });
  // A shell may lie on the way, but only code gives experience here.
  const { experience } = await child.belongings();
  expect(experience).toEqual({ level: 1, levelExp: 30 + CODE_REWARDS.problem.exp });
  await reward.getByRole('button', { name: '고마워요!' }).click();
  const story = page.getByRole('dialog', { name: '다음 이야기', exact: true });
  await expect(story).toContainText('걷고 줍고, 걷고 줍고');
  await child.closesDialog();

  const go = page.getByRole('region', { name: '다음 퀘스트' }).getByRole('button', { name: /바로 가기$/ });
  // It comes with the small map, once the world has settled: up to eight seconds of drawing and a download.
  const arrow = page.getByRole('button', { name: '뚝딱 크랩 쪽으로 바로 가기' });
  await expect(arrow, 'at the edge').toBeVisible({ timeout: 40_000 });
  await go.click();
  const stop = page.getByRole('button', { name: '멈추기' });
  await expect(stop).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(stop).toBeHidden();

  await go.click();
  await expect.poll(() => page.evaluate(() => window.dolphinProbe?.mapId), { timeout: 60_000 }).toBe(2);
  await expect(page.getByRole('button', { name: '뚝딱 크랩 만나기' })).toBeFocused({ timeout: 60_000 });
});
