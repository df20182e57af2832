import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { CODE_REWARDS } from '#shared/content/codeRewards.ts';
import { itemByKey } from '#shared/content/items.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import { createApiClient } from '../support/apiClient.ts';
import { catalogItemById } from '#server/domain/world/inventory/catalogItems.ts';
import { confettiIsFlying } from './support/confettiIsFlying.ts';
import { hasDoneWhatComesBefore } from './support/hasDone.ts';
import { expect, test } from './support/test.ts';
import { watchNeighbour } from './support/watchNeighbour.ts';

const NECKLACE = itemByKey('necklace.shell')?.id ?? 0;
const HAT = itemByKey('hat.captain')?.id ?? 0;
const HAT_PRICE = catalogItemById(HAT)?.price ?? 0;
/** The reward of «바다에 건네는 첫인사». */
const REWARD = { point: 120, experience: 60 };
/** The reward of the problem itself. */
const SOLVED = CODE_REWARDS.problem;
const BEFORE_ITS_FACE = 690;
/** «바다에 건네는 첫인사», in which blocks become letters. */
const FIRST_LESSON = 11;

test.use({ draws: true });

test('two children meet, one learns, is rewarded and dresses up, and no kill of the server costs anything', async ({
  world,
  server,
}) => {
  test.setTimeout(240_000);
  world.expectLostFiles();
  const [pado, bora] = await Promise.all([world.visitor(), world.visitor()]);

  await test.step('both sign up, tell about themselves and choose a look', async () => {
    const arrive = async (child: typeof pado, nickname: string, look: Record<string, string>) => {
      await child.signsUp({
        loginName: nickname === '파도소년' ? 'pado01' : 'bora01',
        nickname,
        password: 'dolphin-1234',
      });
      await child.introducesThemselves();
      // The paths of the first minutes have a journey of their own.
      await hasDoneWhatComesBefore(server, child, FIRST_LESSON);
      await child.choosesOutfit(look);
      await child.arrives();
    };
    await Promise.all([
      arrive(pado, '파도소년', { 머리: '바람 머리', 상의: '줄무늬 티' }),
      arrive(bora, '보라조개', { 머리: '양갈래', 하의: '주름치마' }),
    ]);
    await Promise.all([pado.meets('보라조개'), bora.meets('파도소년')]);
    await expect(pado.page.getByText('산호 마을 광장', { exact: true })).toBeVisible();
  });

  await test.step('each sees the other walk and jump', async () => {
    for (const [mover, watcher] of [
      [bora, pado],
      [pado, bora],
    ] as const) {
      const watching = await watchNeighbour(watcher.page, mover.nickname);
      await mover.legs.walkTo((await mover.legs.spot()).x + 140);
      await mover.legs.jump();
      const { x } = await mover.legs.rest();
      await watching.until({ x, jumped: true });
      const { steps, backwards } = await watching.stop();
      expect(steps, 'places in which the walk was drawn').toBeGreaterThan(2);
      expect(backwards, 'px the walk went back').toBeLessThan(2);
    }
  });

  const spot =
    await test.step('one talks to the dolphin, takes the quest and goes to the lesson', async () => {
      const walked = await pado.legs.walkTo(BEFORE_ITS_FACE);
      const talk = await pado.talksTo('돌핀 선생님');
      const standing = await pado.legs.rest();
      expect(standing.x, 'one steps aside before one talks').toBeLessThan(walked.x - 20);
      await expect(talk).toContainText('파도소년, 돌아왔구나!');
      await pado.hearsOut(talk);
      await talk.getByRole('button', { name: '좋아요, 할게요!' }).click();
      await talk.getByRole('button', { name: '바로 가기' }).click();
      await expect(pado.page).toHaveURL(/\/lessons\/1\/contents\/101$/);
      return standing;
    });

  await test.step('reads, and runs code with an own input', async () => {
    await expect(pado.page.getByRole('heading', { name: '컴퓨터의 입, print' })).toBeVisible();
    await pado.lesson.reads();
    await expect(pado.page).toHaveURL(/\/lessons\/1\/contents\/102$/);
    await pado.lesson.writes('print("반가워, " + input() + "!");');
    await pado.lesson.runs({ input: '거북이' });
    await expect(pado.lesson.output).toHaveText('반가워, 거북이!');
  });

  await test.step('a wrong answer shows which case failed and why', async () => {
    await pado.lesson.writes('print("안녕, 바다야!");');
    await pado.lesson.submits();
    const failed = pado.lesson.result.getByRole('listitem').filter({ hasText: '1번' });
    await expect(failed).toContainText('바라던 것');
    await expect(failed).toContainText('나는 코딩을 배워!');
    await expect(failed).toContainText('나온 것');
    expect(await pado.belongings()).toMatchObject({
      point: WELCOME_POINTS,
      experience: { level: 1, levelExp: 0 },
    });
  });

  expect(pado.connectionsOpened, 'one to the world: the lesson lies over it without ending it').toBe(2);

  await test.step('the server is killed in the middle of judging; the right answer counts once', async () => {
    // Right, but in no hurry: judging must not be over before the kill.
    await pado.lesson.writes(
      'for (let i = 0; i < 4000000; i += 1);\nprint("안녕, 바다야!");\nprint("나는 코딩을 배워!");',
    );
    const sent = pado.page.waitForRequest((request) => request.url().endsWith('/submissions'));
    await pado.lesson.submits();
    await sent;
    await server.kill();
    await expect(pado.page.getByText('제출하지 못했어요. 코드는 그대로 있어요.')).toBeVisible();
    await server.start();
    await pado.lesson.submits();
    await expect(pado.page.locator('[data-effect="dolphinJump"]')).toBeVisible();
    await expect(pado.lesson.result).toContainText('정답이에요!');
    await expect(pado.lesson.result).toContainText('퀘스트를 끝냈어요!');
  });

  await test.step('back in the world: the same spot, connected, rewarded', async () => {
    await pado.lesson.returnsToWorld();
    const reward = pado.page.getByRole('dialog', { name: '퀘스트 완료!' });
    await expect(reward).toContainText('바다에 건네는 첫인사');
    await expect(reward.getByRole('listitem').filter({ hasText: '조개 목걸이' })).toBeVisible();
    await expect(reward).toContainText(`+${REWARD.point}`);
    await expect(reward).toContainText(`+${REWARD.experience}`);
    await confettiIsFlying(pado.page);
    await reward.getByRole('button', { name: '고마워요!' }).click();

    const story = pado.page.getByRole('dialog', { name: '다음 이야기', exact: true });
    await expect(story).toContainText('상자에 담아 둔 두 수');
    await pado.closesDialog();
    await pado.isLive();
    expect(await pado.legs.spot()).toEqual(spot);
    // A low screen shows the card without its bar, which is told to nobody then.
    const level = pado.page
      .getByRole('region', { name: '내 정보' })
      .getByRole('progressbar', { includeHidden: true });
    await expect(level).toHaveAttribute('aria-valuenow', String(REWARD.experience + SOLVED.exp));
    await bora.meets('파도소년');
  });

  await test.step('buys a hat and wears it; the other sees it within a second', async () => {
    const shop = await pado.opens('꾸미기');
    await shop.getByRole('radio', { name: '모자' }).click();
    await shop.getByRole('button', { name: '선장 모자' }).click();
    await shop.getByRole('button', { name: `선장 모자 ${HAT_PRICE} 포인트로 사기` }).click();
    await expect(pado.page.getByText('선장 모자를 샀어요!')).toBeVisible();
    await pado.closesDialog();

    const bag = await pado.opens('가방');
    const hat = bag.getByRole('button', { name: '선장 모자' });
    const watching = await watchNeighbour(bora.page, '파도소년');
    await hat.click();
    const worn = Date.now();
    await watching.until({ wears: HAT });
    expect(Date.now() - worn, 'ms until the other browser shows the hat').toBeLessThan(1000);
    await watching.stop();
    await expect(hat).toHaveAttribute('aria-pressed', 'true');
    await pado.closesDialog();
  });

  await test.step('killed once more: both come back by themselves, nothing is lost or doubled', async () => {
    const before = await pado.belongings();
    expect(before.point).toBe(WELCOME_POINTS + REWARD.point + SOLVED.point - HAT_PRICE);
    expect(before.experience).toEqual({ level: 1, levelExp: REWARD.experience + SOLVED.exp });
    expect(before.items.filter((id) => id === HAT || id === NECKLACE)).toEqual(
      [HAT, NECKLACE].toSorted((a, b) => a - b),
    );
    expect(before.worn).toContain(HAT);

    await server.kill();
    for (const { page } of [pado, bora]) await expect(page.getByText('다시 이어지고 있어요…')).toBeVisible();
    await server.start();
    await Promise.all([pado.isLive(), bora.isLive()]);
    for (const { page } of [pado, bora]) await expect(page.getByText('다시 이어지고 있어요…')).toBeHidden();

    expect(await pado.belongings()).toEqual(before);
    expect(await pado.legs.spot()).toEqual(spot);
    await expect.poll(async () => (await bora.sees('파도소년'))?.outfit.split(',')).toContain(String(HAT));
    await pado.page.reload();
    await pado.arrives();
    expect(await pado.legs.spot()).toEqual(spot);
    await expect(pado.page.getByRole('dialog'), 'a reward that was shown is not shown again').toHaveCount(0);
  });

  await test.step('the right answer stands once in the list of submissions', async () => {
    const { status, body } = await createApiClient(world.url).call(
      'submissions.list',
      { params: { problemId: 102 } },
      { ...(await pado.identity()), channelId: DEFAULT_CHANNEL_ID },
    );
    expect(status).toBe(200);
    expect(body.submissionList.filter(({ verdict }) => verdict === 'AC')).toHaveLength(1);
    expect(body.submissionList).toHaveLength(2);
  });
});
