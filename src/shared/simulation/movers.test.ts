import { describe, expect, it } from 'vitest';
import { BODY_HEIGHT, TICK_RATE, WALK_SPEED } from './feel.ts';
import { INPUT } from './inputBits.ts';
import { isAtRest } from './isAtRest.ts';
import { isInsideSolid } from './isInsideSolid.ts';
import { moverPosition, moverVelocity } from './moverPosition.ts';
import { createPlayerState } from './playerState.ts';
import { stepPlayer } from './stepPlayer.ts';
import { parkMap } from './traces/parkMap.ts';
import { afterPark, standInPark, walkPark } from './traces/walkPark.ts';

const { LEFT, RIGHT, JUMP, DOWN } = INPUT;

function mover(id: number) {
  const found = parkMap.movers.find((one) => one.id === id);
  if (found === undefined) throw new Error(`the park has no mover ${id}`);
  return found;
}
const [lift, ferry] = [mover(1), mover(2)];
/** Standing in the middle of the ferry at this world tick. */
const aboard = (tick: number) => standInPark(moverPosition(ferry, tick).x + 48, 512, tick);

describe('the place of a mover', () => {
  it('is its first end, its second end half a period later, and repeats', () => {
    expect(moverPosition(ferry, 0)).toEqual({ x: 1664, y: 512 });
    expect(moverPosition(ferry, 180)).toEqual({ x: 1952, y: 512 });
    expect(moverPosition(ferry, 360 * 1000 + 77)).toEqual(moverPosition(ferry, 77));
  });

  it('is the same on the way there and back, and eased at the ends', () => {
    expect(moverPosition(ferry, 100).x).toBeCloseTo(moverPosition(ferry, 260).x, 9);
    expect(Math.abs(moverVelocity(ferry, 1).vx)).toBeLessThan(10);
    expect(moverVelocity(ferry, 90).vx).toBeGreaterThan(100);
  });
});

describe('riding', () => {
  it('takes the body along exactly', () => {
    const start = aboard(20);
    expect(start).toMatchObject({ standingOn: 'mover', ride: ferry.id, grounded: true });
    const offset = start.x - moverPosition(ferry, start.tick).x;
    for (const state of walkPark(start, 0, 700)) {
      expect(state.ride).toBe(ferry.id);
      expect(state.y).toBe(512);
      expect(state.x - moverPosition(ferry, state.tick).x).toBeCloseTo(offset, 8);
    }
  });

  it('up and down keeps the feet on the board to the bit', () => {
    const start = afterPark(standInPark(1520, 704), 0, 20);
    const ride = walkPark(start, 0, 200);
    const onBoard = ride.filter((state) => state.ride === lift.id);
    expect(onBoard.length).toBeGreaterThan(150);
    for (const { y, tick } of onBoard) expect(y).toBe(moverPosition(lift, tick).y);
  });

  it('walks at its own speed on top of the mover', () => {
    const walking = afterPark(aboard(60), RIGHT, 8);
    expect(walking).toMatchObject({ vx: WALK_SPEED, ride: ferry.id });
  });

  it('is never a rest, and nor is standing where a mover comes by', () => {
    expect(isAtRest(afterPark(aboard(20), 0, 30), parkMap)).toBe(false);
    expect(isAtRest(standInPark(1520, 704, 240), parkMap)).toBe(false);
    expect(isAtRest(standInPark(100, 704), parkMap)).toBe(true);
  });

  it('goes on where it was when ticks were left out', () => {
    const start = aboard(20);
    const offset = start.x - moverPosition(ferry, start.tick).x;
    const later = stepPlayer(start, 0, parkMap, undefined, start.tick + 90);
    expect(later.ride).toBe(ferry.id);
    expect(later.x - moverPosition(ferry, later.tick).x).toBeCloseTo(offset, 8);
  });

  it('ends with DOWN and JUMP, also on a sinking board', () => {
    const sinking = afterPark(standInPark(1520, moverPosition(lift, 330).y, 330), 0, 10);
    expect(sinking.ride).toBe(lift.id);
    const dropped = walkPark(sinking, DOWN | JUMP, 12);
    expect(dropped.every(({ ride }) => ride === 0)).toBe(true);
  });
});

