import { expect, test } from 'vitest';
import { SignInThrottle } from './SignInThrottle.ts';

const fail = (throttle: SignInThrottle, times: number, address = '1.2.3.4') =>
  Array.from({ length: times }, () => throttle.attempt('coral', address, 0)).at(-1);

test('five failures are free, then the delay doubles up to five minutes', () => {
  const throttle = new SignInThrottle();
  expect(fail(throttle, 5)).toBe(0);
  let now = 0;
  const delays = Array.from({ length: 9 }, () => {
    const delay = throttle.attempt('coral', '1.2.3.4', now);
    now += delay;
    throttle.attempt('coral', '1.2.3.4', now);
    return delay / 1000;
  });
  expect(delays).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
});

test('another address, another name and the address after a success wait for nothing', () => {
  const throttle = new SignInThrottle();
  expect(fail(throttle, 6)).toBeGreaterThan(0);
  expect(throttle.attempt('coral', '4.3.2.1', 0)).toBe(0);
  expect(throttle.attempt('shell', '1.2.3.4', 0)).toBe(0);
  throttle.succeed('coral', '1.2.3.4');
  expect(fail(throttle, 5)).toBe(0);
});

/** Guesses at one name, each from an address of its own. */
const guess = (throttle: SignInThrottle, times: number, now = 0) =>
  Array.from({ length: times }, (_, index) => throttle.attempt('coral', `10.0.${now}.${index}`, now));

test('guesses from many addresses are delayed by a minute each after thirty', () => {
  const throttle = new SignInThrottle();
  expect(guess(throttle, 33)).toEqual([...Array<number>(30).fill(0), 60_000, 60_000, 60_000]);
  expect(guess(throttle, 3, 60_000)).toEqual([0, 60_000, 60_000]);
  expect(throttle.attempt('shell', '10.0.0.1', 0)).toBe(0);
});

test('an address from which the right password came once passes by the guesses of others', () => {
  const throttle = new SignInThrottle();
  throttle.attempt('coral', '1.2.3.4', 0);
  throttle.succeed('coral', '1.2.3.4');
  guess(throttle, 40);
  expect(throttle.attempt('coral', '4.3.2.1', 0)).toBeGreaterThan(0);
  expect(fail(throttle, 5)).toBe(0);
  // Its own failures still count.
  expect(fail(throttle, 1)).toBe(5_000);
});

test('failures are forgotten after an hour without another', () => {
  const throttle = new SignInThrottle();
  fail(throttle, 4);
  expect(throttle.attempt('coral', '1.2.3.4', 3_600_000)).toBe(0);
  expect(throttle.attempt('coral', '1.2.3.4', 3_600_000)).toBe(0);
});
