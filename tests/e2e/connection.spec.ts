import { expect, test } from './support/test.ts';

test('where no WebSocket gets through, a notice says what to ask for, and the way opens by itself', async ({
  world,
}) => {
  const child = await world.resident({ at: '/notices' });
  const { page } = child;
  // The page may open a socket at any time: none is to come between the next two lines.
  await page.goto('about:blank');
  let isBlocked = true;
  let refused = 0;
  await page.routeWebSocket(/./, (socket) => {
    if (!isBlocked) return void socket.connectToServer();
    refused += 1;
    void socket.close();
  });
  await page.addInitScript(refuseOddProtocols);
  await page.goto('/');
  const notice = page.getByRole('alertdialog', { name: '월드로 가는 길이 막혀 있어요.' });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(world.url.replace(/^http/, 'ws'));
  await expect(notice.getByRole('button', { name: '다시 해 보기' })).toBeFocused();

  const before = refused;
  await page.keyboard.press('Enter');
  await expect.poll(() => refused).toBeGreaterThan(before);
  await expect(notice, 'it is still blocked').toBeVisible();
  isBlocked = false;
  await expect(notice).toBeHidden();
  await child.arrives();
});

test('without a network, and without a server, a sign says so; then the world goes on', async ({
  world,
  server,
}) => {
  world.expectLostFiles();
  const child = await world.resident();
  const { page } = child;
  await expect.poll(() => page.evaluate(hasSettled), 'what the world fetches last has come').toBe(true);
  const sign = page.getByText('인터넷이 끊겼어요. 다시 이어지면 계속할게요.');
  await page.context().setOffline(true);
  await expect(sign).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '몸짓' }).click();
  const emote = page.getByRole('list', { name: '몸짓' }).locator('img').first();
  const drawnWidth = () => emote.evaluate((picture) => (picture as HTMLImageElement).naturalWidth);
  await expect(emote, 'a picture that cannot be fetched keeps its room without a sign').toHaveAttribute(
    'data-broken',
  );
  await expect(emote).toBeHidden();
  expect(await drawnWidth()).toBe(0);
  await page.context().setOffline(false);
  await expect(sign).toBeHidden();
  await expect.poll(drawnWidth, 'it is fetched once the network is back').toBeGreaterThan(0);
  await expect(emote).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await child.isLive();

  const spot = await child.legs.rest();
  await server.kill();
  await expect(page.getByText('다시 이어지고 있어요…')).toBeVisible();
  // It is said for a short time, which may be over when the server has printed all its lines.
  const isSaid = expect(page.getByText('다시 이어졌어요!')).toBeVisible({ timeout: 60_000 });
  await Promise.all([server.start(), isSaid]);
  await child.isLive();
  expect(await child.legs.rest()).toEqual(spot);
  await expect(page.getByText('다시 이어졌어요!')).toBeHidden();
});

/** In the page: the last file that the world asks for once it stands is there; before, a lost one brings a reload. */
function hasSettled() {
  return performance.getEntriesByType('resource').some(({ name }) => name.includes('/sounds/effects.json'));
}

/** In the page: a socket that is routed refuses what every browser refuses, and the client's library tries first. */
function refuseOddProtocols() {
  const Routed = window.WebSocket;
  window.WebSocket = class extends Routed {
    constructor(url: string | URL, protocols?: string | string[]) {
      if (typeof protocols === 'object' && !Array.isArray(protocols)) {
        throw new DOMException('The subprotocol is invalid.', 'SyntaxError');
      }
      super(url, protocols);
    }
  };
}
