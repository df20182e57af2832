import type { Locator, Page } from '@playwright/test';
import { createApiClient } from '../support/apiClient.ts';
import type { Child } from './support/Child.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { newAccount } from './support/openWorld.ts';
import { expect, test } from './support/test.ts';

test.use({ retriesAtOnce: true });

const DESK = { viewport: { width: 1024, height: 600 } };
const FAILURE = { status: 500, json: { errorCode: 'INTERNAL_SERVER_ERROR', message: '문제가 생겼어요.' } };

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name, exact: true });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '메뉴' }).getByRole('button', { name });

/** The calls of this pattern wait until the returned function lets them go on. */
async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const held = Promise.withResolvers<undefined>();
  await page.route(pattern, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve(undefined);
}

/** While the calls fail the words are there, told once; when they no longer do, a press brings what was wanted. */
async function failsAndRecovers(
  page: Page,
  options: { pattern: string; open: () => Promise<Locator>; words: string },
) {
  const { pattern, open, words } = options;
  await page.route(pattern, (route) => route.fulfill(FAILURE));
  const opened = await open();
  await expect(opened.getByText(words)).toBeVisible();
  // The list says it in its own place: nothing lies over it.
  await expect(page.getByRole('dialog', { name: '알려 드려요' })).toHaveCount(0);
  await expectAccessible(page, words);
  await page.unroute(pattern);
  await opened.getByRole('button', { name: '다시 해 보기' }).click();
  await expect(opened.getByText(words)).toHaveCount(0);
  return opened;
}

async function opensByMenu({ page }: Child, button: string, title: string): Promise<Locator> {
  const entry = menu(page, button);
  if (!(await entry.isVisible())) await menu(page, '더보기').click();
  await entry.click();
  await expect(dialog(page, title)).toBeVisible();
  return dialog(page, title);
}

/** Closes the dialogs from the top down. */
async function closesAll(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

test('dialogs are slow, fail, come back, are empty, and are full', async ({ world, server }) => {
  test.setTimeout(240_000);
  const child = await world.resident(DESK);
  const { page } = child;

  await test.step('the quest book: slow, failing, empty, and full', async () => {
    const letGo = await holdBack(page, '**/users/quests/main*');
    const book = await opensByMenu(child, '퀘스트', '퀘스트');
    await expect(book.getByText('불러오고 있어요')).toBeVisible();
    letGo();
    await expect(
      book.getByRole('heading', { name: '목표' }).or(book.getByText('목표')).first(),
    ).toBeVisible();
    await failsAndRecovers(page, {
      pattern: '**/users/quests/sub*',
      words: '퀘스트 목록을 불러오지 못했어요.',
      open: async () => {
        await book.getByRole('radio', { name: '부탁' }).click();
        return book;
      },
    });
    await failsAndRecovers(page, {
      pattern: '**/maps/npcs?*',
      words: 'NPC 목록을 불러오지 못했어요.',
      open: async () => {
        await book.getByRole('button', { name: '친구별로 보기' }).click();
        return dialog(page, '친구와 퀘스트');
      },
    });
    await page
      .getByRole('button', { name: /^돌핀 선생님/ })
      .last()
      .click();
    await expect(dialog(page, '돌핀 선생님의 퀘스트')).toBeVisible();
    await page.keyboard.press('Escape');
    await book.getByRole('button', { name: '받은 보상 보기' }).click();
    await expect(dialog(page, '받은 보상').getByText('아직 받은 보상이 없어요.')).toBeVisible();
    await expectAccessible(page, 'an empty history of rewards');
    await closesAll(page);
  });

  await test.step('the shop: slow, failing, an empty wish list, and what costs too much', async () => {
    const letGo = await holdBack(page, '**/shops/products?*');
    const shop = await opensByMenu(child, '꾸미기', '꾸미기 상점');
    await expect(shop.getByText('불러오고 있어요')).toBeVisible();
    letGo();
    const things = shop.getByRole('list', { name: '물건', exact: true }).getByRole('listitem');
    await expect(things.first()).toBeVisible();
    await failsAndRecovers(page, {
      pattern: '**/shops/wishproducts*',
      words: '물건을 불러오지 못했어요.',
      open: async () => {
        await shop.getByRole('radio', { name: '찜' }).click();
        return shop;
      },
    });
    await expect(shop.getByText('아직 찜한 물건이 없어요.')).toBeVisible();
    await expectAccessible(page, 'an empty wish list');
    await shop.getByRole('radio', { name: '장신구' }).click();
    await things.first().getByRole('button').first().click();
    await shop.getByRole('radio', { name: '옷', exact: true }).click();
    await things.first().getByRole('button').first().click();
    await expect(shop.getByRole('button', { name: /도로 벗기$/ }).first()).toBeVisible();
    await expectAccessible(page, 'two things tried on');
    await closesAll(page);
  });

  await test.step('skills: failing, searched in vain, and not yet to be learned', async () => {
    const skills = await failsAndRecovers(page, {
      pattern: '**/skills/catalog',
      words: '데이터를 불러오지 못했어요.',
      open: () => opensByMenu(child, '스킬', '스킬'),
    });
    await skills.getByRole('searchbox', { name: '스킬 이름 찾기' }).fill('없는 스킬');
    await expect(skills.getByText('찾는 스킬이 없어요.')).toBeVisible();
    await expectAccessible(page, 'a search without a hit');
    await skills.getByRole('searchbox', { name: '스킬 이름 찾기' }).fill('');
    await skills
      .getByRole('button', { name: /아직 배울 수 없어요/ })
      .first()
      .click();
    await expect(skills.getByText(/(배워야|올려야|있어야) 해요|부터 배울 수 있어요/).first()).toBeVisible();
    await closesAll(page);
  });

  await test.step('a request of friendship lights the bell, is followed, and is taken away', async () => {
    await menu(page, '알림').click();
    await expect(dialog(page, '알림').getByText('새 소식이 없어요.')).toBeVisible();
    await child.closesDialog();

    const other = await newAccount(server);
    const { userId } = (await createApiClient(world.url).call('accounts.getMe', {}, await child.identity()))
      .body;
    const asked = { body: { userId } };
    await createApiClient(world.url).call('friends.request', asked, other);
    await expect(menu(page, '알림')).toContainText('1');

    await menu(page, '알림').click();
    const news = dialog(page, '알림');
    const row = news.getByRole('listitem').filter({ hasText: other.user.nickname });
    await expectAccessible(page, 'a notification');
    await row.getByRole('button').first().click();
    await expect(dialog(page, '친구')).toBeVisible();
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: /^알림 지우기/ }).click();
    await page.getByRole('button', { name: '지우기', exact: true }).click();
    await expect(news.getByText('새 소식이 없어요.')).toBeVisible();
    await closesAll(page);
  });

  await test.step('settings: larger letters, signing out elsewhere, and the terms', async () => {
    const settings = await opensByMenu(child, '설정', '설정');
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    const before = Number.parseFloat(await size());
    await settings.getByRole('radio', { name: '아주 크게' }).click();
    await expect.poll(async () => Number.parseFloat(await size())).toBeGreaterThan(before);
    await expectAccessible(page, 'settings in huge letters');
    await settings.getByRole('button', { name: '다른 기기에서 모두 로그아웃' }).click();
    await expect(page.getByText('다른 기기에는 로그인되어 있지 않아요.')).toBeVisible();
    await settings.getByRole('button', { name: '이용약관' }).click();
    await expect(dialog(page, '이용약관')).toBeVisible();
    await expectAccessible(page, 'the terms');
    await closesAll(page);
  });
});
