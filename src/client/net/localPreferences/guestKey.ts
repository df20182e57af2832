import { reachLocalStorage } from '../rest/tokenStorage.ts';

/** The progress of a guest in local storage. */
export const GUEST_KEY = 'dolphin-world.guest';

/** Whether there may be some to hand in; the first page knows no more of it. */
export const hasGuestKey = (): boolean => (reachLocalStorage()?.getItem(GUEST_KEY) ?? null) !== null;
