/**
 * A crowd on the screen, 1 to 400 avatars of 14 layers in up to 100 different outfits: the game's own, names and
 * shadows included, beside a plain container of 14 sprites for each, in one run and one browser. Frames are drawn one
 * by one; the script's time of update and render is measured, not the graphics card's. Ends with 1 when a gate is
 * missed.
 */
import type { MeasuredFrame } from '../../tests/e2e/workshop/crowd.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../chromiumArgs.ts';
import { ensureChromium } from '../findChromium.ts';
import { drawSprites } from '../support/projectSteps.ts';
import { openCrowdPage } from './support/crowdPage.ts';
import { machine } from './support/machine.ts';
import { median, percentile } from './support/statistics.ts';

const CROWDS = [1, 50, 100, 200, 400] as const;
const OUTFITS = 100;
/** Every movement three times in long steps, so that everything drawn is composed on the way. */
const WARM_UP = { frames: 260, dt: 100 } as const;
/** Drawn in turns with the other crowd, so that other load falls on both. */
const TURNS = 6;
const FRAMES = 25;
const VISITS = 1000;

/** At 400 avatars, as shares of the plain container; at most. */
const GATES = { time: 0.3, upload: 0.1, draws: 4, textureMB: 128, heapMB: 5 } as const;

interface Measured {
  readonly ms: number;
  readonly p95: number;
  /** Per frame, in the mean. */
  readonly bytes: number;
  /** In the worst frame. */
  readonly draws: number;
  readonly textureMB: number;
}

const say = (line: string) => console.log(`  ${line}`);
await drawSprites(say);
say('building the crowd');
const served = await openCrowdPage();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...CHROMIUM_ARGS, '--enable-precise-memory-info'],
});
try {
  console.log(`${machine()}, Chromium ${browser.version()}, drawing without a graphics card`);
  const rows: Record<string, object> = {};
  let missed: string[] = [];
  for (const people of CROWDS) {
    const [ours, plain] = await compare(browser, people);
    rows[people] = row(ours, plain);
    if (people === CROWDS.at(-1)) missed = misses(ours, plain);
  }
  console.table(rows);
  const heapMB = await heapGrowth(browser);
  say(`after ${VISITS} joins and leaves the heap holds ${heapMB.toFixed(2)} MB more`);
  if (heapMB >= GATES.heapMB) missed.push(`the heap grows by ${heapMB.toFixed(2)} MB`);
  for (const complaint of missed) console.error(`Missed: ${complaint}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await served.close();
}

async function openPage(where: Browser): Promise<Page> {
  const page = await where.newPage({ viewport: { width: 640, height: 360 } });
  page.setDefaultTimeout(180_000);
  page.on('pageerror', (error) => console.error(error));
  await page.goto(served.url);
  await page.waitForFunction(() => 'crowd' in window);
  return page;
}

async function compare(where: Browser, people: number): Promise<readonly [Measured, Measured]> {
  const [ours, plain] = [await openPage(where), await openPage(where)];
  try {
    await ours.evaluate((order) => window.crowd.gather(order), {
      kind: 'ours',
      people,
      outfits: OUTFITS,
    } as const);
    await plain.evaluate((order) => window.crowd.gather(order), {
      kind: 'plain',
      people,
      outfits: OUTFITS,
    } as const);
    await ours.evaluate(({ frames, dt }) => window.crowd.draw(frames, dt), WARM_UP);
    await plain.evaluate((count) => window.crowd.draw(count), FRAMES);
    const drawn: Record<'ours' | 'plain', MeasuredFrame[]> = { ours: [], plain: [] };
    for (let turn = 0; turn < TURNS; turn += 1) {
      drawn.ours.push(...(await ours.evaluate((count) => window.crowd.draw(count), FRAMES)));
      drawn.plain.push(...(await plain.evaluate((count) => window.crowd.draw(count), FRAMES)));
    }
    const textureMB = await ours.evaluate(() => window.crowd.textureMB());
    return [measured(drawn.ours, textureMB), measured(drawn.plain, 0)];
  } finally {
    await ours.close();
    await plain.close();
  }
}

function measured(frames: readonly MeasuredFrame[], textureMB: number): Measured {
  const times = frames.map(({ ms }) => ms);
  return {
    ms: median(times),
    p95: percentile(times, 0.95),
    bytes: frames.reduce((sum, { bytes }) => sum + bytes, 0) / frames.length,
    draws: Math.max(...frames.map(({ draws }) => draws)),
    textureMB,
  };
}

function row(ours: Measured, plain: Measured) {
  const kB = (bytes: number) => Math.round(bytes / 100) / 10;
  const ms = (value: number) => Math.round(value * 100) / 100;
  return {
    'ms p50': ms(ours.ms),
    'ms p95': ms(ours.p95),
    'plain p50': ms(plain.ms),
    'plain p95': ms(plain.p95),
    'share of time': ms(ours.ms / plain.ms),
    'kB a frame': kB(ours.bytes),
    'plain kB': kB(plain.bytes),
    'share of upload': ms(ours.bytes / plain.bytes),
    calls: ours.draws,
    'plain calls': plain.draws,
    'textures MB': Math.round(ours.textureMB),
  };
}

function misses(ours: Measured, plain: Measured): string[] {
  const found = [
    ['share of the time of the median frame', ours.ms / plain.ms, GATES.time],
    ['share of the upload', ours.bytes / plain.bytes, GATES.upload],
    ['draw calls', ours.draws, GATES.draws],
    ['MB of textures', ours.textureMB, GATES.textureMB],
  ] as const;
  return found.flatMap(([name, value, most]) =>
    value > most ? [`${name}: ${value.toFixed(2)}, at most ${most} wanted`] : [],
  );
}

/** MB (10⁶ bytes) that are held after many joins and leaves and were not after the first few. */
async function heapGrowth(where: Browser): Promise<number> {
  const page = await openPage(where);
  const session = await page.context().newCDPSession(page);
  const held = async () => {
    // Twice, because memory that only finalisers held is freed by the second.
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  try {
    await page.evaluate((outfits) => window.crowd.gather({ kind: 'ours', people: 1, outfits }), OUTFITS);
    await page.evaluate((times) => window.crowd.comeAndGo(times), OUTFITS);
    const before = await held();
    await page.evaluate((times) => window.crowd.comeAndGo(times), VISITS);
    return (await held()) - before;
  } finally {
    await page.close();
  }
}
