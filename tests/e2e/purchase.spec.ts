import type { Page } from '@playwright/test';
import { createApiClient, type Identity } from '../support/apiClient.ts';
import { phoneCode } from '../support/phoneCode.ts';
import { signUpDressedChild } from '../support/signUpChild.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

const DESK = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A child of ten whose guardian has agreed, and the guardian's session. */
async function familyOf(url: string) {
  const api = createApiClient(url);
  const email = `buyer-${Date.now() % 1e7}@example.com`;
  const newest = async (pattern: RegExp): Promise<string> => {
    const find = async () => {
      const { body } = await api.call('accounts.listOutbox');
      const bodies = body.mailList.filter(({ to }) => to === email).map((mail) => mail.body);
      return bodies.map((text) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
    };
    await expect.poll(find).toBeDefined();
    return (await find()) ?? '';
  };
  const birthDate = `${new Date().getFullYear() - 10}-01-01`;
  const child = await signUpDressedChild({ url }, { birthDate });
  const about = { name: '김하람', gender: 'NOT_SELECTED', introduction: '고래를 좋아해요!' };
  await api.call('accounts.saveExtraInfo', { body: about }, child);
  await api.call('guardians.request', { body: { email } }, child);
  const token = await newest(/\/guardian\/([\w-]{43})/);
  // One of its own: a phone is sent a code once a minute.
  const phoneNumber = `0107${String(Date.now()).slice(-7)}`;
  const code = await phoneCode(api, phoneNumber, () =>
    api.call('guardians.sendCode', { body: { token, phoneNumber } }),
  );
  const body = { token, code, guardianName: '김보호', isGuardian: true, chatMode: 'FREE', whisperOn: true };
  const { headers } = await api.call('guardians.consent', { body });
  const [name = '', value = ''] = (headers.get('set-cookie') ?? '').split(';')[0]?.split('=') ?? [];
  return { api, child, cookie: { name, value, url } };
}

/** Presses the button that pays, and answers in the window that opens. */
async function payIn(page: Page, button: string | RegExp, answer: string): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const popup = await opening;
  await popup.getByRole('button', { name: answer, exact: true }).click();
}

const ticketsOf = async (api: ReturnType<typeof createApiClient>, child: Identity) =>
  (await api.call('tickets.listOwn', { query: { page: 1 } }, child)).body.ticketList.filter(
    ({ ticketState }) => ticketState === 'AVAILABLE',
  ).length;

test('a guardian buys eight lessons with a coupon, the window closed once, and has them given back', async ({
  world,
}) => {
  const { api, child, cookie } = await familyOf(world.url);
  const { page } = await world.visitor(DESK);
  await page.context().addCookies([cookie]);
  await page.goto('/guardian');

  await test.step('nothing is chosen, and the page says what is missing', async () => {
    await page.getByRole('link', { name: '수업권 사기' }).click();
    await expect(page.getByText('옵션을 선택해 주세요').first()).toBeVisible();
    await expect(page.getByRole('button', { name: '결제하기' })).toBeDisabled();
    await page.getByRole('checkbox', { name: /환불 규칙/u }).check();
    await page.getByRole('button', { name: '결제하기' }).click();
    await expect(page.getByText('먼저 선택해주세요.')).toBeVisible();
    await expect(page.getByText('연락받을 수 있는 전화번호를 입력해 주세요.')).toBeVisible();
    await expectAccessible(page, 'the purchase page');
  });

  await test.step('the guardian receives a coupon for the child', async () => {
    await page.getByRole('button', { name: '쿠폰 번호 넣기' }).click();
    const dialog = page.getByRole('dialog', { name: '쿠폰 받기' });
    await dialog.getByRole('button', { name: '첫 수업 축하 받기' }).click();
    await expect(dialog.getByRole('button', { name: '받았어요' })).toBeVisible();
    await dialog.getByRole('button', { name: '닫기' }).click();
  });

  await test.step('eight lessons and a coupon: the sum follows', async () => {
    await page.getByRole('radio', { name: /수업 8회/u }).check();
    await expect(page.getByRole('button', { name: '224,000원 결제하기' })).toBeEnabled();
    await page.getByRole('radio', { name: /첫 수업 축하/u }).check();
    await page.getByLabel(/보호자 전화번호/u).fill('010-2486-1357');
    await expect(page.getByText('127,500원')).toBeVisible();
    await expect(page.getByRole('button', { name: '204,000원 결제하기' })).toBeEnabled();
  });

  await test.step('the window is closed without paying', async () => {
    await payIn(page, '204,000원 결제하기', '내지 않고 닫기');
    await expect(page.getByText('결제가 완료되지 않았습니다. 다시 시도해 주세요.')).toBeVisible();
    expect(await ticketsOf(api, child)).toBe(0);
  });

  await test.step('the page is loaded anew while the next one is open, and goes on', async () => {
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: '204,000원 결제하기' }).click();
    const popup = await opening;
    await expect(popup.getByText('204,000원')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/아직 끝나지 않은 결제가 있어요/u)).toBeVisible();
    await popup.getByRole('button', { name: '결제하기', exact: true }).click();
    await expect(page).toHaveURL(/\/purchase\/result/u);
    await expect(page.getByText('결제가 끝났어요!')).toBeVisible();
    await expectAccessible(page, 'the result of a payment');
    expect(await ticketsOf(api, child)).toBe(8);
  });

  await test.step('nothing was used: all comes back, and the tickets go', async () => {
    await page.getByRole('link', { name: '결제 내역 보기' }).click();
    await page.getByRole('button', { name: /환불 신청/u }).click();
    const dialog = page.getByRole('dialog', { name: '환불을 신청할까요?' });
    await expect(dialog.getByText(/7일이 지나지 않았고/u)).toBeVisible();
    await expectAccessible(page, 'the payments of a guardian');
    await dialog.getByRole('button', { name: '204,000원 환불받기' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('환불함')).toBeVisible();
    await expect(page.getByText('돌려받은 돈 204,000원')).toBeVisible();
    expect(await ticketsOf(api, child)).toBe(0);
  });

  await test.step('the guardian begins a plan for the child, and ends it', async () => {
    await page.goto('/guardian');
    await page.getByRole('link', { name: '돌핀 프로 구독' }).click();
    const plan = page.getByRole('region', { name: '돌핀 프로' });
    await plan.getByRole('checkbox').check();
    await payIn(page, '한 달 9,900원 구독하기', '결제하기');
    await page.getByRole('link', { name: '보호자 페이지로 가기' }).click();
    await page.getByRole('link', { name: '돌핀 프로 구독' }).click();
    await expectAccessible(page, 'the plans of a child');
    await page.getByRole('button', { name: '구독 그만두기' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '구독 그만두기' }).click();
    await expect(page.getByText('그만두기로 함')).toBeVisible();
  });
});

