import { describe, expect, it } from 'vitest';
import { BlinkClock } from './actorMotion.ts';
import { FrameClock, msPerFrame } from './actorMotion.ts';
import { LeanSpring, SquashSpring } from './actorMotion.ts';

describe('frames', () => {
  it('go round in a loop and begin anew with another animation', () => {
    const clock = new FrameClock();
    const stand = Array.from({ length: 5 }, () => clock.advance('stand', 0, 240));
    expect(stand).toEqual([1, 2, 3, 0, 1]);
    expect(clock.advance('walk', 220, 500)).toBe(0);
  });

  it('hold the last one of a jump', () => {
    const clock = new FrameClock();
    clock.advance('jump', 0, 0);
    expect(clock.advance('jump', 0, 5000)).toBe(1);
  });

  it('of climbing stand still with the body', () => {
    const clock = new FrameClock();
    clock.advance('climb', 0, 0);
    expect(clock.advance('climb', 160, 130)).toBe(1);
    expect(clock.advance('climb', 0, 5000)).toBe(1);
    expect(clock.advance('climb', -160, 130)).toBe(2);
  });

  it('of walking keep pace with the speed', () => {
    expect(msPerFrame('walk', 74)).toBe(90);
    expect(msPerFrame('walk', 140)).toBeGreaterThan(60);
    expect(msPerFrame('walk', 140)).toBeLessThan(70);
    expect(msPerFrame('walk', 220)).toBeLessThan(msPerFrame('walk', 140));
  });
});

describe('blinking', () => {
  it('is short and comes back after seconds', () => {
    const clock = new BlinkClock(() => 0);
    let [shut, blinks, was] = [0, 0, false];
    for (let ms = 0; ms < 10_000; ms += 10) {
      const is = clock.advance(10);
      if (is) shut += 10;
      if (is && !was) blinks += 1;
      was = is;
    }
    expect(blinks).toBe(3);
    expect(shut / blinks).toBeGreaterThanOrEqual(110);
    expect(shut / blinks).toBeLessThanOrEqual(130);
  });
});

describe('squash and stretch', () => {
  const extremes = (act: (spring: SquashSpring) => void) => {
    const spring = new SquashSpring();
    act(spring);
    let [low, high] = [1, 1];
    for (let frame = 0; frame < 90; frame += 1) {
      spring.advance(1000 / 60);
      low = Math.min(low, spring.scaleY);
      high = Math.max(high, spring.scaleY);
    }
    return { low, high, end: spring.scaleY };
  };

  it('stretches on take-off, squashes on landing, never by more than 15 %', () => {
    const crouched = new SquashSpring();
    crouched.takeOff();
    expect(crouched.scaleY).toBeLessThan(0.95);
    const jump = extremes((spring) => spring.takeOff());
    expect(jump.high).toBeGreaterThan(1.03);
    expect(jump.high).toBeLessThanOrEqual(1.15);
    const landing = extremes((spring) => spring.land(680));
    expect(landing.low).toBeLessThan(0.95);
    expect(landing.low).toBeGreaterThanOrEqual(0.85);
  });

  it('does neither for who asked for less motion', () => {
    const spring = new SquashSpring(true);
    spring.takeOff();
    spring.advance(50);
    spring.land(680);
    spring.advance(50);
    expect([spring.scaleX, spring.scaleY]).toEqual([1, 1]);
  });

  it('comes back into shape', () => {
    expect(extremes((spring) => spring.land(680)).end).toBeCloseTo(1, 2);
  });
});

describe('lean', () => {
  const leaning = (animation: 'walk' | 'dash' | 'stand', vx: number, facing: -1 | 1) => {
    const lean = new LeanSpring();
    for (let frame = 0; frame < 30; frame += 1) lean.advance(animation, vx, facing, 1000 / 60);
    return lean.angle;
  };

  it('goes with the way, farther in a dash, and back while one brakes', () => {
    expect(leaning('walk', 220, 1)).toBeGreaterThan(0.04);
    expect(leaning('walk', -220, -1)).toBeLessThan(-0.04);
    expect(leaning('dash', 640, 1)).toBeGreaterThan(leaning('walk', 220, 1) * 2);
    expect(leaning('walk', 180, -1)).toBeGreaterThan(0);
    expect(leaning('stand', 0, 1)).toBe(0);
  });

  it('is none for who asked for less motion', () => {
    const lean = new LeanSpring(true);
    lean.advance('dash', 640, 1, 100);
    expect(lean.angle).toBe(0);
  });
});
