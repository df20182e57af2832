import { afterEach, beforeEach, expect, it } from 'vitest';
import { placeStore } from '#client/stores/placeStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { TICK_MS } from '#shared/simulation/feel.ts';
import { followPlaces } from './followPlaces.ts';
import { PlaceLine } from './PlaceLine.ts';

const experience = { level: 2, levelExp: 5, requiredLevelPoint: 125 };
const place = {
  mapId: 1,
  shells: [
    { shellId: 3, kind: 'pearl' as const },
    { shellId: 7, kind: 'conch' as const },
  ],
  shellsToday: 8,
  secretIds: [1],
};

let line: PlaceLine;
let stop: () => void;

beforeEach(() => {
  line = new PlaceLine();
  stop = followPlaces(line, () => 10_000);
  line.placeTold.emit(place);
});
afterEach(() => {
  stop();
  walletStore.setState({ point: null, experience: null });
});

const facts = () => placeStore.getState();

it('takes a collected shell off the ground and the points into the purse', () => {
  line.shellCollected.emit({ shellId: 3, gained: 10, point: 310 });
  expect(facts().place?.shells).toEqual([{ shellId: 7, kind: 'conch' }]);
  expect(walletStore.getState().point).toBe(310);
});

it('takes one that had been collected before off the ground, and no more', () => {
  walletStore.setState({ point: 5 });
  line.shellCollected.emit({ shellId: 3, gained: 0, point: 3 });
  expect(facts().place?.shells).toHaveLength(1);
  expect(walletStore.getState().point).toBe(5);
});

it('tells of a secret spot that is new, with its reward', () => {
  line.secretFound.emit({ secretId: 2, gained: { point: 30, exp: 20 }, point: 330, experience });
  expect(facts().place?.secretIds).toEqual([1, 2]);
  expect(facts().news).toMatchObject({ kind: 'secret', mapId: 1 });
  expect(walletStore.getState()).toEqual({ point: 330, experience });
});

it('runs a clock from the time that the server counts', () => {
  line.runTold.emit({ courseId: 1, ticks: 60, gates: 1, end: null });
  expect(facts().run).toEqual({ courseId: 1, startedAt: 10_000 - 60 * TICK_MS, gates: 1 });
  line.runTold.emit({ courseId: 1, ticks: 90, gates: 1, end: 'fell' });
  expect(facts().run).toBeNull();
  expect(facts().news).toMatchObject({ kind: 'runEnded', end: 'fell' });
});

it('takes the result, and the balance only when it was confirmed', () => {
  walletStore.setState({ point: 5 });
  line.runFinished.emit({ courseId: 1, ticks: 400, ranked: null });
  expect(walletStore.getState().point).toBe(5);
  const first = facts().news?.newsId ?? 0;
  const gained = { point: 50, exp: 30 };
  line.runFinished.emit({
    courseId: 1,
    ticks: 400,
    ranked: { runClass: 'PLAIN', best: 400, isBest: true, rank: 1, gained, point: 55, experience },
  });
  expect(walletStore.getState()).toEqual({ point: 55, experience });
  expect(facts().news?.newsId).toBe(first + 1);
});

it('stops the clock when the line is lost, and keeps what lies there', () => {
  line.runTold.emit({ courseId: 1, ticks: 60, gates: 0, end: null });
  line.detach();
  expect(facts()).toMatchObject({ run: null, place });
});
