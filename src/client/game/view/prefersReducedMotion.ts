import { displayStore } from '#client/stores/displayStore.ts';

/** Whether the player asked for less motion: the system, or the setting of this device. */
export const prefersReducedMotion = (): boolean =>
  displayStore.getState().lessMotion || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
