import { isServerReachable } from '#client/net/isServerReachable.ts';

const RELOADED_AT = 'dolphin-world.reloaded-at';
/** A second failure so soon after a reload is not cured by another one. */
const AGAIN_MS = 60_000;
/** Ends the time of a reload once the notice was shown. */
const REPORTED = '.0';

/**
 * After a deployment the old page requests chunks that no longer exist: it reloads once and shows a notice. When that
 * does not help, the error page stays. Without a reachable server nothing is reloaded: a running page recovers by
 * itself, one that fails to load does not.
 */
export function watchStaleChunks(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  const storage = reachSessionStorage();
  if (!storage || !(await isServerReachable())) return;
  // Checked last: several chunks fail together, and only the first one reloads.
  if (!mayReload(storage.getItem(RELOADED_AT), Date.now())) return;
  storage.setItem(RELOADED_AT, String(Date.now()));
  window.location.reload();
}

/** Pure: whether the last reload is long enough ago. */
export function mayReload(reloadedAt: string | null, now: number): boolean {
  return reloadedAt === null || now - Number(reloadedAt) > AGAIN_MS;
}

/** True once after such a reload, for the notice. */
export function wasJustReloaded(now = Date.now()): boolean {
  const storage = reachSessionStorage();
  const reloadedAt = storage?.getItem(RELOADED_AT) ?? null;
  if (reloadedAt === null || reloadedAt.endsWith(REPORTED)) return false;
  storage?.setItem(RELOADED_AT, `${reloadedAt}${REPORTED}`);
  return now - Number(reloadedAt) < AGAIN_MS;
}

/** Session storage, or null where the browser refuses it. */
function reachSessionStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
