const MINUTE_MS = 60_000;

/** A moment as `<input type="datetime-local">` has it, in the time of this device; empty for none. */
export function localTime(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

/** The moment that such an input says; null for none and for what is no time. */
export function utcTime(value: string): string | null {
  const date = new Date(value);
  return value === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
