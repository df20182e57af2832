/** A panel that opens beside a list, or above it on a narrow screen, is where one goes on. */
export const focusPanel = (panel: HTMLElement | null): void => panel?.focus();
