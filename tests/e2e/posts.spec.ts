import sharp from 'sharp';
import { EXCEL, HWP, pasteHtml } from './support/clipboards.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

const DESK = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const picture = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#49bde6' } })
    .png()
    .toBuffer();
const BOARDS = '/channels/dolphin/boards';

test('a child writes a post with code that runs, a teacher answers, the child is told and replies', async ({
  world,
}) => {
  const child = await world.resident({ ...PHONE, at: BOARDS });
  const { page } = child;
  const title = `물고기 줄 ${Date.now().toString(36)}`;

  await test.step('a draft survives a reload', async () => {
    await page
      .getByRole('navigation', { name: '게시판 고르기' })
      .getByRole('link', { name: '자랑하기' })
      .tap();
    await expectAccessible(page, 'a board');
    await page.getByRole('link', { name: '글쓰기' }).tap();
    await page.getByLabel('제목', { exact: true }).fill(title);
    const content = page.getByRole('textbox', { name: '내용' });
    await content.tap();
    await page.keyboard.insertText('숫자를 바꿔 봐!');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '파이썬 코드' }).tap();
    await page.keyboard.insertText('print("물고기" * 2)');
    await expect(page.getByText('저장되었어요')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('제목', { exact: true })).toHaveValue(title);
    await expect(content).toContainText('print("물고기" * 2)');
    await expectAccessible(page, 'the editor of posts');
  });

  const address = await test.step('and is posted, and its code runs where it stands', async () => {
    await page.getByRole('button', { name: '글 올리기' }).tap();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('button', { name: '코드 실행해 보기' }).tap();
    await page.getByRole('button', { name: '실행하기', exact: true }).tap();
    await expect(page.getByText('물고기물고기', { exact: true })).toBeVisible({ timeout: 40_000 });
    await expectAccessible(page, 'a post');
    return new URL(page.url()).pathname;
  });

  await test.step('two windows change it: both versions are shown, and the one with a picture is kept', async () => {
    const other = await world.anotherTab(child, `${address}/edit`);
    await page.goto(`${address}/edit`);
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '그림 넣기' }).tap();
    await (await chosen).setFiles({ name: '물고기.png', mimeType: 'image/png', buffer: await picture() });
    const drawn = page.getByRole('textbox', { name: '내용' }).getByRole('img');
    await expect(drawn).toBeVisible();
    await other.page.getByRole('textbox', { name: '내용' }).tap();
    await other.page.keyboard.insertText('둘째 창! ');
    await other.page.getByRole('button', { name: '고친 글 올리기' }).tap();
    await expect(other.page).toHaveURL(new RegExp(`${address}$`));
    await other.page.close();
    await page.getByRole('button', { name: '고친 글 올리기' }).tap();
    const conflict = page.getByRole('alert', { name: '다른 창에서 이 글을 더 새롭게 고쳤어요' });
    await expect(conflict.getByText('둘째 창!')).toBeVisible();
    await expectAccessible(page, 'two versions of a post');
    await conflict.getByRole('button', { name: '내 글로 하기' }).tap();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('article').getByRole('img').first()).toBeVisible();
    await expect(page.getByText('둘째 창!')).toHaveCount(0);
  });

  await test.step('a teacher finds it by a word and answers', async () => {
    const teacher = await world.teacher({ ...DESK, at: BOARDS });
    await teacher.page.getByRole('searchbox', { name: '글 찾기' }).fill(title.slice(0, 3));
    await teacher.page.getByRole('button', { name: '찾기', exact: true }).click();
    await teacher.page.getByRole('link', { name: new RegExp(title) }).click();
    await teacher.page.getByLabel('댓글 쓰기').fill('정말 멋진 물고기네요!');
    await teacher.page.getByRole('button', { name: '댓글 남기기' }).click();
    await expect(teacher.page.getByText('정말 멋진 물고기네요!')).toBeVisible();
    await teacher.page.context().close();
  });

  await test.step('the child sees it come, is told of it anywhere, follows it and replies', async () => {
    await expect(page.getByText('정말 멋진 물고기네요!')).toBeVisible();
    await page.getByRole('link', { name: '처음', exact: true }).tap();
    // A page that comes closes the dialogs of the page before it.
    await expect(page.getByRole('heading', { name: '공지', exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^알림, 안 읽은 것/ }).tap();
    await page
      .getByRole('button', { name: /내 글에 댓글이 달렸어요/ })
      .first()
      .tap();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await page.getByRole('button', { name: '답글', exact: true }).tap();
    await page.getByLabel(/에게 답글 쓰기$/).fill('고맙습니다!');
    await page.getByRole('button', { name: '답글 남기기' }).tap();
    await expect(page.getByText('고맙습니다!')).toBeVisible();
    await expectAccessible(page, 'a post with comments');
  });
});

test('tables of Excel and HWP stay tables in a post, and are read on a phone', async ({ world }) => {
  const child = await world.resident({ ...PHONE, at: BOARDS });
  const { page } = child;
  await page.getByRole('navigation', { name: '게시판 고르기' }).getByRole('link', { name: '자랑하기' }).tap();
  await page.getByRole('link', { name: '글쓰기' }).tap();
  await page.getByLabel('제목', { exact: true }).fill(`우리 반 표 ${Date.now().toString(36)}`);
  const content = page.getByRole('textbox', { name: '내용' });
  await content.tap();
  await pasteHtml(content, HWP);
  await expect(content.getByRole('row')).toHaveCount(3);
  await expect(content.getByRole('cell')).toHaveCount(18);
  await content.press('Control+End');
  await content.press('ArrowDown');
  await content.press('Enter');
  await pasteHtml(content, EXCEL);
  await expect(content.getByRole('table')).toHaveCount(2);
  await page.getByRole('button', { name: '글 올리기' }).tap();
  const article = page.getByRole('article');
  const [hours, pupils] = [article.getByRole('table').first(), article.getByRole('table').last()];
  await expect(hours.getByRole('row')).toHaveCount(3);
  // The row of no height is none; the merged cell reaches over both of its rows.
  await expect(pupils.getByRole('row')).toHaveCount(3);
  await expect(pupils.getByRole('cell', { name: '고래' })).toHaveAttribute('rowspan', '2');
  await expect(pupils.getByRole('cell', { name: /이파도.*별\|님/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const box = article.getByRole('group', { name: '표' }).first();
  const inside = await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(inside, 'the table scrolls inside of its box').toBeGreaterThan(20);
  const first = hours.getByRole('cell', { name: '1교시' });
  const left = async () => (await first.boundingBox())?.x ?? 0;
  const before = await left();
  await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  expect(Math.abs((await left()) - before), 'what a row is about stays').toBeLessThan(2);
  await expectAccessible(page, 'a post with tables');
});
