import type { Locator, Page } from '@playwright/test';
import { countBlocks } from '#shared/blocks/countBlocks.ts';
import { codeObjectById } from '#shared/content/codeObjects.ts';
import { documentsOf, LESSONS, problemOf } from '#server/domain/seed/courses.ts';
import { createApiClient } from '../../tests/support/apiClient.ts';
import type { Child } from '../../tests/e2e/support/Child.ts';
import { expect, test } from '../../tests/e2e/support/test.ts';
import { SECONDS_OF_PAGE } from '../support/content/hours.ts';
import { Diary, secondsToBuild, secondsToRead, secondsToType, type Deed } from './Diary.ts';

const MINUTES = Number(process.env.MINUTES ?? 60);
const LAPTOP = { viewport: { width: 1280, height: 720 } };
/** A way that is longer is no way any more, ms. */
const LONGEST_WALK_MS = 120_000;
/** A reward opens the next story half a second later. */
const NEXT_DIALOG_MS = 2500;

/** A child of nine: the page says where to go, the diary how long a child takes for it. */
class Player {
  readonly diary = new Diary();
  readonly child: Child;
  readonly #url: string;

  constructor(child: Child, url: string) {
    this.child = child;
    this.#url = url;
  }

  get page(): Page {
    return this.child.page;
  }

  /** Does something that takes a child so many seconds of its own, and the seconds that pass on the screen. */
  async does(deed: Deed, what: string, seconds: number, act: () => Promise<unknown>): Promise<void> {
    await act();
    this.diary.write(deed, seconds, what);
  }

  /** Waits for something that moves on the screen: as long as it takes. */
  async watches(deed: Deed, what: string, act: () => Promise<unknown>): Promise<void> {
    const began = performance.now();
    await act();
    this.diary.write(deed, (performance.now() - began) / 1000, what);
  }

  async reads(words: Locator, deed: Deed, what: string): Promise<void> {
    this.diary.write(deed, secondsToRead(await words.innerText()), what);
  }

