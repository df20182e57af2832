import { expect, type Locator, type Page } from '@playwright/test';
import type { DolphinProbe } from '#client/game/probe.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { createApiClient, type Identity } from '../../support/apiClient.ts';
import { Legs } from './Legs.ts';
import { LessonPageDriver } from './LessonPageDriver.ts';
import { watchFiles, watchTroubles } from './watchTroubles.ts';

export interface Person {
  readonly loginName: string;
  readonly nickname: string;
  readonly password: string;
  /** Year of birth. */
  readonly bornIn?: string;
}

/** The things that somebody owns, as the server says. */
export interface Belongings {
  readonly point: number;
  readonly experience: { readonly level: number; readonly levelExp: number };
  /** Ids of everything owned, ascending. */
  readonly items: readonly number[];
  /** Ids of what is worn, ascending. */
  readonly worn: readonly number[];
}

/** Makes the child one who has played in the world before. */
export async function skipFirstMinute(server: { readonly url: string }, identity: Identity): Promise<void> {
  const request = { params: { where: 'FIRST_MINUTE' }, body: { result: 'SKIPPED' } } as const;
  const { status } = await createApiClient(server.url).call('tutorials.finish', request, identity);
  if (status !== 200) throw new Error(`skipping the first minute answered ${status}`);
}

/** Somebody at a browser. Verbs are what a child does with keyboard, mouse and eyes; nothing goes past the page. */
export class Child {
  readonly page: Page;
  readonly legs: Legs;
  readonly lesson: LessonPageDriver;
  /** Words of the console that no child's browser may ever say. */
  readonly troubles: readonly string[];
  /** Files of ours that did not come. */
  readonly lostFiles: readonly string[];
  nickname: string;
  /** Sockets that were opened so far: to the room of the user, and to the world. */
  connectionsOpened = 0;
  readonly #server: { readonly url: string };

  constructor(page: Page, server: { readonly url: string }, nickname = '') {
    this.page = page;
    this.nickname = nickname;
    this.legs = new Legs(page);
    this.lesson = new LessonPageDriver(page);
    this.troubles = watchTroubles(page);
    this.lostFiles = watchFiles(page);
    this.#server = server;
    page.on('websocket', () => (this.connectionsOpened += 1));
  }

  async signsIn({ loginName, password }: Pick<Person, 'loginName' | 'password'>): Promise<void> {
    const { page } = this;
    await page.getByLabel('아이디').fill(loginName);
    await page.getByLabel('비밀번호', { exact: true }).fill(password);
    await page.getByRole('button', { name: '들어가기' }).click();
  }

  /** On the form to which a link has led, or at its address; twelve years old unless told otherwise. */
  async fillsInSignUp({ loginName, nickname, password, bornIn = '2014' }: Person): Promise<void> {
    const { page } = this;
    this.nickname = nickname;
    if (!page.url().includes('/signup')) await page.goto('/signup');
    const next = page.getByRole('button', { name: '다음' });
    await page.getByLabel('아이디').fill(loginName);
    await next.click();
    await page.getByLabel('닉네임').fill(nickname);
    await next.click();
    await page.getByLabel('비밀번호', { exact: true }).fill(password);
    await next.click();
    await page.getByLabel('태어난 날 년').selectOption(bornIn);
    await page.getByLabel('태어난 날 월').selectOption('5');
    await page.getByLabel('태어난 날 일').selectOption('5');
    await next.click();
    const guardian = page.getByLabel('보호자의 이메일');
    await expect(guardian.or(page.getByLabel('약속을 지킬게요.'))).toBeVisible();
    if (await guardian.isVisible()) await next.click();
    await page.getByLabel('약속을 지킬게요.').check();
  }

  async signsUp(person: Person): Promise<void> {
    await this.fillsInSignUp(person);
    await this.page.getByRole('button', { name: '가입하기' }).click();
  }

  async introducesThemselves({
    name = '김바다',
    introduction = '고래와 퍼즐을 좋아해요!',
  } = {}): Promise<void> {
    const { page } = this;
    await expect(page).toHaveURL(/\/signup\/dolphin(\?|$)/);
    await page.getByLabel('이름', { exact: true }).fill(name);
    await page.getByLabel('자기소개').fill(introduction);
    await page.getByRole('button', { name: '다 적었어요' }).click();
  }

  /** Chooses pieces by their names, category by category. */
  async triesOn(look: Readonly<Record<string, string>>): Promise<void> {
    const { page } = this;
    await expect(page).toHaveURL(/\/look(\?|$)/);
    for (const [category, item] of Object.entries(look)) {
      await page.getByRole('radio', { name: category, exact: true }).check();
      await page.getByRole('radio', { name: item, exact: true }).check();
    }
  }

