import { randomId } from '../randomId.ts';

const KEY = 'dolphin-world.anonymous-session';

/** Random id of this browser, kept in local storage; it names nobody and ties the log lines of one visit together. */
export function readAnonymousSessionId(storage: Storage | null): string {
  const kept = storage?.getItem(KEY);
  if (kept) return kept;
  const id = randomId();
  storage?.setItem(KEY, id);
  return id;
}
