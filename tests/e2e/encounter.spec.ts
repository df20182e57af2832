import { ENCOUNTERS } from '#server/domain/learning/encounters/contents/encounterContents.ts';
import { encounterRoutes } from '#shared/contract/learning/encounters.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

/** The answer of what the page was sent, as the content has it. */
function answerOf(sent: unknown): readonly number[] {
  const { encounter } = encounterRoutes.meet.response.parse(sent);
  const found = ENCOUNTERS.filter(
    ({ kind, pieces, pattern }) =>
      kind === encounter?.kind &&
      pieces.join() === encounter.pieceList.join() &&
      pattern.join() === encounter.patternList.join(),
  );
  const [answer] = found.map((content) => content.answer);
  if (!answer) throw new Error('the event is no content');
  return answer;
}

test.use({ meetsEvents: true });

test('a small event comes, is missed, then answered, and pays once', async ({ world }) => {
  const child = await world.resident({ viewport: { width: 1024, height: 640 } });
  const { page } = child;
  const points = async () => (await child.belongings()).point;
  const before = await points();

  const met = page.waitForResponse((response) => response.url().endsWith('/game/v1/users/encounters'));
  await page.clock.install();
  await page.reload();
  await child.stands();
  await expect(page.locator('[data-minimap]')).toBeAttached();
  // Twenty seconds of walking about.
  await page.clock.fastForward(20_000);
  const answer = answerOf(await (await met).json());

  const call = page.getByRole('button', { name: /살펴보기$/u });
  await call.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('region').filter({ has: page.getByRole('button', { name: '그냥 지나가기' }) });
  await expect(card).toBeVisible();
  await expectAccessible(page, 'the card of a small event', 'section:has(> section kbd)');

  const isOrder = answer.length > 1;
  const wrong = isOrder ? answer.toReversed() : [((answer[0] ?? 0) + 1) % 3];
  for (const index of wrong) await page.keyboard.press(`Digit${index + 1}`);
  await expect(card.getByRole('status')).toContainText('한 번 더 골라 볼까요', { timeout: 15_000 });
  expect(await points()).toBe(before);
  for (const index of answer) await page.keyboard.press(`Digit${index + 1}`);
  await expect(card.getByRole('status')).toContainText('맞았어요!');
  await expect(card).toBeHidden();
  await expect.poll(points).toBe(before + 3);
});
