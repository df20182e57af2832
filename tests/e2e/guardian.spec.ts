import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { createApiClient } from '../support/apiClient.ts';
import { befriend } from '../support/befriend.ts';
import { phoneCode } from '../support/phoneCode.ts';
import { signUpChild, type Child as Account } from '../support/signUpChild.ts';
import type { Child } from './support/Child.ts';
import type { GameServer } from './support/GameServer.ts';
import { KoreanKeyboard } from './support/KoreanKeyboard.ts';
import { opensFriends } from './support/opensFriends.ts';
import { expect, test } from './support/test.ts';

const chatField = (page: Page) => page.getByRole('textbox', { name: '채팅' });
const chat = (page: Page) => page.getByRole('region', { name: '채팅' });
const log = (page: Page) => chat(page).getByRole('log');
const DESK = { viewport: { width: 840, height: 420 } };
const PHONE_NUMBER = '010-7300-1234';
const PHONE = { viewport: { width: 390, height: 844 } };

/** The guardian's mailbox: the newest match of a pattern in its mails, once there are so many. */
function mailbox(url: string, email: string) {
  const bodies = async () => {
    const { body } = await createApiClient(url).call('accounts.listOutbox');
    return body.mailList.filter(({ to }) => to === email).map((mail) => mail.body);
  };
  return async (pattern: RegExp, count: number): Promise<string> => {
    await expect.poll(async () => (await bodies()).length).toBe(count);
    return pattern.exec((await bodies())[0] ?? '')?.[1] ?? '';
  };
}
const LINK = /(\/guardian\/[\w-]{43})/;
const CODE = /^ {4}(\d{6})$/m;

test('a guardian says yes by a mailed link, and takes it back; the child’s open window follows', async ({
  world,
  server,
}) => {
  const id = Date.now() % 1e7;
  const email = `parent-${id}@example.com`;
  const mail = mailbox(world.url, email);
  const [child, guardian] = [await world.visitor(DESK), await world.visitor(PHONE)];
  await child.signsUp({ loginName: `asks_${id}`, nickname: `부탁${id}`, password: 'dolphin-1234' });
  await child.introducesThemselves();
  await child.page.getByRole('button', { name: '이 모습으로 시작' }).click();
  await child.arrives();
  // Folded, the chat of a child that may not type has no field that refuses.
  await expect(chatField(child.page)).toBeHidden();
  const friend = await findsFriend(child, world.url);
  await seesFriend(child, friend);

  await test.step('the chat says why it is shut, a greeting goes out, and the child asks', async () => {
    await expect(chatField(child.page)).toBeDisabled();
    await expect(chatField(child.page)).toHaveAttribute('placeholder', '인사말을 골라 보세요');
    await chat(child.page).getByRole('button', { name: '몸짓' }).click();
    await expect(chat(child.page).getByText(/보호자의 동의를 받으면/u)).toBeVisible();
    await chat(child.page).getByRole('button', { name: '인사', exact: true }).click();
    await expect(child.page.locator('.world-bubble-emote')).toBeVisible();
    await chat(child.page).getByRole('button', { name: '몸짓' }).click();
    await chat(child.page).getByRole('button', { name: '인사말' }).click();
    await chat(child.page).getByRole('button', { name: '보호자에게 부탁하기' }).click();
    const dialog = child.page.getByRole('dialog', { name: '보호자에게 부탁하기' });
    await dialog.getByLabel('보호자의 이메일').fill(email);
    await dialog.getByRole('button', { name: '부탁 메일 보내기' }).click();
    await expect(dialog.getByText('p•••@example.com')).toBeVisible();
    await child.closesDialog();
  });

  const { page } = guardian;
  await test.step('the guardian reads, chooses and confirms', async () => {
    await page.goto(await mail(LINK, 1));
    await expect(page.getByText(`부탁${id}`).first()).toBeVisible();
    await page.getByRole('radio', { name: '거른 채팅' }).check();
    await page.getByLabel('보호자의 휴대전화 번호').fill(PHONE_NUMBER);
    const digits = await phoneCode(createApiClient(world.url), PHONE_NUMBER.replaceAll('-', ''), () =>
      page.getByRole('button', { name: '확인 번호 받기' }).click(),
    );
    await page.getByLabel('확인 번호 여섯 자리').fill(digits);
    await page.getByLabel('보호자 이름').fill('김보호');
    await page.getByRole('checkbox', { name: /법정대리인/u }).check();
    await page.getByRole('button', { name: '이렇게 허락하기' }).click();
    await expect(page.getByText('고마워요!')).toBeVisible();
  });

  await test.step('the open window may chat', async () => {
    await expect(chatField(child.page)).toBeEnabled();
    await chatField(child.page).fill('안녕 친구들');
    await child.page.keyboard.press('Enter');
    await expect(log(child.page)).toContainText('안녕 친구들');
  });
  await seesFriend(child, friend);

  await test.step('a Korean keyboard: one Enter sends once with the last syllable', () => typesKorean(child));

  await test.step('the guardian narrows it, and the child reads whose word it is', async () => {
    await chat(child.page).getByRole('button', { name: '인사말' }).click();
    await page.getByRole('link', { name: '보호자 페이지 보기' }).click();
    await page.getByRole('radio', { name: '인사말만' }).check();
    await expect(chat(child.page).getByText(/보호자가 인사말만 켜 두었어요/u)).toBeVisible();
    await seesFriend(child, friend);
    await chat(child.page).getByRole('button', { name: '인사말' }).click();
    await page.getByRole('radio', { name: '끄기' }).check();
    await expect(chatField(child.page)).toBeDisabled();
    await seesFriend(child, friend);
    await page.getByRole('radio', { name: '거른 채팅' }).check();
    await expect(chatField(child.page)).toBeEnabled();
  });

  await test.step('taken back, the open window may not', async () => {
    await page.getByRole('button', { name: '허락 모두 거두기' }).click();
    await page.getByRole('button', { name: /확인 번호 받기|다시 보내기/u }).click();
    const soon = page.getByText(/뒤에 다시 보낼 수 있어요/u);
    const field = page.getByLabel('확인 번호 여섯 자리');
    await expect(soon.or(field)).toBeVisible();
    // One code in thirty seconds: so long pass, and the guardian presses again.
    await halfAMinutePasses(server);
    if (!(await field.isVisible())) await page.getByRole('button', { name: '확인 번호 받기' }).click();
    await expect(field).toBeVisible();
    await field.fill(await mail(CODE, 2));
    await page.getByRole('button', { name: '모두 거두기', exact: true }).click();
    await expect(page.getByText('지금 허락한 아이가 없어요')).toBeVisible();
    await expect(chatField(child.page)).toBeDisabled();
    await seesFriend(child, friend);
  });
});

