import type { KeyboardEvent } from 'react';

/** A key held down turns one page and agrees to nothing. */
export function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
