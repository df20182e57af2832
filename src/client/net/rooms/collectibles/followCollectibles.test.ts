import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectibleStore } from '#client/stores/collectibleStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { CollectibleConnection } from './CollectibleConnection.ts';
import { followCollectibles } from './followCollectibles.ts';

const experience = { level: 2, levelExp: 5, requiredLevelPoint: 125 };
const onMap = {
  mapId: 1,
  shells: [
    { shellId: 3, kind: 'pearl' as const },
    { shellId: 7, kind: 'conch' as const },
  ],
  shellsToday: 8,
  secretIds: [1],
};

let connection: CollectibleConnection;
let stop: () => void;

beforeEach(() => {
  connection = new CollectibleConnection();
  stop = followCollectibles(connection);
  connection.mapChanged.emit(onMap);
});
afterEach(() => {
  stop();
  walletStore.setState({ point: null, experience: null });
});

const state = () => collectibleStore.getState();

it('takes a collected shell off the ground and the points into the purse', () => {
  connection.shellCollected.emit({ shellId: 3, gained: 10, point: 310 });
  expect(state().onMap?.shells).toEqual([{ shellId: 7, kind: 'conch' }]);
  expect(walletStore.getState().point).toBe(310);
});

it('takes one that had been collected before off the ground, and no more', () => {
  walletStore.setState({ point: 5 });
  connection.shellCollected.emit({ shellId: 3, gained: 0, point: 3 });
  expect(state().onMap?.shells).toHaveLength(1);
  expect(walletStore.getState().point).toBe(5);
});

it('shows a secret spot that is new, with its reward', () => {
  connection.secretFound.emit({ secretId: 2, gained: { point: 30, exp: 20 }, point: 330, experience });
  expect(state().onMap?.secretIds).toEqual([1, 2]);
  expect(state().news).toMatchObject({ secretId: 2, gained: { point: 30 } });
  expect(walletStore.getState()).toEqual({ point: 330, experience });
});
