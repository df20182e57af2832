const KEY = 'dolphin-world.anonymous-session';

/** Random id of this browser, kept in local storage; it names nobody and ties the log lines of one visit together. */
export function readAnonymousSessionId(storage: Storage | null): string {
  const kept = storage?.getItem(KEY);
  if (kept) return kept;
  const id = randomId();
  storage?.setItem(KEY, id);
  return id;
}

/** `crypto.randomUUID` exists in secure contexts only; schools reach test servers over plain http. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
