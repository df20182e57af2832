import { describe, expect, it, onTestFinished } from 'vitest';
import { resetUserData } from './createStore.ts';

/** The stores that the device keeps for its next user. A store is listed here on purpose, never by default. */
const DEVICE_STORES = [
  'captionStore',
  'controlStore',
  'daylightStore',
  'displayStore',
  'encounterStore',
  'powerStore',
  'volumeStore',
];

interface AnyStore {
  getState(): object;
  getInitialState(): object;
  setState(state: object, replace: true): void;
}

const isStore = (value: unknown): value is AnyStore =>
  typeof value === 'object' && value !== null && 'getInitialState' in value;

const modules = Object.entries(
  import.meta.glob<Record<string, unknown>>(['./*Store.ts', '#client/overlay/people/chat/chatView.ts'], {
    eager: true,
  }),
).filter(([path]) => !path.endsWith('/createStore.ts'));

const stores = modules.map(([path, exports]) => ({
  path,
  found: Object.entries(exports).flatMap(([name, store]) => (isStore(store) ? [{ name, store }] : [])),
}));

describe('the next user who signs in', () => {
  it('has a store in every store module', () => {
    expect(stores.filter(({ found }) => found.length !== 1).map(({ path }) => path)).toEqual([]);
  });

  it.each(stores.flatMap(({ found }) => found).filter(({ name }) => !DEVICE_STORES.includes(name)))(
    'finds nothing of the last one in $name',
    ({ store }) => {
      store.setState({ ...store.getInitialState(), ofTheLastUser: true }, true);
      resetUserData();
      expect(store.getState()).toBe(store.getInitialState());
    },
  );

  it.each(stores.flatMap(({ found }) => found).filter(({ name }) => DEVICE_STORES.includes(name)))(
    'finds the device set as it was in $name',
    ({ store }) => {
      onTestFinished(() => store.setState(store.getInitialState(), true));
      const set = { ...store.getInitialState(), ofTheDevice: true };
      store.setState(set, true);
      resetUserData();
      expect(store.getState()).toBe(set);
    },
  );
});

it('no other store is made past the helper, but for what only this screen shows', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const makers = Object.entries(sources).filter(([, source]) =>
    /\bcreateStore\b.*zustand\/vanilla/.test(source),
  );
  expect(makers.map(([path]) => path).toSorted()).toEqual([
    '../net/rooms/user/ownTab.ts',
    '../ui/dialogs/dialogStore.ts',
    '../ui/effects/effectStore.ts',
    '../ui/toast/toastStore.ts',
    './createStore.ts',
  ]);
});
