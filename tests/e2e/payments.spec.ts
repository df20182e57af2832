import { expect, test as base, type Page } from '@playwright/test';
import { renewSubscriptions } from '#server/domain/commerce/subscriptions/renewSubscriptions.ts';
import { courseClassForMoney, lessonPack } from '../support/buying.ts';
import { createApiClient } from '../support/apiClient.ts';
import { movableClock, type MovableClock } from '../support/movableClock.ts';
import { PORTONE_V1, PORTONE_V2 } from '../support/portOne/PortOneBooks.ts';
import { PortOneService } from '../support/portOne/PortOneService.ts';
import { scratchFolder } from '../support/scratchFolder.ts';
import { startTestDatabases, type TestDatabaseServer } from '../support/testDatabaseServer.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';
import { newAccount, openWorld, type World } from './support/openWorld.ts';
import { answerPortOne, servePortOneWindow } from './support/portOneWindow.ts';

const DESK = { viewport: { width: 1280, height: 720 } };

interface Shop {
  readonly server: TestServer;
  readonly clock: MovableClock;
  readonly provider: PortOneService;
  readonly world: World;
}

/** A server whose payments are made at PortOne, and whose clock goes ahead when it is told to. */
const test = base.extend<{ version: 'v1' | 'v2'; shop: Shop }, { databases: TestDatabaseServer }>({
  databases: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted
    async ({}, provide) => {
      const databases = await startTestDatabases(scratchFolder());
      await provide(databases);
      await databases.stop();
    },
    { scope: 'worker', auto: true },
  ],
  version: ['v2', { option: true }],
  shop: async ({ browser, version }, provide) => {
    const provider = new PortOneService();
    const store = version === 'v1' ? PORTONE_V1 : PORTONE_V2;
    const clock = movableClock();
    const server = await startTestServer({
      clock,
      settings: {
        ...{ PAYMENTS: `portone-${version}`, PORTONE_API_URL: await provider.listen() },
        ...{ PORTONE_STORE_ID: store.storeId, PORTONE_CHANNEL_KEY: store.channelKey },
        ...{ PORTONE_API_SECRET: store.apiSecret, PORTONE_API_KEY: PORTONE_V1.apiKey },
        PORTONE_WEBHOOK_SECRET: PORTONE_V2.webhookSecret,
      },
    });
    const world = openWorld(browser, server);
    await provide({ server, clock, provider, world });
    const troubles = world.troubles();
    await world.close();
    await server.close();
    provider.close();
    expect(troubles, 'errors in the consoles of the browsers, and files that did not come').toEqual([]);
  },
});

/** Chooses eight lessons, closes the window once and pays then; answers the number of the order. */
async function buysLessons(page: Page): Promise<string> {
  await page.getByRole('radio', { name: /8회/u }).check();
  await page.getByLabel(/전화번호/u).fill('010-2486-1357');
  await page.getByRole('checkbox', { name: /환불 규칙/u }).check();
  const pay = page.getByRole('button', { name: '240,000원 결제하기' });
  await pay.click();
  await answerPortOne(page, '닫기');
  await expect(page.getByText('결제가 완료되지 않았습니다. 다시 시도해 주세요.')).toBeVisible();
  await pay.click();
  await answerPortOne(page, '내기');
  await expect(page.getByText('결제가 끝났어요!')).toBeVisible();
  return new URL(page.url()).searchParams.get('merchant_uid') ?? '';
}

