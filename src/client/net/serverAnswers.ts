/** Whether the server can be reached at all. If so, what it did not give out is gone for good, not only for now. */
export async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
