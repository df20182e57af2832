import { createStore, type StoreApi } from 'zustand/vanilla';

const resets = new Set<() => void>();

/** A store of facts about the signed-in user: `resetUserData` takes it back to how it began. */
export function createUserStore<T>(initial: () => T): StoreApi<T> {
  const store = createStore(initial);
  onUserReset(() => store.setState(store.getInitialState(), true));
  return store;
}

/** A store of this device's settings (volumes, keys, captions): it belongs to no user and stays at sign-out. */
export function createDeviceStore<T>(initial: () => T): StoreApi<T> {
  return createStore(initial);
}

/** Registers what else has to be forgotten with a user, such as a cache. */
export function onUserReset(reset: () => void): void {
  resets.add(reset);
}

/** Forgets everything about a user. Called at sign-out, when a session is found INVALID and when the account changes. */
export function resetUserData(): void {
  for (const reset of resets) reset();
}
