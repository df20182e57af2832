import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetUserData } from '#client/stores/createStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { userState } from '#client/testSupport/samples.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { connectUser } from './connectUser.ts';

let opened: number;
let closed: number;
let stop: () => void;
let load: Parameters<typeof connectUser>[0];

const signIn = (userId: number) =>
  sessionStore.setState({ state: 'VALID', user: userState({ userId }) }, true);

beforeEach(() => {
  [opened, closed] = [0, 0];
  load = vi.fn(async () => ({
    openUserRoom: () => {
      opened += 1;
      return () => (closed += 1);
    },
  }));
  stop = connectUser(load);
});
afterEach(() => {
  stop();
  resetUserData();
});

it('fetches nothing until somebody is signed in', () => {
  sessionStore.setState({ state: 'INVALID', user: null }, true);
  expect(load).not.toHaveBeenCalled();
});

it('connects while the session is VALID, once', async () => {
  signIn(1);
  await eventually(() => expect(opened).toBe(1));
  sessionStore.setState({ state: 'VALID', user: userState({ userId: 1, level: 2 }) }, true);
  expect([opened, closed]).toEqual([1, 0]);
  sessionStore.setState({ state: 'INVALID', user: null }, true);
  expect([opened, closed]).toEqual([1, 1]);
});

it('gives the next child in the tab a connection of its own', async () => {
  signIn(1);
  await eventually(() => expect(opened).toBe(1));
  signIn(2);
  expect(closed).toBe(1);
  await eventually(() => expect(opened).toBe(2));
  expect(closed).toBe(1);
});

it('opens nothing for a child who has left before the connection was fetched', async () => {
  signIn(1);
  sessionStore.setState({ state: 'INVALID', user: null }, true);
  signIn(2);
  await eventually(() => expect(opened).toBe(1));
  expect(load).toHaveBeenCalledTimes(2);
  expect(closed).toBe(0);
});
