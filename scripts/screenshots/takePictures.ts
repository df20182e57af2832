import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '#server/db/connect.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';
import type { MapKey } from '#shared/content/maps/mapTypes.ts';
import { createApiClient } from '../../tests/support/apiClient.ts';
import { completeQuests, questsBefore } from '../../tests/support/completeQuests.ts';
import type { Child, Person } from '../../tests/e2e/support/Child.ts';
import { confettiIsFlying } from '../../tests/e2e/support/confettiIsFlying.ts';
import type { World } from '../../tests/e2e/support/openWorld.ts';
import { expect } from '../../tests/e2e/support/test.ts';
import { Camera } from './Camera.ts';
import { createCastMember } from './createCastMember.ts';
import type { CastMember } from './CastMember.ts';
import { BotPlayer } from './BotPlayer.ts';
import { AT_DOOR, AT_EVENT, AT_FOES, ON_PHONE, ON_TABLET, SCENES, type Scene, VILLAGERS } from './scenes.ts';
import { test } from './test.ts';

test.use({ draws: true });

type Account = Awaited<ReturnType<typeof createCastMember>>;
type Device = Parameters<World['visitor']>[0];
type Light = 'day' | 'dusk';

const DESKTOP: Device = { viewport: { width: 1280, height: 720 } };
const TABLET: Device = { viewport: { width: 1024, height: 768 } };
const PHONE: Device = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

const PADO: Person = { loginName: 'pado', nickname: '파도코딩', password: 'dolphin-1234' };
const BESIDE_THE_DOLPHIN = 640;
/** «바다에 건네는 첫인사». */
const FIRST_LESSON = 11;

const camera = new Camera(join(projectRoot, 'docs/pictures'));

interface Stage {
  readonly server: { readonly url: string };
  readonly database: OpenDatabase;
}

test("a child's first quarter of an hour", async ({ world, server, database }) => {
  const villagers = await invite({ server, database }, 'plaza', VILLAGERS);
  const pado = await atTheDoor(world, DESKTOP, 'day');
  await signUp(pado);
  await hasWalkedItsPaths(pado, { server, database });
  await learn(pado, villagers);
  await dressUp(pado);
  villagers.forEach((villager) => villager.leave());
});

for (const scene of SCENES) {
  test(`the ${scene.map} and who is there${scene.light === 'dusk' ? ', at dusk' : ''}`, async ({
    world,
    server,
    database,
  }) => {
    const stage = { server, database };
    const neighbours = await invite(stage, scene.map, scene.cast);
    const { page } = await comeIn(world, stage, scene, DESKTOP);
    const name = scene.light === 'dusk' ? `${scene.map}-dusk` : scene.map;
    await camera.take(page, name, () => letAct(page, neighbours));
    neighbours.forEach((neighbour) => neighbour.leave());
  });
}

test('on a tablet', async ({ world, server, database }) => {
  const pado = await comeIn(world, { server, database }, ON_TABLET, TABLET);
  await pado.opens('퀘스트');
  await camera.take(pado.page, 'quest-book-tablet');
});

test('on a phone', async ({ world, server, database }) => {
  const stage = { server, database };
  const neighbours = await invite(stage, 'beach', ON_PHONE.cast);
  const child = await comeIn(world, stage, ON_PHONE, PHONE);
  const { page } = child;
  await camera.take(page, 'beach-phone', () => letAct(page, neighbours));
  neighbours.forEach((neighbour) => neighbour.leave());
  await child.opens('꾸미기');
  await expect(
    page.getByRole('list', { name: '물건', exact: true }).getByRole('listitem').first(),
  ).toBeVisible();
  await camera.take(page, 'shop-phone');
});

for (const scene of AT_FOES)
  test(`a foe that code beats: ${scene.foe}`, async ({ world, server, database }) => {
    const { page } = await comeIn(world, { server, database }, scene, DESKTOP);
    await page.getByRole('button', { name: '코드로 움직이기' }).click();
    const editor = page.getByRole('region', { name: `${scene.foe} 코드 편집기` });
    await editor.getByRole('radio', { name: '자바스크립트' }).click();
    await editor.getByRole('textbox').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(scene.program);
    const [word, count] = scene.passed;
    for (let step = 1; step <= scene.steps; step += 1) {
      await editor.getByRole('button', { name: '한 줄', exact: true }).click();
      // Each line is shown to its end before the next is asked for.
      await expect(editor.getByText(/줄 가운데/u)).toContainText(String(step));
    }
    await expect(editor.getByText(word)).toHaveCount(count);
    await camera.take(page, scene.picture);
  });

for (const [name, device] of [
  ['door', DESKTOP],
  ['door-tablet', TABLET],
  ['door-phone', PHONE],
] as const)
  test(`a stage door and its vine: ${name}`, async ({ world, server, database }) => {
    const stage = { server, database };
    const viewer = { ...AT_DOOR.viewer, nickname: `${AT_DOOR.viewer.nickname}${name.length}` };
    const { page } = await comeIn(world, stage, { ...AT_DOOR, viewer }, device, async (account) => {
      const { user } = account;
      // The first road is done, and a part of the one behind this door.
      await database.db.execute(sql`
        insert into stage_stars (user_id, problem_id, few_blocks, few_steps, best_blocks, best_steps, solved_at)
        select ${user.userId}, id, true, id % 3 > 0, 1, 1, now() from problems
        where kind = 'STAGE' and seeded and (stage ->> 'theme' = 'PATH'
          or stage ->> 'theme' = 'PATTERN' and (stage ->> 'order')::int < 5)`);
      // The gifts for these stars come now, so that no notice of them covers the picture.
      await createApiClient(server.url).call('stages.list', {}, account);
    });
    await expect(page.getByRole('button', { name: /^무늬 그리기 5, /u })).toBeVisible();
    await camera.take(page, name);
  });

