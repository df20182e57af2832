/**
 * Measures the time from the key to the first frame that shows a dialog with its content, in a real browser: the first
 * opening of a page, whose script was fetched ahead, and the second, with all data at hand. Ends with 1 when a gate is
 * missed.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { GameServer } from '../../tests/e2e/support/GameServer.ts';
import { openWorld } from '../../tests/e2e/support/openWorld.ts';
import { CHROMIUM_ARGS } from '../chromiumArgs.ts';
import { ensureChromium } from '../findChromium.ts';
import { buildClient, drawSprites } from '../support/projectSteps.ts';
import { machine } from './support/machine.ts';
import { median } from './support/statistics.ts';

/** The limit in ms, at the processor's own speed. */
const GATES = { first: 250, second: 100 } as const;
const VISITS = 3;
const SLOWDOWNS = [1, 4] as const;
const VIEWPORT = { width: 1366, height: 768 };
const CLOSING_MS = 10_000;

/** Buttons of the menu, and the part of the dialog that must be visible. */
const DIALOGS: Readonly<Record<string, string>> = {
  퀘스트: 'li button',
  꾸미기: 'li button',
  가방: 'li button',
  스킬: 'section li button',
  설정: 'section h3',
};

interface Opening {
  readonly first: number[];
  readonly second: number[];
}

const say = (line: string) => console.log(`  ${line}`);
await drawSprites(say);
await buildClient(say);
const server = await GameServer.open();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_ARGS] });
try {
  console.log(`${machine()}, Chromium ${browser.version()}, drawing without a graphics card`);
  const missed: string[] = [];
  for (const slowdown of SLOWDOWNS) {
    const openings = await measure(browser, slowdown);
    console.log(`\nms from the key to the paint, processor ${slowdown}× slower, median of ${VISITS} visits`);
    console.table(Object.fromEntries([...openings].map(([name, opening]) => [name, row(opening)])));
    if (slowdown === 1) for (const [name, opening] of openings) missed.push(...misses(name, opening));
  }
  for (const complaint of missed) console.error(`Missed: ${complaint}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.close();
}

async function measure(where: Browser, slowdown: number): Promise<ReadonlyMap<string, Opening>> {
  const openings = new Map<string, Opening>();
  for (let visit = 0; visit < VISITS; visit += 1) {
    const world = openWorld(where, server, { viewport: VIEWPORT, draws: true });
    try {
      const child = await world.resident({ at: '/lessons/1' });
      // The last of the dialogs that are fetched ahead.
      const fetched = child.page.waitForResponse(/\/MapDialog-/, { timeout: 120_000 });
      await child.page.goto('/');
      await child.stands();
      await fetched;
      const session = await child.page.context().newCDPSession(child.page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      for (const [name, content] of Object.entries(DIALOGS)) {
        const opening = openings.get(name) ?? { first: [], second: [] };
        openings.set(name, opening);
        opening.first.push(await open(child.page, name, content));
        opening.second.push(await open(child.page, name, content));
      }
    } finally {
      await world.close();
    }
  }
  return openings;
}

/** Presses Enter on the button of the menu, and closes the dialog again. */
async function open(page: Page, name: string, content: string): Promise<number> {
  const menu = page.getByRole('navigation', { name: '메뉴' });
  const button = menu.getByRole('button', { name });
  if (!(await button.isVisible())) await menu.getByRole('button', { name: '더보기' }).press('Enter');
  await button.focus();
  const watch = await page.evaluateHandle(watchOpening, content);
  await page.keyboard.press('Enter');
  const ms = await watch.evaluate(({ painted }) => painted);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached', timeout: CLOSING_MS });
  return ms;
}

/** In the page: from the time stamp of the next key until the frame with the content has been painted. */
function watchOpening(content: string): { readonly painted: Promise<number> } {
  const painted = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`No ${content} was seen within half a minute.`)), 30_000);
    window.addEventListener('keydown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
    function look(start: number): void {
      if (document.querySelector(`[role=dialog] :is(${content})`) === null) {
        requestAnimationFrame(() => look(start));
        return;
      }
      // A separate task after the frame: by then it is on the screen.
      requestAnimationFrame(() =>
        setTimeout(() => resolve(performance.measure('dialog', { start, end: performance.now() }).duration)),
      );
    }
  });
  return { painted };
}

function row({ first, second }: Opening) {
  return {
    first: Math.round(median(first)),
    'at most, first': GATES.first,
    second: Math.round(median(second)),
    'at most, second': GATES.second,
  };
}

function misses(name: string, opening: Opening): string[] {
  return (['first', 'second'] as const)
    .filter((which) => median(opening[which]) > GATES[which])
    .map((which) => `the ${which} opening of ${name}: ${Math.round(median(opening[which]))} ms`);
}
