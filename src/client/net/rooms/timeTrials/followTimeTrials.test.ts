import { afterEach, beforeEach, expect, it } from 'vitest';
import { timeTrialStore } from '#client/stores/timeTrialStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { TICK_MS } from '#shared/simulation/feel.ts';
import { followTimeTrials } from './followTimeTrials.ts';
import { TimeTrialConnection } from './TimeTrialConnection.ts';

const experience = { level: 2, levelExp: 5, requiredLevelPoint: 125 };

let connection: TimeTrialConnection;
let stop: () => void;

beforeEach(() => {
  connection = new TimeTrialConnection();
  stop = followTimeTrials(connection, () => 10_000);
});
afterEach(() => {
  stop();
  walletStore.setState({ point: null, experience: null });
});

const state = () => timeTrialStore.getState();

it('runs a clock from the time that the server counts', () => {
  connection.runChanged.emit({ courseId: 1, ticks: 60, gates: 1, end: null });
  expect(state().run).toEqual({
    courseId: 1,
    startedAt: 10_000 - 60 * TICK_MS,
    gates: 1,
    split: null,
    ghost: null,
    rival: null,
  });
  connection.runChanged.emit({ courseId: 1, ticks: 90, gates: 1, end: 'fell' });
  expect(state()).toEqual({ run: null, news: { kind: 'ended', end: 'fell' } });
});

it('takes the result, and the balance only when it was confirmed', () => {
  walletStore.setState({ point: 5 });
  connection.runFinished.emit({ courseId: 1, ticks: 400, ranked: null });
  expect(walletStore.getState().point).toBe(5);
  const first = state().news;
  const gained = { point: 50, exp: 30 };
  connection.runFinished.emit({
    courseId: 1,
    ticks: 400,
    ranked: { runClass: 'PLAIN', best: 400, isBest: true, rank: 1, gained, point: 55, experience },
  });
  expect(walletStore.getState()).toEqual({ point: 55, experience });
  expect(state().news).not.toBe(first);
});

it('counts down to a start that is still to come, and keeps the ghost until the end', () => {
  const ghost = { ticks: 400, path: [[10, 20] as [number, number]], gates: [88] };
  connection.countedDown.emit({ courseId: 1, startTick: 900, ticksLeft: 180, ghost, rival: null });
  expect(state().run).toEqual({
    courseId: 1,
    startedAt: 10_000 + 180 * TICK_MS,
    gates: 0,
    split: null,
    ghost,
    rival: null,
  });
  connection.runChanged.emit({ courseId: 1, ticks: 60, gates: 1, end: null });
  expect(state().run?.ghost).toBe(ghost);
  expect(state().run?.split).toBe(-28);
  connection.runFinished.emit({ courseId: 1, ticks: 430, ranked: null });
  expect(state().news).toMatchObject({ kind: 'finished', split: 30 });
});

it('stops the clock when the connection is lost', () => {
  connection.runChanged.emit({ courseId: 1, ticks: 60, gates: 0, end: null });
  connection.detach();
  expect(state().run).toBeNull();
});
