import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { MAP_IDS, type MapKey } from '#shared/content/maps/mapTypes.ts';
import type { Child, Person } from '../../tests/e2e/support/Child.ts';
import { confettiIsFlying } from '../../tests/e2e/support/confettiIsFlying.ts';
import type { World } from '../../tests/e2e/support/openWorld.ts';
import { expect, test } from '../../tests/e2e/support/test.ts';
import { Camera } from './Camera.ts';
import { inviteNeighbours } from './neighbours.ts';

const DESKTOP = { viewport: { width: 1280, height: 720 } };
const TABLET = { viewport: { width: 1024, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const PADO: Person = { loginName: 'pado', nickname: '파도코딩', password: 'dolphin-1234' };
const BESIDE_THE_DOLPHIN = 640;

/** Where the gate to the next place is and where one stands for its picture, world px. */
const JOURNEY: readonly { to: MapKey; gate: number; spot: number; name?: string }[] = [
  { to: 'kelp', gate: 148, spot: 440, name: 'kelp' },
  { to: 'plaza', gate: 144, spot: 0 },
  { to: 'arena', gate: 2804, spot: 520, name: 'arena' },
  { to: 'plaza', gate: 128, spot: 0 },
  { to: 'beach', gate: 3088, spot: 540, name: 'beach' },
  { to: 'cave', gate: 2360, spot: 430, name: 'cave' },
  { to: 'beach', gate: 128, spot: 0 },
  { to: 'sky', gate: 2690, spot: 1300, name: 'sky' },
];

test("a child's first quarter of an hour", async ({ world, server }) => {
  const camera = new Camera(join(projectRoot, 'docs/pictures'));
  const sendHome = await inviteNeighbours(server);
  const pado = await world.visitor(DESKTOP);
  // The pictures show the day, whatever the hour they are taken at.
  await pado.page.addInitScript(() => localStorage.setItem('dolphin-world.daylight', 'day'));
  await signUp(pado, camera);
  await learn(pado, camera);
  await dressUp(pado, camera);
  await travel(pado, camera);
  await pado.page.close();
  await onTablet(await returning(world, TABLET), camera);
  await onPhone(await returning(world, PHONE), camera);
  sendHome();
});

async function signUp(pado: Child, camera: Camera): Promise<void> {
  const { page } = pado;
  await pado.fillsInSignUp(PADO);
  await expect(page.getByText('쓸 수 있는 닉네임이에요!')).toBeVisible();
  await page.getByRole('heading', { name: '회원가입' }).scrollIntoViewIfNeeded();
  await camera.take(page, 'sign-up');
  await page.getByRole('button', { name: '가입하기' }).click();
  await pado.introducesThemselves();
  await pado.triesOn({ 얼굴: '반짝 눈', 신발: '파란 운동화', 머리: '바람 머리' });
  await camera.take(page, 'look');
  await page.getByRole('button', { name: '이 모습으로 시작' }).click();
  await pado.arrives();
}

async function learn(pado: Child, camera: Camera): Promise<void> {
  const { page, lesson } = pado;
  await pado.legs.walkTo(BESIDE_THE_DOLPHIN - 60);
  await camera.take(page, 'plaza');
  await pado.legs.walkTo(BESIDE_THE_DOLPHIN + 20);
  const talk = await pado.talksTo('돌핀 선생님');
  await pado.hearsOut(talk);
  await camera.take(page, 'talk');
  await talk.getByRole('button', { name: '좋아요, 할게요!' }).click();
  await talk.getByRole('button', { name: '바로 가기' }).click();

  await expect(page.getByRole('heading', { name: '숫자로 바꾸기: Number' })).toBeAttached();
  await without(page, '퀘스트를 받았어요!');
  await camera.take(page, 'document');
  await lesson.reads();
  await lesson.writes(
    '// print는 화면에 한 줄을 보여 줘요.\nprint("안녕, 바다야!");\nprint("나는 코딩을 배워.");',
  );
  await lesson.submits();
  await expect(lesson.result).toContainText('바라던 것');
  await expect(lesson.draftSign('저장했어요')).toBeVisible();
  await camera.take(page, 'problem');
  await lesson.writes(
    '// print는 화면에 한 줄을 보여 줘요.\nprint("안녕, 바다야!");\nprint("나는 코딩을 배워!");',
  );
  await lesson.submits();
  await expect(lesson.result).toContainText('정답이에요!');
  await lesson.returnsToWorld();

  const reward = page.getByRole('dialog', { name: '퀘스트 완료!' });
  await expect(reward).toBeVisible();
  await confettiIsFlying(page);
  await camera.take(page, 'reward');
  await reward.getByRole('button', { name: '고마워요!' }).click();
  await expect(page.getByRole('dialog', { name: '퀘스트', exact: true })).toBeVisible();
  await pado.closesDialog();
}

async function dressUp(pado: Child, camera: Camera): Promise<void> {
  const { page } = pado;
  const shop = await pado.opens('꾸미기');
  await shop.getByRole('radio', { name: '모자' }).click();
  await shop.getByRole('button', { name: '선장 모자' }).click();
  await shop.getByRole('radio', { name: '전체' }).click();
  await expect(shop.getByRole('button', { name: '줄무늬 티' }).first()).toBeVisible();
  await expect(shop.getByRole('button', { name: '선장 모자 260 포인트로 사기' })).toBeVisible();
  await camera.take(page, 'shop');
  await shop.getByRole('button', { name: '선장 모자 260 포인트로 사기' }).click();
  await without(page, '선장 모자를 샀어요!');
  await pado.closesDialog();
  const bag = await pado.opens('가방');
  for (const item of ['선장 모자', '조개 목걸이']) {
    const slot = bag.getByRole('button', { name: item });
    await slot.click();
    await expect(slot).toHaveAttribute('aria-pressed', 'true');
    await expect(slot).toBeEnabled();
  }
  await without(page, '조개 목걸이를 입었어요!');
  await camera.take(page, 'bag');
  await pado.closesDialog();
}

/** Through every place there is, with a picture of each. */
async function travel(pado: Child, camera: Camera): Promise<void> {
  for (const { to, gate, spot, name } of JOURNEY) {
    await pado.legs.walkTo(gate);
    await pado.page.keyboard.press('ArrowUp');
    await expect.poll(() => pado.page.evaluate(() => window.dolphinProbe?.mapId)).toBe(MAP_IDS[to]);
    await pado.isLive();
    if (name === undefined) continue;
    await pado.legs.walkTo(spot);
    await camera.take(pado.page, name);
  }
}

async function onTablet(pado: Child, camera: Camera): Promise<void> {
  await pado.opens('퀘스트');
  await camera.take(pado.page, 'quest-book-tablet');
  await pado.page.close();
}

async function onPhone(pado: Child, camera: Camera): Promise<void> {
  const { page } = pado;
  await camera.take(page, 'beach-phone');
  await pado.opens('꾸미기');
  await expect(
    page.getByRole('list', { name: '물건', exact: true }).getByRole('listitem').first(),
  ).toBeVisible();
  await camera.take(page, 'shop-phone');
  await page.goto('/lessons/1/contents/103');
  await expect(page.getByRole('heading', { name: '이름을 불러 줘' })).toBeVisible();
  await camera.take(page, 'problem-phone');
}

/** The same child at another device. */
async function returning(world: World, device: Parameters<World['visitor']>[0]): Promise<Child> {
  const pado = await world.visitor(device);
  await pado.page.goto('/signin');
  await pado.signsIn(PADO);
  await pado.arrives();
  return pado;
}

/** Waits until a short message has gone. */
async function without(page: Page, message: string): Promise<void> {
  await expect(page.getByText(message)).toHaveCount(0);
}