describe('leaving a mover', () => {
  it('a jump straight up comes down on the same spot of the board', () => {
    const start = aboard(70);
    const offset = start.x - moverPosition(ferry, start.tick).x;
    const jump = walkPark(start, JUMP, 60);
    expect(jump.some(({ standingOn }) => standingOn === 'air')).toBe(true);
    const landed = jump.at(-1);
    expect(landed?.ride).toBe(ferry.id);
    if (landed !== undefined) {
      expect(Math.abs(landed.x - moverPosition(ferry, landed.tick).x - offset)).toBeLessThan(30);
    }
  });

  it('a jump forward inherits its speed', () => {
    const running = afterPark(aboard(80), RIGHT, 8);
    const jumped = afterPark(running, RIGHT | JUMP, 1);
    expect(jumped.vx).toBeCloseTo(WALK_SPEED + moverVelocity(ferry, jumped.tick).vx, 6);
    expect(afterPark(jumped, RIGHT | JUMP, 5).vx).toBeCloseTo(jumped.vx, 6);
  });

  it('a jump off a rising board goes higher', () => {
    const rising = afterPark(afterPark(standInPark(1520, 704), 0, 20), 0, 100);
    const still = stepPlayer(standInPark(100, 704), JUMP, parkMap);
    expect(afterPark(rising, JUMP, 1).vy).toBeLessThan(still.vy - 50);
  });

  it('walking off its end falls with its speed', () => {
    const walked = walkPark(aboard(60), LEFT, 40).find(({ ride }) => ride === 0);
    expect(walked?.standingOn).toBe('air');
    expect(walked?.carryX).toBeGreaterThan(0);
  });
});

describe('boarding', () => {
  it('a lift picks up a body on its dock, and sets it down again', () => {
    const waiting = standInPark(1520, 704, 476);
    expect(waiting.standingOn).toBe('solid');
    const ride = walkPark(waiting, 0, 500);
    expect(ride.some(({ ride: id }) => id === lift.id)).toBe(true);
    expect(afterPark(standInPark(1520, moverPosition(lift, 440).y, 440), 0, 39).y).toBeGreaterThan(700);
  });

  it('never squeezes into the ceiling: the board goes on alone', () => {
    const start = afterPark(standInPark(1520, 704), 0, 20);
    const ride = walkPark(start, 0, 480);
    const ceiling = 384 + BODY_HEIGHT;
    expect(Math.min(...ride.map(({ y }) => y))).toBeGreaterThanOrEqual(ceiling);
    for (const { x, y } of ride) expect(isInsideSolid(parkMap, x, y)).toBe(false);
    expect(ride.some(({ standingOn }) => standingOn === 'air')).toBe(true);
  });

  it('is stepped onto although it is a little higher than the ledge', () => {
    const docking = [1, 2, 3].map((ticks) => afterPark(standInPark(1440, 704, 474 + ticks), RIGHT, 24));
    expect(docking.map(({ ride }) => ride)).toEqual([lift.id, lift.id, lift.id]);
  });

  it('is jumped through from below', () => {
    const under = createPlayerState(moverPosition(ferry, 300).x + 48, 560, 1, 300);
    const rising = stepPlayer({ ...under, vy: -600, jumpHeld: true }, JUMP, parkMap);
    expect(afterPark(rising, JUMP, 6).y).toBeLessThan(512);
  });

  it('takes a fall like any floor, in px per second relative to the board', () => {
    const falling = createPlayerState(moverPosition(ferry, 90).x + 48, 480, 1, 80);
    const landed = walkPark(falling, 0, 30).find(({ ride }) => ride === ferry.id);
    expect(landed).toMatchObject({ y: 512, vy: 0, grounded: true });
    if (landed !== undefined) {
      expect(landed.vx).toBeCloseTo(-moverVelocity(ferry, landed.tick).vx, 6);
      expect(Math.abs(landed.vx)).toBeLessThan((288 * 3) / (180 / TICK_RATE));
    }
  });
});
