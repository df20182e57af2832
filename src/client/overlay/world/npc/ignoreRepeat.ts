import type { KeyboardEvent } from 'react';

/** Ignores key repeat: a key held down turns one page and confirms nothing. */
export function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
