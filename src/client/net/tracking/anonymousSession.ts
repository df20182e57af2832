import { randomId } from '../randomId.ts';
import { reachLocalStorage } from '../rest/tokenStorage.ts';

const KEY = 'dolphin-world.anonymous-session';
const PATTERN = /^[\da-f]{32}$/;

/** A random number of this browser, made when figures may be sent first. It is told to no route of ours. */
export function anonymousSessionId(storage = reachLocalStorage()): string {
  const kept = storage?.getItem(KEY) ?? '';
  if (PATTERN.test(kept)) return kept;
  const made = randomId();
  storage?.setItem(KEY, made);
  return made;
}

export function forgetAnonymousSession(storage = reachLocalStorage()): void {
  storage?.removeItem(KEY);
}
