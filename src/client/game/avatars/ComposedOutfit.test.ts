import { expect, it } from 'vitest';
import type { PageFrame } from './AvatarPages.ts';
import { ComposedOutfit, type Strip } from './ComposedOutfit.ts';

const STAND: Strip = { animation: 'stand', expression: 'default' };
const WALK: Strip = { animation: 'walk', expression: 'default' };
const BLINK: Strip = { animation: 'stand', expression: 'blink' };

/** Frames that differ only in their position. */
const strip = (x: number) =>
  Array.from({ length: 6 }, (_, index) => ({ cell: { page: 0, x, y: index, w: 1, h: 1 } }) as PageFrame);

function newOutfit() {
  const asked: Strip[] = [];
  const clock = { now: 0 };
  const composed = new ComposedOutfit({
    code: '1',
    scale: 1,
    layers: [],
    preferredPage: 0,
    request: (_, wanted) => asked.push(wanted),
    now: () => clock.now,
  });
  return { composed, asked, clock };
}

it('shows the nearest there is, and asks once for what there is not', () => {
  const { composed, asked } = newOutfit();
  expect(composed.frame('walk', 2, 'blink')).toBeNull();
  composed.keep(STAND, strip(1));
  expect(composed.frame('walk', 2, 'blink')?.cell).toMatchObject({ x: 1, y: 0 });
  composed.keep(WALK, strip(2));
  expect(composed.frame('walk', 2, 'blink')?.cell).toMatchObject({ x: 2, y: 2 });
  expect(asked).toEqual([{ animation: 'walk', expression: 'blink' }, WALK, STAND]);
});

it('asks again for what was refused', () => {
  const { composed, asked } = newOutfit();
  composed.want(WALK);
  composed.want(WALK);
  composed.refuse(WALK);
  composed.want(WALK);
  expect(asked).toEqual([WALK, WALK]);
});

it('is shown as soon as it stands', async () => {
  const { composed } = newOutfit();
  composed.keep(WALK, strip(1));
  expect(composed.isReady).toBe(false);
  composed.keep(STAND, strip(2));
  await composed.shown;
  expect(composed.isReady).toBe(true);
});

it('gives up first what was not drawn for longest, then the next', () => {
  const { composed, clock } = newOutfit();
  composed.keep(STAND, strip(1));
  composed.keep(BLINK, strip(2));
  composed.keep(WALK, strip(3));
  clock.now = 10;
  composed.frame('stand', 0, 'default');
  clock.now = 20;
  composed.frame('walk', 0, 'default');
  expect(composed.oldestUse()).toBe(0);
  expect(composed.dropOldest()).toEqual(strip(2));
  expect(composed.dropOldest()).toEqual(strip(1));
  expect(composed.oldestUse()).toBe(20);
  expect(composed.frame('stand', 0, 'default')).toBeNull();
});