test('somebody of fifteen buys for itself on a phone; a card that is declined costs nothing', async ({
  world,
}) => {
  const { page } = await world.resident({ ...PHONE, at: '/tutoring' });
  // The own number cannot be read: a warning, and the number is asked for.
  await page.route('**/users/privates/infos/phones', (route) => route.fulfill({ status: 400, json: {} }));
  await page.getByRole('link', { name: '수업권 사기' }).tap();
  await expect(page.getByText('내 정보의 번호를 불러오지 못했어요. 번호를 적어 주세요.')).toBeVisible();
  await page.getByRole('button', { name: '닫기' }).first().tap();
  await page.getByRole('button', { name: '쿠폰 번호 넣기' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the coupons');
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).tap();
  await page.getByRole('radio', { name: /수업 4회/u }).check();
  await page.getByLabel(/전화번호/u).fill('010-2486-1357');
  await page.getByRole('checkbox', { name: /환불 규칙/u }).check();
  await payIn(page, '120,000원 결제하기', '카드사가 거절하기');
  await expect(page.getByText(/돈은 빠져나가지 않았어요/u)).toBeVisible();
  await payIn(page, '120,000원 결제하기', '내고, 돌아오지 않기');
  await expect(page.getByText('결제가 끝났어요!')).toBeVisible();
  await page.getByRole('link', { name: '수업 예약하러 가기' }).tap();
  await expect(page.getByText('4장', { exact: true })).toBeVisible();
});

test('a child below fourteen asks its guardian instead', async ({ world }) => {
  const { child } = await familyOf(world.url);
  const browser = await world.visitor(PHONE);
  await browser.page.goto('/signin?redirect=%2Fpurchase%2Fproduct');
  await browser.signsIn(child);
  await expect(browser.page.getByText('보호자에게 부탁해 보세요')).toBeVisible();
  await expect(browser.page.getByRole('radio')).toHaveCount(0);
  await browser.page.getByRole('button', { name: '보호자에게 부탁하기' }).tap();
  await expect(browser.page.getByText('보호자에게 메일을 보냈어요!')).toBeVisible();
});

test('points are charged, and are in the purse at once', async ({ world }) => {
  const { page } = await world.resident({ ...DESK, at: '/purchase/points' });
  await expectAccessible(page, 'the points');
  await page.getByRole('radio', { name: '10,000 포인트, 11,000원' }).check();
  await page.getByRole('checkbox', { name: /환불 규칙/u }).check();
  const before = Number((await page.getByText(/^충전하면/u).textContent())?.replaceAll(/\D/g, ''));
  await payIn(page, '11,000원 결제하기', '결제하기');
  await expect(page.getByText('포인트가 들어왔어요.')).toBeVisible();
  await page.goto('/purchase/points');
  await expect(page.getByText('지금 가진 포인트')).toContainText(before.toLocaleString('ko-KR'));
});

test('a plan is begun, ended and taken up again', async ({ world }) => {
  const { page } = await world.resident({ ...DESK, at: '/purchase/plans' });
  const plan = page.getByRole('region', { name: '돌핀 프로' });
  await expectAccessible(page, 'the plans');
  await plan.getByRole('checkbox').check();
  await payIn(page, '한 달 9,900원 구독하기', '결제하기');
  await expect(page.getByText('결제가 끝났어요!')).toBeVisible();
  await page.getByRole('link', { name: '내 구독 보기' }).click();
  await expect(page.getByText(/^다음 결제/u)).toBeVisible();
  await page.getByRole('button', { name: '구독 그만두기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '구독 그만두기' }).click();
  await expect(page.getByText('그만두기로 함')).toBeVisible();
  await page.getByRole('button', { name: '다시 이어 쓰기' }).click();
  await expect(page.getByText(/^다음 결제/u)).toBeVisible();
});