test.describe('walking about', () => {
  test.use({ meetsEvents: true });

  test('a small event', async ({ world, server, database }) => {
    const { page } = await comeIn(world, { server, database }, AT_EVENT, DESKTOP);
    // It comes after twenty seconds of walking about.
    await expect(page.getByRole('button', { name: '그냥 지나가기' })).toBeVisible({ timeout: 60_000 });
    await camera.take(page, 'encounter');
  });
});

/** Lets the players join and take their places; the caller makes them leave. */
function invite(stage: Stage, map: MapKey, members: readonly CastMember[]): Promise<readonly BotPlayer[]> {
  return Promise.all(
    members.map(async (member) => {
      const { token } = await createCastMember({ ...stage, map, member });
      const neighbour = new BotPlayer(stage.server.url, token, member);
      await neighbour.enter(map);
      return neighbour;
    }),
  );
}

/** Signs the viewer of a scene in; it stands on its spot, and the place is complete. */
async function comeIn(
  world: World,
  stage: Stage,
  scene: Scene,
  device: Device,
  before: (account: Account) => Promise<void> = async () => undefined,
): Promise<Child> {
  const { map, viewer, light } = scene;
  const account = await createCastMember({ ...stage, map, member: viewer });
  await before(account);
  const child = await atTheDoor(world, device, light ?? 'day');
  await child.page.goto('/signin');
  await child.signsIn(account);
  await child.arrives();
  for (const { nickname } of scene.cast) await child.meets(nickname);
  await hasSettled(child.page);
  return child;
}

/** A player in a browser that always shows this light. */
async function atTheDoor(world: World, device: Device, light: Light): Promise<Child> {
  const child = await world.visitor(device);
  await child.page.addInitScript((choice) => localStorage.setItem('dolphin-world.daylight', choice), light);
  return child;
}

/** All figures say and show their part of the picture, and it is on the screen. */
async function letAct(page: Page, neighbours: readonly BotPlayer[]): Promise<void> {
  const said = neighbours.flatMap((neighbour) => neighbour.act() ?? []);
  for (const words of said) await expect(page.locator('.world-bubble', { hasText: words })).toBeVisible();
}

async function signUp(pado: Child): Promise<void> {
  const { page } = pado;
  await pado.fillsInSignUp(PADO);
  await expect(page.getByLabel('약속을 지킬게요.')).toBeVisible();
  await page.getByRole('heading', { name: '회원가입' }).scrollIntoViewIfNeeded();
  await camera.take(page, 'sign-up');
  await page.getByRole('button', { name: '가입하기' }).click();
  await pado.introducesThemselves();
  await pado.triesOn({ 얼굴: '반짝 눈', 신발: '파란 운동화', 머리: '바람 머리' });
  await camera.take(page, 'look');
  await page.getByRole('button', { name: '이 모습으로 시작' }).click();
  await pado.arrives();
}

/** The paths of the first minutes are passed over: the pictures show the first lesson. */
async function hasWalkedItsPaths(pado: Child, { server, database }: Stage): Promise<void> {
  const { body } = await createApiClient(server.url).call('accounts.getMe', {}, await pado.identity());
  await completeQuests(database.db, body.userId, questsBefore(FIRST_LESSON));
  await pado.page.reload();
  await pado.arrives();
}

async function learn(pado: Child, villagers: readonly BotPlayer[]): Promise<void> {
  const { page, lesson } = pado;
  await pado.legs.walkTo(BESIDE_THE_DOLPHIN - 60);
  await hasSettled(page);
  await camera.take(page, 'plaza', () => letAct(page, villagers));
  await pado.legs.walkTo(BESIDE_THE_DOLPHIN + 20);
  const talk = await pado.talksTo('돌핀 선생님');
  await pado.hearsOut(talk);
  await camera.take(page, 'talk');
  await talk.getByRole('button', { name: '좋아요, 할게요!' }).click();
  await talk.getByRole('button', { name: '바로 가기' }).click();

  await expect(page.getByRole('heading', { name: '컴퓨터의 입, print' })).toBeVisible();
  await lesson.reads();
  await lesson.writes(
    '// print는 화면에 한 줄을 보여 줘요.\nprint("안녕, 바다야!");\nprint("나는 코딩을 배워!");',
  );
  await lesson.submits();
  await expect(lesson.result).toContainText('정답이에요!');
  await lesson.returnsToWorld();

  const reward = page.getByRole('dialog', { name: '퀘스트 완료!' });
  await expect(reward).toBeVisible();
  await confettiIsFlying(page);
  // Rewards appear one after another; the last one is there before the confetti has fallen.
  await expect(reward.getByRole('listitem').last()).toHaveCSS('opacity', '1');
  await camera.snap(page, 'reward');
  await reward.getByRole('button', { name: '고마워요!' }).click();
  await expect(page.getByRole('dialog', { name: '다음 이야기', exact: true })).toBeVisible();
  await pado.closesDialog();
}

async function dressUp(pado: Child): Promise<void> {
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
  await without(page, '조개 목걸이를 했어요!');
  await camera.take(page, 'bag');
  await pado.closesDialog();
}

/** Waits for the last parts: the minimap and pending pictures. */
async function hasSettled(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: '작은 지도' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Waits until a short message has gone. */
async function without(page: Page, message: string): Promise<void> {
  await expect(page.getByText(message)).toHaveCount(0);
}
