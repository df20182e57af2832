import type { Page } from '@playwright/test';
import { createApiClient } from '../support/apiClient.ts';
import type { Child } from './support/Child.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import type { World } from './support/openWorld.ts';
import { expect, test } from './support/test.ts';

const DESK = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const CLASS = '무대 공방';

/** A class by somebody new, which both children join. */
async function joinsClass(world: World, children: readonly Child[]): Promise<void> {
  const api = createApiClient(world.url);
  const teacher = await world.resident({ ...DESK, at: '/own-stages' });
  const body = {
    channelName: CLASS,
    channelDomain: `make-${Date.now().toString(36)}`,
    joinMethod: 'IMMEDIATELY' as const,
    dolphinVisibleState: 'VISIBLE' as const,
  };
  const made = await api.call('channels.create', { body }, await teacher.identity());
  expect(made.status).toBe(200);
  for (const child of children) {
    const joined = await api.call(
      'channels.join',
      { params: { id: made.body.id }, body: { nickname: child.nickname, introduction: '안녕하세요!' } },
      await child.identity(),
    );
    expect(joined.status).toBe(200);
  }
}

async function writes(page: Page, source: string): Promise<void> {
  await page.getByRole('radio', { name: '자바스크립트' }).check();
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(source);
}

test('a child builds a stage, proves and sends it; a classmate on a phone solves, hearts and remixes it', async ({
  world,
}) => {
  test.slow();
  const maker = await world.resident({ ...DESK, at: '/stages' });
  const player = await world.resident({ ...PHONE, at: '/stages' });
  await joinsClass(world, [maker, player]);
  const { page } = maker;
  const phone = player.page;

  await test.step('it is drawn by keys, and a mistake is taken back', async () => {
    await page.goto('/own-stages?at=mine');
    await expect(page.getByText('아직 만든 무대가 없어요.')).toBeVisible();
    await page.getByRole('button', { name: '새 무대 만들기' }).click();
    const board = page.getByRole('grid', { name: '무대 판' });
    await expect(page.getByText('좋아요! 이제 내 코드로 풀어 봐요.')).toBeVisible();
    await expectAccessible(page, 'the editor of an own stage');
    await page.getByRole('radio', { name: '조개', exact: true }).check();
    await board.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(board.getByRole('gridcell', { name: '6줄 3칸, 조개' })).toBeAttached();
    await page.keyboard.press('Control+z');
    await expect(board.getByRole('gridcell', { name: '6줄 3칸, 물' })).toBeAttached();
    await page.keyboard.press('Control+Shift+z');
    await expect(board.getByRole('gridcell', { name: '6줄 3칸, 조개' })).toBeAttached();
    await page.getByLabel('앞말').selectOption('용감한');
    await page.getByLabel('뒷말').selectOption('징검다리');
    await expect(page.getByText('저장했어요')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: '용감한 징검다리' })).toBeVisible();
    await expect(board.getByRole('gridcell', { name: '6줄 3칸, 조개' })).toBeAttached();
  });

  await test.step('only its own program opens the way to others', async () => {
    await expect(page.getByRole('button', { name: '보내기' })).toHaveCount(0);
    await page.getByRole('button', { name: '풀어 보기' }).click();
    await writes(page, 'walk(3);\njump();\nwalk(4);');
    await page.getByRole('button', { name: '시작', exact: true }).click();
    const proved = page.getByRole('region', { name: '풀리는 무대예요!' });
    await proved.getByRole('button', { name: '보내기' }).click({ timeout: 60_000 });
    const send = page.getByRole('dialog', { name: '무대 보내기' });
    await send.getByLabel('교실에 보내기').selectOption(CLASS);
    await send.getByRole('button', { name: '보내기' }).click();
    await expect(page.getByText('무대를 보냈어요!')).toBeVisible();
    await expect(page).toHaveURL(/\/own-stages\/\d+$/u);
  });

  await test.step('the classmate finds it, solves it and gives a heart', async () => {
    await phone.goto('/own-stages');
    await expect(phone.getByText('아직 친구가 보낸 무대가 없어요.')).toBeVisible();
    await phone.getByRole('tab', { name: CLASS }).tap();
    await phone.getByRole('link', { name: '용감한 징검다리' }).tap();
    await writes(phone, 'walk(3);\njump();\nwalk(4);');
    await phone.getByRole('button', { name: '시작', exact: true }).tap();
    const ending = phone.getByRole('region', { name: '해냈어요!' });
    await expect(ending.getByRole('status')).toHaveText('+3포인트 · +5경험치', { timeout: 60_000 });
    await expect(ending.getByRole('img', { name: '별 3개' })).toBeVisible();
    await ending.getByRole('button', { name: '하트 주기' }).tap();
    await expect(ending.getByRole('button', { name: '하트를 주었어요' })).toBeVisible();
  });

  await test.step('and makes a stage of its own out of it', async () => {
    await phone.reload();
    await phone.getByRole('button', { name: '고쳐 만들기' }).tap();
    await expect(phone).toHaveURL(/\/own-stages\/\d+\/edit$/u);
    await expect(phone.getByRole('grid', { name: '무대 판' })).toBeVisible();
    await page.goto('/own-stages?at=mine');
    await expect(page.getByRole('img', { name: '하트 1개' })).toBeVisible();
  });
});
