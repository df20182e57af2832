import type { Browser, Page } from '@playwright/test';
import type { Child } from '../../../tests/support/signUpChild.ts';
import { NetworkMeter, type Downloads } from './NetworkMeter.ts';

export interface Surroundings {
  /** Throttling of the network; none when left out. The socket of the room is not slowed down. */
  readonly network?: { readonly megabitsPerSecond: number; readonly roundTripMs: number };
  /** The factor by which the processor is slower. */
  readonly cpuSlowdown?: number;
}

export interface FirstVisit {
  /** Until the sign-in page takes input, with the letters that follow. */
  readonly door: { readonly ms: number; readonly downloads: Downloads };
  /** From the click on 들어가기 until the own avatar stands on its map, and until it has walked. */
  readonly world: {
    readonly standsMs: number;
    readonly walksMs: number;
    readonly downloads: Downloads;
    /** Files that are fetched ahead began to come before the avatar walked, and are among the downloads. */
    readonly hasSettled: boolean;
  };
  /** Downloads that follow by themselves while the player walks already: the far side of the map, sounds, dialogs. */
  readonly afterwards: Downloads;
}

/** An ordinary classroom screen. */
const VIEWPORT = { width: 1366, height: 768 };
const PATIENCE_MS = 120_000;
/** The distance after which the avatar counts as walking, world px. */
const STEP_PX = 20;

/** A user opens the address with an empty cache, signs in and walks. */
export async function firstVisit(
  browser: Browser,
  url: string,
  child: Child,
  surroundings: Surroundings,
): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'ko-KR' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const meter = await prepare(page, surroundings);

    const opened = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: '들어가기', exact: true });
    await page.getByLabel('아이디').fill(child.loginName);
    await button.click({ trial: true });
    const ms = performance.now() - opened;
    await page.waitForLoadState('networkidle');
    const door = { ms, downloads: meter.take() };

    await page.getByLabel('비밀번호', { exact: true }).fill(child.password);
    const clicked = performance.now();
    await button.click();
    await page.waitForFunction(() => window.dolphinProbe?.self && window.dolphinProbe.connection === 'live');
    const standsMs = performance.now() - clicked;
    await walk(page);
    const walksMs = performance.now() - clicked;
    const hasSettled = await page.evaluate(() => window.dolphinProbe?.isSettled ?? false);
    const world = { standsMs, walksMs, downloads: meter.take(), hasSettled };
    await page.waitForLoadState('networkidle');
    return { door, world, afterwards: meter.take() };
  } finally {
    await context.close();
  }
}

async function prepare(page: Page, { network, cpuSlowdown }: Surroundings): Promise<NetworkMeter> {
  const session = await page.context().newCDPSession(page);
  const meter = await NetworkMeter.attach(session);
  if (network) {
    const bytesPerSecond = (network.megabitsPerSecond * 1_000_000) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.roundTripMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  if (cpuSlowdown) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return meter;
}

async function walk(page: Page): Promise<void> {
  const from = await page.evaluate(() => window.dolphinProbe?.self?.x ?? 0);
  await page.keyboard.down('ArrowRight');
  await page.waitForFunction(
    ({ start, step }) => Math.abs((window.dolphinProbe?.self?.x ?? start) - start) > step,
    { start: from, step: STEP_PX },
  );
  await page.keyboard.up('ArrowRight');
}
