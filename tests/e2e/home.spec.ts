import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Drawer and room as on a desk. */
const DESK = { viewport: { width: 1280, height: 720 } };

const pieces = (page: Page): Locator => page.getByRole('list', { name: '방에 있는 가구' });
const card = (page: Page, name: string) =>
  page.getByRole('region', { name: '가구 서랍' }).getByRole('button', { name });

/** The id of the user who is signed in at this browser, as the server says it. */
const ownId = (page: Page) =>
  page.evaluate(async () => {
    const { accessToken } = JSON.parse(localStorage.getItem('dolphin-world.tokens') ?? '{}') as {
      accessToken: string;
    };
    const reply = await fetch('/game/v1/homes/me', { headers: { authorization: `Bearer ${accessToken}` } });
    const home = (await reply.json()) as { owner: { userId: number } };
    return { userId: home.owner.userId, accessToken };
  });

test('a child furnishes a room, and a friend comes to see it', async ({ world }) => {
  const child = await world.resident({ at: '/homes/me', ...DESK });
  const { page } = child;
  await expect(pieces(page).getByText('파도 침대')).toBeAttached();
  await expect(page.getByText('여기가 네 방이야!')).toBeVisible();

  // Buys a plant, and moves it with the keys until it is free.
  await page.getByRole('button', { name: '꾸미기', exact: true }).click();
  await card(page, '미역 화분').click();
  const question = page.getByRole('dialog', { name: '미역 화분을 90 포인트로 살까요?' });
  await expect(question).toContainText('사고 나면 210 포인트가 남아요.');
  await question.getByRole('button', { name: '사기' }).click();
  await expect(page.getByText('여기 놓을 수 있어요', { exact: true })).toBeVisible();
  await expect(question).toBeHidden();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('파도 침대와 겹쳐요', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('파도 침대와 겹쳐요', { exact: true })).toBeVisible();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(pieces(page).getByRole('button', { name: /^미역 화분/ })).toBeVisible();

  // Takes a step back, and forth again.
  await page.keyboard.press('Control+z');
  await expect(pieces(page).getByRole('button', { name: /^미역 화분/ })).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');

  // Drags the bed with the mouse; one cannot leave without a question.
  const bed = pieces(page).getByRole('button', { name: /^파도 침대/ });
  const before = (await bed.getAttribute('aria-label')) ?? '';
  const box = await bed.boundingBox();
  if (!box) throw new Error('the bed is not in sight');
  const [x, y, cell] = [box.x + box.width / 2, box.y + box.height - 20, box.width / 6];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - cell / 2, y);
  await page.mouse.move(x - cell, y);
  await page.mouse.up();
  await expect(bed).not.toHaveAttribute('aria-label', before);
  await page.getByRole('button', { name: '월드로' }).click();
  const leaving = page.getByRole('dialog', { name: '꾸민 방을 저장하지 않고 나갈까요?' });
  await leaving.getByRole('button', { name: '취소' }).click();
  await expect(leaving).toBeHidden();

  await page.getByRole('button', { name: '꾸미기 끝' }).click();
  await expect(page.getByText('방을 저장했어요!')).toBeVisible();
  await page.reload();
  await expect(pieces(page).getByText(/^미역 화분/)).toBeAttached();
  await page.getByRole('button', { name: '사진 찍기' }).click();
  await expect(page.getByText('사진첩에 넣었어요!')).toBeVisible();

  // A stranger stands before the door; as a friend one comes in.
  const guest = await world.resident({ at: '/homes/me', ...DESK });
  const [host, friend] = [await ownId(page), await ownId(guest.page)];
  await guest.page.goto(`/homes/${host.userId}`);
  await expect(guest.page.getByText('친구만 들어갈 수 있는 방이에요.')).toBeVisible();
  for (const [who, other] of [
    [host, friend],
    [friend, host],
  ] as const)
    await page.request.post(`${world.url}/game/v1/users/friendships`, {
      headers: { authorization: `Bearer ${who.accessToken}` },
      data: { userId: other.userId },
    });
  await guest.page.reload();
  await expect(pieces(guest.page).getByText(/^미역 화분/)).toBeAttached();
  await expect(guest.page.getByRole('button', { name: '꾸미기', exact: true })).toHaveCount(0);
  await guest.page.getByRole('button', { name: '인사' }).click();
  await expect(guest.page.getByText('안녕! 놀러 왔어!')).toBeVisible();

  // Writes into the guestbook, which the owner reads and tidies.
  await guest.page.getByRole('button', { name: '방명록' }).click();
  const book = guest.page.getByRole('dialog', { name: /방명록$/ });
  await book.getByRole('radio', { name: '또 올게!' }).click();
  await book.getByRole('button', { name: '방명록에 남기기' }).click();
  await expect(book.getByText('오늘은 방명록을 남겼어요.')).toBeVisible();
  await expect(book.getByRole('listitem').filter({ hasText: '또 올게!' })).toBeVisible();

  await page.getByRole('button', { name: '방명록' }).click();
  const ownBook = page.getByRole('dialog', { name: /방명록$/ });
  await ownBook.getByRole('button', { name: /글 지우기$/ }).click();
  await page.getByRole('button', { name: '지우기', exact: true }).click();
  await expect(ownBook.getByText('아직 아무도 쓰지 않았어요.')).toBeVisible();
});
