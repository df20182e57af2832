import { expect, it } from 'vitest';
import type { PageFrame } from './AvatarPages.ts';
import { OutfitLook, type Strip } from './OutfitLook.ts';

const STAND: Strip = { animation: 'stand', expression: 'default' };
const WALK: Strip = { animation: 'walk', expression: 'default' };
const BLINK: Strip = { animation: 'stand', expression: 'blink' };

/** Frames that differ only in their position. */
const strip = (x: number) =>
  Array.from({ length: 6 }, (_, index) => ({ cell: { page: 0, x, y: index, w: 1, h: 1 } }) as PageFrame);

function newLook() {
  const asked: Strip[] = [];
  const clock = { now: 0 };
  const look = new OutfitLook({
    code: '1',
    scale: 1,
    layers: [],
    preferredPage: 0,
    request: (_, wanted) => asked.push(wanted),
    now: () => clock.now,
  });
  return { look, asked, clock };
}

it('shows the nearest there is, and asks once for what there is not', () => {
  const { look, asked } = newLook();
  expect(look.frame('walk', 2, 'blink')).toBeNull();
  look.keep(STAND, strip(1));
  expect(look.frame('walk', 2, 'blink')?.cell).toMatchObject({ x: 1, y: 0 });
  look.keep(WALK, strip(2));
  expect(look.frame('walk', 2, 'blink')?.cell).toMatchObject({ x: 2, y: 2 });
  expect(asked).toEqual([{ animation: 'walk', expression: 'blink' }, WALK, STAND]);
});

it('asks again for what was refused', () => {
  const { look, asked } = newLook();
  look.want(WALK);
  look.want(WALK);
  look.refuse(WALK);
  look.want(WALK);
  expect(asked).toEqual([WALK, WALK]);
});

it('is shown as soon as it stands', async () => {
  const { look } = newLook();
  look.keep(WALK, strip(1));
  expect(look.isReady).toBe(false);
  look.keep(STAND, strip(2));
  await look.shown;
  expect(look.isReady).toBe(true);
});

it('gives up first what was not drawn for longest, then the next', () => {
  const { look, clock } = newLook();
  look.keep(STAND, strip(1));
  look.keep(BLINK, strip(2));
  look.keep(WALK, strip(3));
  clock.now = 10;
  look.frame('stand', 0, 'default');
  clock.now = 20;
  look.frame('walk', 0, 'default');
  expect(look.oldestUse()).toBe(0);
  expect(look.dropOldest()).toEqual(strip(2));
  expect(look.dropOldest()).toEqual(strip(1));
  expect(look.oldestUse()).toBe(20);
  expect(look.frame('stand', 0, 'default')).toBeNull();
});