test.describe('PortOne V1', () => {
  test.use({ version: 'v1' });

  test('lessons and a course class are paid in its window; from a phone it comes back by its address', async ({
    shop: { server, provider, world },
  }) => {
    const { productId, price } = await lessonPack(server, 8);
    const courseClassId = await courseClassForMoney(server, 50_000);
    const buyer = await world.resident({ ...DESK, at: '/purchase/product' });
    const { page } = buyer;
    await servePortOneWindow(page, provider);

    await test.step('eight lessons, the window closed once', async () => {
      expect(provider.moneyOf(await buysLessons(page))).toEqual({ taken: price, back: 0 });
    });

    await test.step('a course class enrols by its payment, and the result leads back into it', async () => {
      await page.goto(`/channels/dolphin/courses/${courseClassId}`);
      await page.getByRole('button', { name: '50,000원 결제하기' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '50,000원 결제하기' }).click();
      await answerPortOne(page, '내기');
      await expect(page.getByText('결제가 끝났어요!')).toBeVisible();
      // Also where the provider has lost what stood behind the number of the order.
      const merchantUid = new URL(page.url()).searchParams.get('merchant_uid') ?? '';
      await page.goto(`/purchase/result?merchant_uid=${merchantUid}`);
      await page.getByRole('link', { name: '수업으로 가기' }).click();
      await expect(page).toHaveURL(new RegExp(`/courses/${courseClassId}$`, 'u'));
      await expect(page.getByRole('region', { name: '배우는 중' })).toBeVisible();
    });

    await test.step('a phone comes back from a window that was closed: the order is over', async () => {
      const body = { productId, amount: price, phoneNumber: '01024861357' };
      const prepared = await createApiClient(server.url).call(
        'payments.prepareProduct',
        { body },
        await buyer.identity(),
      );
      const { merchantUid } = prepared.body;
      await page.goto(`/purchase/result?merchant_uid=${merchantUid}&imp_uid=imp_1&imp_success=false`);
      await expect(page.getByText('결제가 완료되지 않았습니다. 다시 시도해 주세요.')).toBeVisible();
    });
  });
});

test('lessons and a plan are bought at PortOne V2; the plan renews, is declined and ends', async ({
  shop: { server, clock, provider, world },
}) => {
  await lessonPack(server, 8);
  const account = await newAccount(server);
  const buyer = await world.visitor(DESK);
  const { page } = buyer;
  await servePortOneWindow(page, provider);
  /** After so many days, when the jobs of that time are done, the buyer comes back. */
  const comesBackAfter = async (days: number) => {
    clock.advance({ days });
    await renewSubscriptions(server.deps);
    await page.evaluate(() => window.localStorage.clear());
    await page.goto('/signin?redirect=%2Fpurchase%2Fplans');
    await buyer.signsIn(account);
    await expect(page.getByRole('region', { name: '내 구독' })).toBeVisible();
  };
  const nextPayment = page.getByText(/^다음 결제/u);
  let before = '';

  await test.step('lessons are paid in the window that lies over the page', async () => {
    await page.goto('/signin?redirect=%2Fpurchase%2Fproduct');
    await buyer.signsIn(account);
    expect(provider.moneyOf(await buysLessons(page))).toEqual({ taken: 240_000, back: 0 });
  });

  await test.step('the window of a plan registers a card, of which the first month is taken', async () => {
    await page.goto('/purchase/plans');
    const plan = page.getByRole('region', { name: '돌핀 프로' });
    await plan.getByRole('checkbox').check();
    await plan.getByRole('button', { name: '한 달 9,900원 구독하기' }).click();
    await answerPortOne(page, '내기');
    await expect(page.getByText('결제가 끝났어요!')).toBeVisible();
    await page.getByRole('link', { name: '내 구독 보기' }).click();
    before = (await nextPayment.textContent()) ?? '';
    expect(provider.charges).toBe(1);
  });

  await test.step('a month later the next one is paid, and the page says until when', async () => {
    await comesBackAfter(32);
    await expect(nextPayment).not.toHaveText(before);
    expect(provider.charges).toBe(2);
    await page.goto('/purchase/histories');
    await expect(page.getByText('돌핀 프로 1개월', { exact: true })).toHaveCount(2);
  });

  await test.step('the card is empty: it is tried again, and what was made stays usable', async () => {
    const card = provider.cards.get('card-1');
    provider.registerCard('card-1', { ...card, state: 'empty' });
    await comesBackAfter(30);
    await expect(page.getByText(/^카드 결제가 되지 않았어요\./u)).toBeVisible();
  });

  await test.step('after a week it is over, and can be begun anew', async () => {
    clock.advance({ days: 3 });
    await renewSubscriptions(server.deps);
    await comesBackAfter(5);
    await expect(page.getByText(/에 끝났어요$/u)).toBeVisible();
    await expect(page.getByRole('button', { name: '한 달 9,900원 구독하기' })).toBeVisible();
    expect(provider.charges).toBe(5);
  });
});
