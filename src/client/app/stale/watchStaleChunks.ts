import { serverAnswers } from '#client/net/serverAnswers.ts';
import { reachSessionStorage } from './reachSessionStorage.ts';

const RELOADED_AT = 'dolphin-world.reloaded-at';
/** A second failure so soon after a reload is not cured by another one. */
const AGAIN_MS = 60_000;

/**
 * After a new version was put out, the old page asks for chunks that are gone: it reloads once and says so.
 * When that did not help, the failure stays with the error page. Without a server nothing is reloaded: the page that
 * is there comes back by itself, one that could not be loaded would not.
 */
export function watchStaleChunks(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  const storage = reachSessionStorage();
  if (!storage || !(await serverAnswers())) return;
  // Asked last: chunks fail together, and the first of them reloads for all.
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
  if (reloadedAt === null || reloadedAt.endsWith(TOLD)) return false;
  storage?.setItem(RELOADED_AT, `${reloadedAt}${TOLD}`);
  return now - Number(reloadedAt) < AGAIN_MS;
}

const TOLD = '.0';