/** The codes that were sent are half a minute older. */
async function halfAMinutePasses(server: GameServer): Promise<void> {
  const database = new Client({ connectionString: await server.databaseUrl() });
  await database.connect();
  await database.query(`update guardian_codes set created_at = created_at - interval '30 seconds'`);
  await database.end();
}

/** Somebody who is elsewhere now and became a friend before. */
async function findsFriend(child: Child, url: string): Promise<string> {
  const api = createApiClient(url);
  const identity = await child.identity();
  const friend = await signUpChild({ url });
  const { body } = await api.call('accounts.getMe', {}, identity);
  await befriend(api, friend, { ...identity, user: body } as Account);
  return friend.user.nickname;
}

/** The friends window stands under each rule of the chat. */
async function seesFriend(child: Child, nickname: string): Promise<void> {
  const friends = await opensFriends(child);
  await expect(friends.getByText(nickname, { exact: true })).toBeVisible();
  await child.closesDialog();
}

/** In a chat that may be written in. */
async function typesKorean(child: Child): Promise<void> {
  const { page } = child;
  const keyboard = await KoreanKeyboard.plugIn(page);
  const lines = () => log(page).getByRole('paragraph').allInnerTexts();
  await chatField(page).focus();

  await test.step('the Enter that ends the syllable sends', async () => {
    await keyboard.commits('안녕하세');
    await keyboard.composes('ㅇ', '요');
    await keyboard.pressesEnterAtTheEndOf('요');
    await expect(log(page)).toContainText('안녕하세요');
    await expect(chatField(page)).toHaveValue('');
    await expect(chatField(page)).toBeFocused();
  });

  await test.step('a plain Enter that follows from the same press sends nothing more', async () => {
    await keyboard.composes('ㅂ', '바', '반');
    await keyboard.pressesEnterAtTheEndOf('반', { alsoPlain: true });
    await expect(log(page)).toContainText('반');
    await expect(chatField(page)).toHaveValue('');
    await expect(chatField(page)).toBeFocused();
    expect((await lines()).filter((line) => line.includes('안녕하세요'))).toHaveLength(1);
    expect((await lines()).filter((line) => line.endsWith('반'))).toHaveLength(1);
    expect((await lines()).filter((line) => line.endsWith('요'))).toHaveLength(1);
  });

  await test.step('Esc while composing leaves the field and its words alone', async () => {
    await keyboard.composes('ㄱ', '가');
    await keyboard.pressesEscapeWhileComposing();
    await expect(chatField(page)).toBeFocused();
    await keyboard.commits('가');
    await expect(chatField(page)).toHaveValue('가');
    await chatField(page).fill('');
    await page.keyboard.press('Escape');
    await expect(chatField(page)).not.toBeFocused();
  });

  await test.step('outside, letters walk in Hangul mode', async () => {
    const walked = async () => (await child.legs.spot()).x - start.x;
    const start = await child.legs.spot();
    await keyboard.holds('KeyD', 'ㅇ', () => expect.poll(walked).toBeGreaterThan(20));
    await child.legs.rest();
    await keyboard.holds('KeyA', 'ㅁ', () => expect.poll(walked).toBeLessThan(0));
  });
}
