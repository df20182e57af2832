import type { Page } from '@playwright/test';
import type { Child } from './support/Child.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { goWithin } from './support/goWithin.ts';
import { expect, test } from './support/test.ts';

const DESK = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const CLASS = '새내기 코딩반';
const CONTEST = '새내기 대회';
const STAGE = '선생님의 틈';

const menuOf = (page: Page) => page.getByRole('navigation', { name: '교실 메뉴' });

async function goes({ page }: Child, place: string): Promise<void> {
  const menu = menuOf(page);
  const link = menu.getByRole('link', { name: place, exact: true });
  if (!(await link.isVisible())) await menu.getByRole('button', { name: '더 보기' }).click();
  await link.click();
}

/** Writes a program of JavaScript into the editor. */
async function writes({ page }: Child, code: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/** Signs up at the page that asks for an account and arrives at the wanted page. */
async function comesNew(child: Child, bornIn: string, nickname: string): Promise<void> {
  const { page } = child;
  await page.getByRole('link', { name: '처음 왔어요' }).click();
  // The form that one comes from has a field of the same name.
  await expect(page.getByRole('heading', { name: '회원가입' })).toBeVisible();
  const loginName = `new_${Date.now().toString(36)}`;
  await child.signsUp({ loginName, nickname, password: 'dolphin-1234', bornIn });
  await child.introducesThemselves();
  await child.choosesOutfit({});
}

test('a teacher who is new opens a class with a battle, a competition and a stage; a child who is new comes to each', async ({
  world,
}) => {
  const domain = `new-${Date.now().toString(36)}`;
  const teacher = await world.visitor(DESK);
  const desk = teacher.page;

  const code = await test.step('the teacher signs up and makes a class', async () => {
    await desk.goto('/channel/create');
    await comesNew(teacher, '1990', '새내기등대');
    await expect(desk).toHaveURL(/\/channel\/create$/);
    await desk.getByLabel('교실 이름').fill(CLASS);
    await desk.getByLabel('교실 주소').fill(domain);
    await desk.getByRole('radio', { name: '바로 가입' }).check();
    await desk.getByRole('button', { name: '교실 만들기' }).click();
    await desk.getByRole('button', { name: '교실로 들어가기' }).click();
    const tutorial = desk.getByRole('dialog', { name: '교실을 열었어요' });
    await expect(tutorial).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(tutorial).toBeHidden();
    await goes(teacher, '설정');
    const picture = desk.getByRole('img', { name: /^교실 코드 \S+의 QR 그림$/ });
    const name = (await picture.getAttribute('aria-label')) ?? (await picture.getAttribute('alt')) ?? '';
    return /코드 (\S+)의/.exec(name)?.[1] ?? '';
  });

  const room = await test.step('it opens a battle for the class', async () => {
    await goes(teacher, '배틀');
    await desk.getByRole('button', { name: '방 만들기' }).click();
    await expect(desk.getByRole('checkbox', { name: /우리 반 배틀로 열기/ })).toBeChecked();
    await desk.getByRole('radio', { name: '1문제' }).check();
    await desk.getByRole('button', { name: '방 열기' }).click();
    const button = desk.getByRole('button', { name: /방 코드/ });
    await expect(button).toBeVisible();
    return /[A-Z2-9]{6}/.exec((await button.textContent()) ?? '')?.[0] ?? '';
  });

  const child = await world.visitor(PHONE);
  const { page } = child;
  await test.step('a child signs up on the way in by the code of the class', async () => {
    await page.goto(`/join/${encodeURIComponent(code)}`);
    await comesNew(child, '2014', '새내기조개');
    await expect(page.getByRole('heading', { name: `${CLASS} 교실에 초대받았어요!` })).toBeVisible();
    await page.getByRole('button', { name: '가입하기' }).click();
    const form = page.getByRole('dialog', { name: `${CLASS} 가입` });
    await form.getByLabel('자기소개').fill('안녕!');
    await form.getByLabel(`${CLASS} 이용약관과 개인정보처리방침에 동의해요`).check();
    await form.getByRole('button', { name: '가입하기' }).click();
    const welcome = page.getByRole('dialog', { name: '환영해요!' });
    await welcome.getByRole('button', { name: '교실로 들어가기' }).click();
    await expect(page).toHaveURL(new RegExp(`/channels/${domain}$`));
  });

  await test.step('the child types the code of the battle; the teacher runs it and looks at the programs', async () => {
    await goes(child, '배틀');
    await page.getByLabel('방 코드로 들어가기').fill(room);
    await page.locator('form').getByRole('button', { name: '들어가기' }).click();
    await page.getByRole('button', { name: '준비하기' }).click();
    await desk.getByRole('button', { name: '시작하기' }).click();
    await expect(page.getByRole('button', { name: '제출하기' })).toBeVisible({ timeout: 30_000 });
    const controls = desk.getByRole('group', { name: '선생님 조종판' });
    await controls.getByRole('button', { name: '끝내기' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: '끝내기' }).click();
    await expect(page.getByRole('heading', { name: '코드 배틀 결과' })).toBeVisible({ timeout: 30_000 });
    await desk.getByRole('button', { name: '비슷한 코드' }).click();
    await expect(desk.getByText('서로 닮은 코드가 없어요.')).toBeVisible();
  });

  await test.step('a competition is made, and the child enrols', async () => {
    await goWithin(desk, `/channels/${domain}/competitions/staff/new`);
    await desk.getByRole('button', { name: '대회 만들기' }).click();
    await expect(desk.getByText('대회 이름을 써 주세요.')).toBeVisible();
    await expect(desk.getByText('문제를 하나 이상 골라 주세요.')).toBeVisible();
    await desk.getByLabel('대회 이름').fill(CONTEST);
    await desk.getByLabel('제목으로 찾기').fill('바다에 인사하기');
    await desk.getByRole('button', { name: '바다에 인사하기 담기' }).click();
    await desk.getByRole('button', { name: '대회 만들기' }).click();
    await expect(desk.getByRole('button', { name: '지금 시작하기' })).toBeVisible();
    await goWithin(page, `/channels/${domain}`);
    await goes(child, '대회');
    await page.getByRole('link', { name: `${CONTEST} 보기` }).click();
    await page.getByRole('button', { name: '참가 신청하기' }).click();
    await expect(page.getByText('신청했어요! 시작하면 이 화면이 저절로 바뀌어요.')).toBeVisible();
  });

  await test.step('the teacher draws a stage, with a gap in the ground by the keyboard', async () => {
    await goWithin(desk, `/channels/${domain}/stages`);
    await desk.getByRole('link', { name: '스테이지 만들기' }).click();
    await desk.getByLabel('이름').fill(STAGE);
    await desk.getByRole('button', { name: '새로 만들기' }).click();
    await desk.getByLabel('아이가 할 일').fill('틈을 넘어 깃발까지 가요.');
    for (const number of [1, 2, 3]) await desk.getByLabel(`힌트 ${number}`).fill(`힌트 ${number}이에요.`);
    await desk.getByRole('radio', { name: '빈 곳' }).check();
    const map = desk.getByRole('grid', { name: '지도' });
    await map.focus();
    // From the upper left corner to the ground beside the start.
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', ...Array<string>(5).fill('ArrowDown')])
      await desk.keyboard.press(key);
    await desk.keyboard.press(' ');
    await desk.keyboard.press('ArrowDown');
    await desk.keyboard.press('.');
    await expect(map.getByRole('gridcell', { name: '6줄 4칸, 빈 곳' })).toBeAttached();
    await desk.getByRole('button', { name: '되돌리기' }).click();
    await expect(map.getByRole('gridcell', { name: '7줄 4칸, 땅' })).toBeAttached();
    await desk.getByRole('button', { name: '다시 하기' }).click();
  });

  await test.step('its answer is tried in the sea as children see it; the judge proves it, and it is there', async () => {
    const part = (name: string) => desk.getByRole('radio', { name, exact: true });
    await part('답').click();
    await desk.getByRole('checkbox', { name: '자바스크립트' }).check();
    await desk.getByRole('checkbox', { name: '블록' }).uncheck();
    await writes(teacher, 'walk(1);\njump();\nwalk(5);');
    await desk.getByRole('button', { name: '해 보기' }).click();
    await expect(desk.getByText('목표에 닿았어요! 7걸음')).toBeVisible({ timeout: 40_000 });
    await desk.getByRole('button', { name: '틀린 예 더하기' }).click();
    await writes(teacher, 'walk(7);');
    await part('공개').click();
    await expectAccessible(desk, 'the editor of stages', 'section');
    await desk.getByRole('button', { name: '채점하고 공개하기' }).click();
    await expect(desk.getByText('공개했어요!')).toBeVisible({ timeout: 40_000 });
  });

  await test.step('the teacher goes back to how the stage began, and to what was published', async () => {
    const versions = desk.getByRole('dialog', { name: '지난 버전' });
    const back = versions.getByRole('button', { name: /버전으로 되돌리기$/ });
    await desk.getByRole('button', { name: '지난 버전' }).click();
    await expectAccessible(desk, 'the versions of a stage', '[role="dialog"]');
    await back.last().click();
    await expect(desk.getByLabel('아이가 할 일')).toHaveValue('');
    await desk.getByRole('button', { name: '지난 버전' }).click();
    await back.first().click();
    await expect(desk.getByLabel('아이가 할 일')).toHaveValue('틈을 넘어 깃발까지 가요.');
  });

  await test.step('the child finds it in its class and solves it', async () => {
    await goWithin(page, `/channels/${domain}`);
    await goes(child, '스테이지');
    await page.getByRole('link', { name: new RegExp(STAGE) }).tap();
    await writes(child, 'walk(1);\njump();\nwalk(5);');
    await page.getByRole('button', { name: '시작', exact: true }).tap();
    const ending = page.getByRole('region', { name: '해냈어요!' });
    await expect(ending.getByRole('list', { name: '별 3개' })).toBeVisible({ timeout: 40_000 });
    await expect(ending.getByRole('status')).toHaveText('별을 저장했어요');
  });
});
