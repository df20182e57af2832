import { describe, expect, it } from 'vitest';
import { WORLD_CLOSE } from '#shared/contract/rooms/worldCloseCodes.ts';
import {
  INITIAL_REDUCER_STATE,
  retryDelay,
  connectionReducer,
  type ReducerState,
  type ConnectionEvent,
} from './connectionReducer.ts';

const CONNECT: ConnectionEvent = { kind: 'connect', mapId: 3 };
const ENTERED: ConnectionEvent = { kind: 'entered' };
const LOST: ConnectionEvent = { kind: 'lost', closeCode: 1006 };
const NO_SERVER: ConnectionEvent = { kind: 'failed', atSocket: false, isOnline: true };
const NO_NETWORK: ConnectionEvent = { kind: 'failed', atSocket: false, isOnline: false };
const NO_SOCKET: ConnectionEvent = { kind: 'failed', atSocket: true, isOnline: true };

const after = (...events: readonly ConnectionEvent[]): ReducerState =>
  events.reduce(connectionReducer, INITIAL_REDUCER_STATE);
const statusAfter = (...events: readonly ConnectionEvent[]) => after(...events).status;

describe('the connection to the world', () => {
  it('connects and lives', () => {
    expect(after(CONNECT)).toMatchObject({ status: 'connecting', mapId: 3, attempt: 0 });
    expect(after(CONNECT, ENTERED)).toMatchObject({ status: 'live', mapId: 3, closeCode: null });
  });

  it('is resumed for a moment when it has come back', () => {
    const back = [CONNECT, ENTERED, LOST, NO_SERVER, NO_SERVER, ENTERED] as const;
    expect(after(...back.slice(0, 5))).toMatchObject({ status: 'reconnecting', attempt: 2, closeCode: 1006 });
    expect(after(...back)).toMatchObject({ status: 'resumed', attempt: 0, closeCode: null });
    expect(statusAfter(...back, { kind: 'settled' })).toBe('live');
  });

  it('has nothing to resume before the first entry and on another map', () => {
    expect(statusAfter(CONNECT, NO_SERVER)).toBe('connecting');
    expect(statusAfter(CONNECT, NO_SERVER, ENTERED)).toBe('live');
    expect(statusAfter(CONNECT, ENTERED, { kind: 'travel', mapId: 4 }, NO_SERVER, ENTERED)).toBe('live');
  });

  it('settles nothing but a resumed connection', () => {
    expect(statusAfter(CONNECT, ENTERED, LOST, { kind: 'settled' })).toBe('reconnecting');
  });

  it('says offline while the browser has no network', () => {
    expect(statusAfter(CONNECT, ENTERED, LOST, NO_NETWORK)).toBe('offline');
    expect(statusAfter(CONNECT, ENTERED, LOST, NO_NETWORK, NO_SERVER)).toBe('reconnecting');
  });

  it('says blocked when the server answers three times and no socket gets through', () => {
    expect(statusAfter(CONNECT, NO_SOCKET, NO_SOCKET)).toBe('connecting');
    expect(statusAfter(CONNECT, NO_SOCKET, NO_SOCKET, NO_SOCKET)).toBe('blocked');
    expect(after(CONNECT, NO_SOCKET, NO_SOCKET, NO_SOCKET, NO_SOCKET)).toMatchObject({
      status: 'blocked',
      attempt: 4,
    });
    expect(statusAfter(CONNECT, ENTERED, LOST, NO_SOCKET, NO_SOCKET, NO_SOCKET)).toBe('blocked');
  });

  it('does not take a server that goes away for a blocked socket', () => {
    expect(statusAfter(CONNECT, NO_SOCKET, NO_SOCKET, NO_SERVER, NO_SOCKET, NO_SOCKET)).toBe('connecting');
    expect(statusAfter(CONNECT, NO_SOCKET, NO_SOCKET, NO_SOCKET, NO_SERVER)).toBe('connecting');
  });

  it('comes back from blocked as from any loss', () => {
    const blocked = [NO_SOCKET, NO_SOCKET, NO_SOCKET] as const;
    expect(statusAfter(CONNECT, ...blocked, ENTERED)).toBe('live');
    expect(statusAfter(CONNECT, ENTERED, LOST, ...blocked, ENTERED)).toBe('resumed');
  });

  it.each([
    ['movedToAnotherTab', WORLD_CLOSE.MOVED_TO_ANOTHER_TAB],
    ['kicked', WORLD_CLOSE.SIGNED_OUT],
  ] as const)('ends as %s with code %i', (status, closeCode) => {
    expect(after(CONNECT, ENTERED, { kind: 'lost', closeCode })).toMatchObject({ status, closeCode });
  });

  it('ends as outdated when no room speaks the version of the page', () => {
    expect(statusAfter(CONNECT, ENTERED, LOST, { kind: 'outdated' })).toBe('outdated');
  });

  it('is idle once it is closed', () => {
    expect(after(CONNECT, ENTERED, LOST, { kind: 'close' })).toEqual(INITIAL_REDUCER_STATE);
  });
});

it('doubles, is spread over its upper half, and never passes the cap', () => {
  expect(retryDelay(0, 0)).toBe(125);
  expect(retryDelay(0, 1)).toBe(250);
  expect(retryDelay(3, 1)).toBe(2000);
  expect(retryDelay(5, 1)).toBe(4000);
  expect(retryDelay(100_000, 0)).toBe(2000);
  expect(retryDelay(100_000, 1)).toBe(4000);
});
