/** Whether the player asked the system for less motion. */
export const prefersCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
