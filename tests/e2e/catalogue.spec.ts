import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

const DESK = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('staff sells lessons with a coupon, and a buyer receives it', async ({ world }) => {
  const staff = await world.teacher({ ...DESK, at: '/channels/dolphin/products' });
  const desk = staff.page;
  const group = desk.getByRole('article', { name: '방학 특강' });

  await test.step('staff makes a group, whose name in addresses is checked', async () => {
    await desk.getByRole('button', { name: '묶음 만들기' }).click();
    const dialog = desk.getByRole('dialog', { name: '새 묶음' });
    await dialog.getByLabel('이름', { exact: true }).fill('방학 특강');
    await dialog.getByLabel('주소 이름').fill('방학');
    await dialog.getByRole('button', { name: '저장하기' }).click();
    await expect(dialog.getByText('주소 이름은 영어 소문자로 시작하고')).toBeVisible();
    await dialog.getByLabel('주소 이름').fill('tutoring');
    await dialog.getByRole('button', { name: '저장하기' }).click();
    await expect(dialog.getByText('이미 쓰고 있는 주소 이름이에요.')).toBeVisible();
    await dialog.getByLabel('주소 이름').fill('holiday');
    await expectAccessible(desk, 'a new group');
    await dialog.getByRole('button', { name: '저장하기' }).click();
    await expect(group.getByText('숨겨져 있어요.')).toBeVisible();
  });

  await test.step('puts lessons into it, and shows it', async () => {
    await group.getByRole('button', { name: '방학 특강에 수업권 넣기' }).click();
    const dialog = desk.getByRole('dialog', { name: '새 수업권' });
    await dialog.getByLabel('이름').fill('8회');
    await dialog.getByLabel('수업 횟수').fill('8');
    await dialog.getByLabel('파는 값 (원)').fill('224000');
    await expect(dialog.getByText('한 번에 28,000원')).toBeVisible();
    await dialog.getByLabel('원래 값 (원)').fill('200000');
    await dialog.getByRole('button', { name: '저장하기' }).click();
    await expect(dialog.getByText('원래 값은 파는 값보다 낮을 수 없어요.')).toBeVisible();
    await dialog.getByLabel('원래 값 (원)').fill('240000');
    await expectAccessible(desk, 'a new product');
    await dialog.getByRole('button', { name: '저장하기' }).click();
    await expect(group.getByText('224,000원')).toBeVisible();
    await group.getByRole('switch', { name: '공개' }).click();
    await expect(group.getByText('지금 살 수 있어요.')).toBeVisible();
    await expectAccessible(desk, 'the catalogue of a channel');
  });

  await test.step('and makes a coupon for it', async () => {
    await desk.getByRole('radio', { name: '쿠폰' }).click();
    await desk.getByRole('button', { name: '쿠폰 만들기' }).click();
    const dialog = desk.getByRole('dialog', { name: '새 쿠폰' });
    await dialog.getByLabel('이름').fill('방학 축하');
    await dialog.getByLabel('무엇을 주나요?').selectOption('비율 할인');
    await dialog.getByLabel('몇 퍼센트 깎아 줄까요?').fill('101');
    await dialog.getByRole('button', { name: '만들기' }).click();
    await expect(dialog.getByText('할인은 100%까지 할 수 있어요.')).toBeVisible();
    await dialog.getByLabel('몇 퍼센트 깎아 줄까요?').fill('10');
    await dialog.getByRole('checkbox', { name: /방학 특강 · 8회/ }).check();
    await dialog.getByLabel(/^쿠폰 번호/).fill('HOLIDAY-10');
    await dialog.getByRole('switch', { name: '모두에게 보여 주고 받게 하기' }).click();
    await expectAccessible(desk, 'a new coupon');
    await dialog.getByRole('button', { name: '만들기' }).click();
    const row = desk.getByRole('listitem').filter({ hasText: '방학 축하' });
    await expect(row.getByText('10% 할인')).toBeVisible();
    await expect(row.getByText('0명이 받고 0명이 썼어요.')).toBeVisible();
    await expectAccessible(desk, 'the coupons of a channel');
  });

  const buyer = await world.resident({ ...PHONE, at: '/purchase/product?hash_key=holiday' });
  const phone = buyer.page;
  const dialog = phone.getByRole('dialog', { name: '쿠폰 받기' });

  await test.step('a buyer finds the lessons and receives the coupon', async () => {
    await phone.getByRole('button', { name: /쿠폰 (번호 넣기|받기)/ }).tap();
    await dialog.getByRole('button', { name: '방학 축하 받기' }).tap();
    const row = dialog.getByRole('listitem').filter({ hasText: '방학 축하' });
    await expect(row.getByRole('button', { name: '받았어요' })).toHaveAttribute('aria-disabled', 'true');
    // Pressed although it is disabled, it says why.
    await row.getByRole('button', { name: '받았어요' }).tap({ force: true });
    await expect(phone.getByText('이미 받은 쿠폰입니다.')).toBeVisible();
    await expectAccessible(phone, 'receiving coupons');
  });

  await test.step('registers one by its code, and not twice', async () => {
    const type = async (code: string) => {
      await dialog.getByLabel('쿠폰 번호').fill(code);
      await dialog.getByRole('button', { name: '등록하기' }).tap();
    };
    await type('NOSUCHCOUPON');
    await expect(dialog.getByText('쿠폰 번호를 확인해 주세요.')).toBeVisible();
    await type('friend-2026');
    await expect(dialog.getByRole('listitem').filter({ hasText: '친구 소개' })).toBeVisible();
    await type('FRIEND2026');
    await expect(dialog.getByText('이미 등록된 쿠폰 번호입니다.')).toBeVisible();
  });

  await test.step('staff sees that it was received, and gives no more of it', async () => {
    await desk.reload();
    const row = desk.getByRole('listitem').filter({ hasText: '방학 축하' });
    await expect(row.getByText('1명이 받고 0명이 썼어요.')).toBeVisible();
    await row.getByRole('button', { name: '방학 축하 그만 주기' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: '그만 주기' }).click();
    await expect(row.getByText('끝났어요')).toBeVisible();
  });

  await test.step('and hides the lessons, which nobody finds any more', async () => {
    await desk.goto('/channels/dolphin/products');
    await group.getByRole('switch', { name: '공개' }).click();
    await expect(group.getByText('숨겨져 있어요.')).toBeVisible();
    await phone.goto('/purchase/product?hash_key=holiday');
    await expect(phone.getByRole('radio')).toHaveCount(0);
    await expect(phone.getByRole('link', { name: '수업권 모두 보기' })).toBeVisible();
  });
});
