import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '#server/platform/projectRoot.ts';
import type { Child } from '../../tests/e2e/support/Child.ts';
import { expect } from '../../tests/e2e/support/test.ts';
import { createCastMember } from './createCastMember.ts';
import { Film } from './Film.ts';
import type { CastMember } from './CastMember.ts';
import { BotPlayer } from './BotPlayer.ts';
import { test } from './test.ts';

/** 640 × 360 pixels: few enough for thirty frames a second without a graphics card. */
const WINDOW = { viewport: { width: 960, height: 540 }, deviceScaleFactor: 2 / 3 };
/** In the README, bytes. */
const HEAVIEST = 1_800_000;
/** A player who stands longer than this is stuck, ms: the missed jump is repeated. */
const PATIENCE_MS = 8000;

const PLAYER: CastMember = {
  nickname: '여름방학',
  wears: ['hair.pony', 'faceacc.heart', 'top.aloha', 'bottom.shortsK', 'hat.straw', 'shoes.sandals'],
  x: 240,
  y: 944,
};

const FRIENDS: readonly CastMember[] = [
  {
    nickname: '파도소리',
    wears: ['skin.tan', 'face.cat', 'hair.wave', 'acc.surf', 'faceacc.sun', 'top.teeR', 'shoes.sandals'],
    x: 420,
    y: 944,
  },
  {
    nickname: '바다노래',
    wears: ['skin.fair', 'face.doe', 'hair.straight', 'onepiece.mermaid', 'necklace.lei', 'hat.ribbon'],
    x: 1180,
    y: 880,
    facing: -1,
    says: '모래성까지 누가 먼저 갈까?',
  },
  {
    nickname: '솜사탕',
    wears: ['face.heart', 'hair.bun', 'onepiece.gown', 'hand.icecream', 'shoes.mary'],
    x: 860,
    y: 740,
    facing: -1,
    emote: 'HAPPY',
  },
];

test('ten seconds of play on the beach', async ({ world, server, database }) => {
  const stage = { server, database, map: 'beach' } as const;
  const friends = await Promise.all(
    FRIENDS.map(async (member) => {
      const { token } = await createCastMember({ ...stage, member });
      const friend = new BotPlayer(server.url, token, member);
      await friend.enter('beach');
      return friend;
    }),
  );
  const account = await createCastMember({ ...stage, member: PLAYER });
  const player = await world.visitor(WINDOW);
  const { page } = player;
  await page.addInitScript(() => localStorage.setItem('dolphin-world.daylight', 'day'));
  await page.goto('/signin');
  await player.signsIn(account);
  await player.arrives();
  for (const { nickname } of FRIENDS) await player.meets(nickname);
  await expect(page.getByRole('region', { name: '작은 지도' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const film = await Film.roll(page);
  friends.forEach((friend) => friend.act());
  const stop = friends[0]?.strolls({ from: 420, to: 1040 });
  await play(player);
  await film.cut();
  stop?.();
  friends.forEach((friend) => friend.leave());
  const bytes = await film.develop(join(projectRoot, 'docs/pictures/play.webp'), {
    width: 480,
    height: 270,
    framesPerSecond: 15,
    quality: 52,
  });
  console.log(`  play: ${film.length} frames were shown, ${Math.round(bytes / 1000)} kB`);
  expect(bytes).toBeLessThan(HEAVIEST);
});

/** Ten seconds: up the boards for two shells, down onto the sand, a wave on the dune, past Nemo to a third shell. */
async function play({ page }: Child): Promise<void> {
  const { keyboard } = page;
  await keyboard.down('ArrowRight');
  await passes(page, 400);
  await jumps(page);
  await passes(page, 560);
  await jumps(page);
  await passes(page, 1055);
  await jumps(page);
  await passes(page, 1150);
  await keyboard.up('ArrowRight');
  await keyboard.press('Digit1');
  await page.waitForTimeout(1200);
  await keyboard.down('ArrowRight');
  await passes(page, 1420);
  await jumps(page);
  await passes(page, 1800);
  await jumps(page);
  await passes(page, 1960);
  await keyboard.up('ArrowRight');
  await keyboard.press('Digit2');
  await page.waitForTimeout(1500);
}

const jumps = (page: Page) => page.keyboard.press('Space', { delay: 330 });

/** Waits until the avatar has passed `x` (world px) on its way to the right. */
async function passes(page: Page, x: number): Promise<void> {
  await page.waitForFunction((goal) => (window.dolphinProbe?.self?.x ?? 0) >= goal, x, {
    timeout: PATIENCE_MS,
  });
}
