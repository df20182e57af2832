import { describe, expect, it } from 'vitest';
import { createRandom } from '#shared/simulation/createRandom.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { Scene, type WatchedFrame } from './Scene.ts';

const { LEFT, RIGHT, JUMP } = INPUT;

/** Walks, turns, jumps high and low, and rests: what a child does in four seconds, over and over. */
const WAY: readonly (readonly [bits: number, ticks: number])[] = [
  [RIGHT, 50],
  [RIGHT | JUMP, 24],
  [RIGHT, 30],
  [0, 25],
  [LEFT, 40],
  [LEFT | JUMP, 6],
  [LEFT, 36],
  [0, 30],
];
const way = WAY.flatMap(([bits, ticks]) => Array<number>(ticks).fill(bits));
const asAChild = (tick: number) => way[tick % way.length] ?? 0;
const onward = (tick: number) => (tick < 30 ? 0 : RIGHT);

const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Infinity;
const errors = (frames: readonly WatchedFrame[]) => frames.map(({ error }) => error);
const behind = (frames: readonly WatchedFrame[]) => frames.flatMap((frame) => frame.behind ?? []);
const steps = (frames: readonly WatchedFrame[]) =>
  frames.slice(1).map(({ x }, index) => x - (frames[index]?.x ?? x));

describe("another player, against that player's own screen", () => {
  it('is drawn where it was, on an even line', () => {
    const frames = new Scene({ keys: asAChild }).run(12_000).between(1000);
    expect(p95(errors(frames))).toBeLessThan(2);
    expect(Math.max(...behind(frames))).toBeLessThan(20);
  });

  it('is drawn where it was, though a busy server steps now one tick and now seven', () => {
    const random = createRandom(7);
    const patchGap = () => 15 + random() * 100;
    const frames = new Scene({ keys: asAChild, patchGap }).run(20_000).between(2000);
    expect(p95(errors(frames))).toBeLessThan(6);
    expect(p95(behind(frames))).toBeLessThan(25);
  });

  it('is drawn where it was, on an uneven line of 100 ms there and back', () => {
    const random = createRandom(8);
    const frames = new Scene({ keys: asAChild, way: () => 50 + random() * 25 }).run(20_000).between(2000);
    expect(p95(errors(frames))).toBeLessThan(4);
  });

  it('is drawn where it was, on a very uneven line of 400 ms there and back', () => {
    const random = createRandom(9);
    const frames = new Scene({ keys: asAChild, way: () => 200 + random() * 80 }).run(20_000).between(3000);
    expect(p95(errors(frames))).toBeLessThan(2);
    expect(Math.max(...errors(frames))).toBeLessThan(20);
  });

  it('never goes back after a second of silence: it goes on, waits, and is in step half a second later', () => {
    const scene = new Scene({ keys: onward, silence: [3000, 4000] }).run(6000);
    expect(Math.min(...steps(scene.between(1000)))).toBeGreaterThanOrEqual(0);
    const before = p95(behind(scene.between(2000, 3000)));
    // Keys that came at 4000 were stepped up to 50 ms later, and took 20 more.
    expect(Math.max(...behind(scene.between(4570)))).toBeLessThan(before + 4);
    expect(p95(errors(scene.between(4570)))).toBeLessThan(2);
  });

  it('does not run ahead when many ticks come at once from a page that stood still', () => {
    for (const ms of [150, 400, 1500]) {
      const scene = new Scene({ keys: onward, freeze: [3000, 3000 + ms] }).run(6000);
      // A guess of a moment was wrong, and is taken back little by little.
      expect(Math.min(...steps(scene.between(1000))), `${ms} ms`).toBeGreaterThan(-2);
      expect(Math.max(...steps(scene.between(1000))), `${ms} ms`).toBeLessThan(30);
      expect(p95(errors(scene.between(4000 + ms))), `${ms} ms`).toBeLessThan(2);
    }
  });

  it('makes a wrong guess good without a jump: whoever turned in the silence is led back', () => {
    const keys = (tick: number) => (tick < 178 ? onward(tick) : LEFT);
    const scene = new Scene({ keys, silence: [3000, 3400] }).run(6000);
    const back = steps(scene.between(2900)).map((step) => Math.abs(step));
    expect(Math.max(...back)).toBeLessThan(30);
    expect(p95(errors(scene.between(4000)))).toBeLessThan(2);
  });
});
