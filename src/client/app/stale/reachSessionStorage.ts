/** Session storage, or null where the browser refuses it. */
export function reachSessionStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
