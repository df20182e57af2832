import { expect, type Page } from '@playwright/test';

interface Watched {
  /** Different places the avatar was drawn in. */
  readonly steps: number;
  /** The longest way it went back while walking to the right, px. */
  readonly backwards: number;
}

/** A sight that one waits for: a place (± 2 px), a jump of more than 40 px, a piece of clothing. */
interface Wish {
  readonly x?: number;
  readonly jumped?: boolean;
  readonly wears?: number;
}

declare global {
  interface Window {
    e2eWatch?: {
      x: number;
      y: number;
      outfit: string;
      steps: number;
      backwards: number;
      highest: number;
      stop: boolean;
    };
  }
}

/** Looks at somebody else's avatar in every frame of this browser, as a child would who stands beside it. */
export async function watchNeighbour(page: Page, nickname: string) {
  await page.evaluate(startWatching, nickname);
  return {
    until: async ({ x, jumped = false, wears }: Wish): Promise<void> => {
      await expect
        .poll(() => page.evaluate(isFulfilled, { x, jumped, wears }), {
          intervals: [20],
          message: 'what the neighbour sees',
        })
        .toBe(true);
    },
    stop: (): Promise<Watched> =>
      page.evaluate(() => {
        const { steps = 0, backwards = 0 } = window.e2eWatch ?? {};
        if (window.e2eWatch) window.e2eWatch.stop = true;
        return { steps, backwards };
      }),
  };
}

function startWatching(nickname: string): void {
  const find = () => window.dolphinProbe?.players.find((player) => player.nickname === nickname);
  const first = find();
  if (!first) throw new Error(`${nickname} is not to be seen`);
  const watch = { x: first.x, y: first.y, outfit: '', steps: 0, backwards: 0, highest: 0, stop: false };
  window.e2eWatch = watch;
  let furthest = first.x;
  const look = () => {
    const now = find();
    if (watch.stop) return;
    if (now) {
      if (Math.abs(now.x - watch.x) > 0.5) watch.steps += 1;
      furthest = Math.max(furthest, now.x);
      watch.backwards = Math.max(watch.backwards, furthest - now.x);
      watch.highest = Math.max(watch.highest, first.y - now.y);
      Object.assign(watch, { x: now.x, y: now.y, outfit: now.outfit });
    }
    requestAnimationFrame(look);
  };
  look();
}

function isFulfilled({ x, jumped, wears }: Wish): boolean {
  const watch = window.e2eWatch;
  if (!watch) return false;
  return (
    (x === undefined || Math.abs(watch.x - x) <= 2) &&
    (!jumped || watch.highest > 40) &&
    (wears === undefined || watch.outfit.split(',').includes(String(wears)))
  );
}