  /** Puts the blocks of a problem into its editor, as a child would have after looking for each. */
  async builds(problemId: number): Promise<number> {
    const { solution = '' } = problemOf(problemId).programs.BLOCKS ?? {};
    const api = createApiClient(this.#url);
    const identity = await this.child.identity();
    const params = { problemId };
    const { body } = await api.call('drafts.get', { params, query: { language: 'BLOCKS' } }, identity);
    const draft = { language: 'BLOCKS', source: solution, baseVersion: body.version } as const;
    const { status } = await api.call('drafts.save', { params, body: draft }, identity);
    expect(status, `blocks of problem ${problemId}`).toBe(200);
    return countBlocks(solution);
  }
}

test('the first hour of a child of nine', async ({ world }) => {
  const player = new Player(await world.visitor(LAPTOP), world.url);
  let end = 'the time was over';
  try {
    await playAsGuest(player);
    await signUp(player);
    await finishFirstMinute(player);
    while (player.diary.seconds < MINUTES * 60) await takeNextStep(player);
  } catch (error) {
    end = `stopped: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
  }
  const { diary } = player;
  console.log([...diary.lines(), '', `End: ${end} (${player.page.url()})`].join('\n'));
  const faults = diary.faults();
  console.log(
    faults.length === 0 ? 'Every minute had something to do, and code in time.' : faults.join('\n'),
  );
  expect(end).toBe('the time was over');
  expect(faults).toEqual([]);
});

async function playAsGuest(player: Player): Promise<void> {
  const { page } = player;
  await page.goto('/');
  await player.does('form', 'the first page', 8, () =>
    page.getByRole('link', { name: '바로 해 보기' }).click(),
  );
  await player.does('form', 'an avatar', 45, () =>
    page.getByRole('button', { name: '이 모습으로 시작' }).click(),
  );
  await page.getByRole('region', { name: '맛보기' }).waitFor({ timeout: 120_000 });
  await expect
    .poll(() => page.evaluate(() => window.dolphinProbe?.self ?? null), { timeout: 120_000 })
    .not.toBeNull();
  await player.watches('walk', 'around on the square', async () => {
    await player.child.legs.walkTo((await player.child.legs.spot()).x + 260);
  });
  await player.watches('walk', 'to the path of shells', async () => {
    await page.getByRole('button', { name: '조개 길로 가기' }).click();
    await page.getByRole('button', { name: '코드로 움직이기' }).click();
  });
  await player.does('code', 'three blocks to the first shell', secondsToBuild(3) + 15, async () => {
    for (const kind of ['meWalk', 'meWalk', 'meTake']) {
      const offered = page.locator(`.blocklyFlyout .${kind} > .blocklyPath`).first();
      await offered.waitFor();
      const box = await offered.boundingBox();
      await page.mouse.click((box?.x ?? 0) + 14, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    }
  });
  await player.watches('code', 'the own avatar walks by them', async () => {
    await page.getByRole('button', { name: '시작', exact: true }).click();
    await page.getByRole('link', { name: '이어서 놀기' }).waitFor();
  });
}

async function signUp(player: Player): Promise<void> {
  const { page, child } = player;
  await page.getByRole('link', { name: '이어서 놀기' }).click();
  const loginName = `hour_${Date.now().toString(36)}`;
  await player.does('form', 'six questions of the account', 100, () =>
    child.signsUp({
      loginName,
      nickname: `아홉${Date.now() % 1_000_000}`,
      password: 'dolphin-1234',
      bornIn: '2017',
    }),
  );
  await player.does('form', 'a name and a few words', 40, () => child.introducesThemselves());
  await thanks(player, 120_000);
}

/** Takes a reward that comes within this time, ms, and reads what comes next. */
async function thanks({ page, diary }: Player, timeout: number): Promise<void> {
  const reward = page.getByRole('dialog', { name: '퀘스트 완료!' });
  // A talk stays open until its last word.
  const any = page.getByRole('dialog', { name: /^(퀘스트 완료!|퀘스트|다음 이야기)$/ });
  for (let wait = timeout; await isThere(any, wait); wait = NEXT_DIALOG_MS) {
    if (await reward.isVisible()) {
      diary.write('find', 8, 'a reward');
      await reward.getByRole('button', { name: '고마워요!' }).click();
      await reward.waitFor({ state: 'hidden' });
      continue;
    }
    diary.write('read', secondsToRead(await any.first().innerText()), 'the next story');
    await any.first().getByRole('button', { name: '닫기' }).last().click();
    await any.first().waitFor({ state: 'hidden' });
  }
}

async function isThere(what: Locator, timeout: number): Promise<boolean> {
  return what
    .first()
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    );
}

async function finishFirstMinute(player: Player): Promise<void> {
  const { page } = player;
  const skip = page.getByRole('button', { name: '건너뛰기' });
  if (await isThere(skip, 20_000)) {
    // A child who has walked as a guest knows it all.
    await player.does('walk', 'the guide of the first minute', 20, () => page.keyboard.press('Escape'));
  }
}

/** Follows what the tracker names. */
async function takeNextStep(player: Player): Promise<void> {
  const { page, diary } = player;
  await thanks(player, 1500);
  if (new URL(page.url()).pathname !== '/') return doPage(player);
  const tracker = page.getByRole('region', { name: /^(다음|진행 중) 퀘스트$/ });
  const go = tracker.getByRole('button', { name: /, 바로 가기$/ }).first();
  if (!(await isThere(go, 10_000))) return diary.writeIdle(30);
  const title = (await go.getAttribute('aria-label'))?.replace(', 바로 가기', '') ?? '';
  await go.click();
  if (await page.waitForURL((url) => url.pathname !== '/', { timeout: 1500 }).then(yes, no)) return;
  const meet = page.getByRole('button', { name: / 만나기/ });
  const code = page.getByRole('button', { name: /코드로 움직이기/ });
  const talk = page.getByRole('dialog', { name: /의 이야기$/ });
  await player.watches('walk', `for «${title}»`, () =>
    expect(meet.or(code).or(talk).first()).toBeVisible({ timeout: LONGEST_WALK_MS }),
  );
  // The prompt of what was walked to has the focus.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('[data-world-prompt]') ?? false), {
      timeout: LONGEST_WALK_MS,
    })
    .toBe(true);
  const isMeeting = await page.evaluate(() => document.activeElement?.textContent?.includes('만나기'));
  await page.keyboard.press('Enter');
  if (isMeeting) await talks(player, talk, title);
  else await programsPath(player);
}

const yes = () => true;
const no = () => false;

/** Hears the friend out, takes or hands in the quest, and goes where it leads. */
async function talks(player: Player, talk: Locator, title: string): Promise<void> {
  const { page, child, diary } = player;
  await talk.waitFor();
  const next = talk.getByRole('button', { name: '다음', exact: true });
  let words = '';
  for (;;) {
    await expect(talk.locator('[aria-busy=true]')).toHaveCount(0);
    words += await talk.getByRole('paragraph').first().innerText();
    if (!(await next.isVisible())) break;
    const before = await talk.getByRole('paragraph').first().innerText();
    await page.keyboard.press('Enter');
    await expect(talk.getByRole('paragraph').first()).not.toHaveText(before);
  }
  diary.write('talk', secondsToRead(words) + 3, `with a friend, «${title}»`);
  const accept = talk.getByRole('button', { name: '좋아요, 할게요!' });
  if (await accept.isVisible()) {
    await accept.click();
    await talk
      .getByRole('button', { name: /바로 가기|잘 있어요!/ })
      .first()
      .waitFor();
  }
  const handIn = talk.getByRole('button', { name: '보상 받기' });
  if (await handIn.isVisible()) await handIn.click();
  else if (await talk.isVisible()) await page.keyboard.press('Escape');
  await thanks(player, 3000);
  await expect(talk).toHaveCount(0);
  await child.isLive();
}

/** Builds the program of the thing whose editor lies over the world. */
async function programsPath(player: Player): Promise<void> {
  const { page } = player;
  const editor = page.getByRole('region', { name: /코드 편집기$/ });
  await editor.waitFor();
  const name = (await editor.getAttribute('aria-label'))?.replace(' 코드 편집기', '') ?? '';
  const object = Array.from({ length: 60 }, (_, id) => codeObjectById(id)).find((one) => one?.name === name);
  if (object === undefined) throw new Error(`no thing is called ${name}`);
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  const blocks = await player.builds(object.problemId);
  await page.getByRole('button', { name: /코드로 움직이기/ }).click();
  await player.does('code', `${blocks} blocks for ${name}`, secondsToBuild(blocks) + 20, () =>
    editor.locator('.blocklyBlockCanvas').first().waitFor(),
  );
  await player.watches('code', `${name} runs`, async () => {
    await editor.getByRole('button', { name: '시작', exact: true }).click();
    const back = editor.getByRole('button', { name: '바다로 돌아가기' });
    const keep = editor.getByRole('button', { name: '남기기', exact: true });
    const reward = page.getByRole('dialog', { name: '퀘스트 완료!' });
    await expect(back.or(reward).or(keep).first()).toBeVisible({ timeout: 60_000 });
    if (await keep.isEnabled().catch(no)) await keep.click();
  });
  await thanks(player, 8000);
  if (await editor.isVisible()) await page.keyboard.press('Escape');
}

/** Reads the document, solves the problem or plays the stage that the page shows. */
async function doPage(player: Player): Promise<void> {
  const { page, child, diary } = player;
  const [, stageId] = /^\/stages\/(\d+)$/.exec(new URL(page.url()).pathname) ?? [];
  if (stageId !== undefined) return playsStage(player, Number(stageId));
  const [, contentId] = /\/contents\/(\d+)$/.exec(new URL(page.url()).pathname) ?? [];
  const id = Number(contentId);
  const document = LESSONS.flatMap(documentsOf).find((one) => one.id === id);
  if (document !== undefined) {
    await child.lesson.reads();
    const pageCount = document.content.split(/^---$/mu).length;
    diary.write('code', SECONDS_OF_PAGE * pageCount, `reads and runs «${document.title}»`);
  } else {
    const { title, programs } = problemOf(id);
    const { solution = '' } = programs.JAVASCRIPT ?? programs.PYTHON ?? {};
    await player.does('code', `writes «${title}»`, secondsToType(solution) + 60, async () => {
      await child.lesson.writes(solution);
      await child.lesson.submits();
      await expect(child.lesson.result).toContainText('정답이에요!', { timeout: 60_000 });
    });
  }
  await child.lesson.returnsToWorld();
  await child.isLive();
}

async function playsStage(player: Player, problemId: number): Promise<void> {
  const { page, child } = player;
  const { title } = problemOf(problemId);
  const blocks = await player.builds(problemId);
  await page.reload();
  await player.does('code', `${blocks} blocks for «${title}»`, secondsToBuild(blocks) + 40, () =>
    page.getByRole('button', { name: '시작', exact: true }).waitFor(),
  );
  await player.watches('code', `«${title}» runs`, async () => {
    await page.getByRole('button', { name: '시작', exact: true }).click();
    await expect(page.getByRole('region', { name: '해냈어요!' })).toBeVisible({ timeout: 90_000 });
  });
  await page.goto('/');
  await child.stands();
}