  async choosesOutfit(look: Readonly<Record<string, string>>): Promise<void> {
    await this.triesOn(look);
    await this.page.getByRole('button', { name: '이 모습으로 시작' }).click();
  }

  /** Waits until the world is on the screen and its connection is open; a new child skips the first minute. */
  async arrives(): Promise<void> {
    await this.stands();
    const { body } = await createApiClient(this.#server.url).call(
      'characters.getOwn',
      {},
      await this.identity(),
    );
    if (body.needsFirstMinute) await this.skipsFirstMinute();
  }

  async skipsFirstMinute(): Promise<void> {
    const skip = this.page.getByRole('button', { name: '건너뛰기' });
    await skip.click();
    await expect(skip).toBeHidden();
  }

  /** The same, without touching anything. */
  async stands(): Promise<void> {
    await expect(this.page.getByRole('region', { name: '내 정보' })).toBeVisible();
    await this.isLive();
  }

  async isLive(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => window.dolphinProbe?.self && window.dolphinProbe.connection), {
        timeout: 30_000,
      })
      .toBe('live');
  }

  /** The other avatar as this browser has it now, or null. */
  sees(nickname: string): Promise<DolphinProbe['players'][number] | null> {
    return this.page.evaluate(
      (name) => window.dolphinProbe?.players.find((player) => player.nickname === name) ?? null,
      nickname,
    );
  }

  /** Waits until somebody stands on this map. */
  async meets(nickname: string): Promise<void> {
    await expect.poll(() => this.sees(nickname)).not.toBeNull();
  }

  /** Opens the talk with the NPC nearby, by key. */
  async talksTo(npc: string): Promise<Locator> {
    await expect(this.page.getByRole('button', { name: `${npc} 만나기` })).toBeVisible();
    await this.page.keyboard.press('ArrowUp');
    const talk = this.page.getByRole('dialog', { name: `${npc}의 이야기` });
    await expect(talk).toBeVisible();
    return talk;
  }

  /** Turns the pages of a talk by keyboard until there is something to answer. */
  async hearsOut(talk: Locator): Promise<void> {
    const next = talk.getByRole('button', { name: '다음', exact: true });
    const wordsAreOut = () => expect(talk.locator('[aria-busy=true]')).toHaveCount(0);
    await wordsAreOut();
    while (await next.isVisible()) {
      const words = await talk.getByRole('paragraph').first().innerText();
      await expect(next).toBeFocused();
      await this.page.keyboard.press('Enter');
      await expect(talk.getByRole('paragraph').first()).not.toHaveText(words);
      await wordsAreOut();
    }
  }

  /** Opens a dialog from the menu of the HUD. */
  async opens(button: '가방' | '퀘스트' | '꾸미기' | '설정'): Promise<Locator> {
    const menu = this.page.getByRole('navigation', { name: '메뉴' });
    await expect(menu).toBeVisible();
    const entry = menu.getByRole('button', { name: button });
    if (!(await entry.isVisible())) await menu.getByRole('button', { name: '더보기' }).click();
    await entry.click();
    const dialog = this.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    return dialog;
  }

  async closesDialog(): Promise<void> {
    await this.page.getByRole('dialog').last().getByRole('button', { name: '닫기' }).last().click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** The things that this account owns, as the server says, asked with the tokens of this browser. */
  async belongings(): Promise<Belongings> {
    const api = createApiClient(this.#server.url);
    const identity = await this.identity();
    const [points, experience, inventory, equipped] = await Promise.all([
      api.call('economy.getPoints', {}, identity),
      api.call('economy.getExperience', {}, identity),
      api.call('inventory.list', {}, identity),
      api.call('avatar.getEquipped', {}, identity),
    ]);
    const { level, levelExp } = experience.body;
    const byNumber = (a: number, b: number) => a - b;
    return {
      point: points.body.point,
      experience: { level, levelExp },
      items: inventory.body.inventoryList.map(({ itemId }) => itemId).toSorted(byNumber),
      worn: equipped.body.equippedUserItemList.map(({ itemId }) => itemId).toSorted(byNumber),
    };
  }

  /** The tokens of this browser, for asking the server what it knows. */
  async identity(): Promise<Identity> {
    const text = await this.page.evaluate(() => localStorage.getItem('dolphin-world.tokens'));
    const { accessToken } = JSON.parse(text ?? '{}') as { accessToken?: string };
    return { token: accessToken, channelId: DEFAULT_CHANNEL_ID };
  }
}
