import type { Page } from '@playwright/test';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Long enough to reach the full height of a jump, ms. */
const JUMP_HOLD_MS = 320;
/** A walker who has not moved for so long walks against something, ms. */
const STUCK_MS = 250;
/** Over what takes more tries than this no way leads. */
const MAX_JUMPS = 20;
const NEAR_PX = 30;
const ARROWS = { left: 'ArrowLeft', right: 'ArrowRight' } as const;

/** Moves an avatar with real keys; the probe says only when it is time to let go. */
export class Legs {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The spot of the own avatar. */
  async spot(): Promise<Spot> {
    const spot = await this.#page.evaluate(() => {
      const self = window.dolphinProbe?.self;
      return self ? { x: self.x, y: self.y } : null;
    });
    if (spot === null) throw new Error('there is no own avatar on the screen');
    return spot;
  }

  /** Walks along the ground to `x` (world px, ± 30), hopping over what stands in the way, and comes to rest. */
  async walkTo(x: number): Promise<Spot> {
    let spot = await this.spot();
    // How far one slides on after the goal; a slow machine lets the key go late, and the next walk reckons with it.
    let slide = 0;
    for (let tries = 0; tries < 8 && Math.abs(spot.x - x) > NEAR_PX; tries += 1) {
      const side = x > spot.x ? 'right' : 'left';
      spot = await this.#walk(side, side === 'right' ? x - slide : x + slide);
      slide = Math.max(0, slide + (side === 'right' ? spot.x - x : x - spot.x));
    }
    return spot;
  }

  async #walk(side: 'left' | 'right', x: number): Promise<Spot> {
    const { keyboard } = this.#page;
    await keyboard.down(ARROWS[side]);
    try {
      let jumps = 0;
      while ((await this.#page.evaluate(watchWalk, { x, side, stuckMs: STUCK_MS })) === 'stuck') {
        jumps += 1;
        if (jumps > MAX_JUMPS) throw new Error(`nobody gets to ${x} from here: ${await this.#whereabouts()}`);
        await this.jump();
      }
    } finally {
      await keyboard.up(ARROWS[side]);
    }
    return this.rest();
  }

  #whereabouts(): Promise<string> {
    return this.#page.evaluate(() => {
      const { self, mapId, locks, connection } = window.dolphinProbe ?? {};
      return JSON.stringify({ self, mapId, locks, connection });
    });
  }

  async jump(): Promise<void> {
    await this.#page.keyboard.press('Space', { delay: JUMP_HOLD_MS });
  }

  /** Waits until the avatar has come to rest. */
  async rest(): Promise<Spot> {
    await this.#page.evaluate(watchRest, 200);
    return this.spot();
  }
}

/** In the page: resolves when `x` is passed, or when the avatar has not come nearer for a while. */
function watchWalk({ x, side, stuckMs }: { x: number; side: 'left' | 'right'; stuckMs: number }) {
  return new Promise<'there' | 'stuck'>((resolve) => {
    let best = Number.NEGATIVE_INFINITY;
    let since = performance.now();
    const look = () => {
      const at = window.dolphinProbe?.self?.x ?? 0;
      const way = side === 'right' ? at - x : x - at;
      if (way >= 0) return resolve('there');
      if (way > best + 1) [best, since] = [way, performance.now()];
      if (performance.now() - since > stuckMs) return resolve('stuck');
      requestAnimationFrame(look);
    };
    look();
  });
}

/** In the page: resolves when the avatar has kept its place for `ms`. */
function watchRest(ms: number) {
  return new Promise<void>((resolve) => {
    let last = '';
    let since = performance.now();
    const look = () => {
      const { x, y } = window.dolphinProbe?.self ?? { x: 0, y: 0 };
      const now = `${x}:${y}`;
      if (now !== last) [last, since] = [now, performance.now()];
      if (performance.now() - since > ms) return resolve();
      requestAnimationFrame(look);
    };
    look();
  });
}
