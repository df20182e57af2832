import { createDeviceStore } from './createStore.ts';

/** The light by the hour in Seoul, or always the same. */
export const DAYLIGHT_CHOICES = ['clock', 'day', 'dusk'] as const;
export type DaylightChoice = (typeof DAYLIGHT_CHOICES)[number];

/** Whether it is day or dusk in the world, as this device wants it. */
export const daylightStore = createDeviceStore<{ readonly choice: DaylightChoice }>(() => ({
  choice: 'clock',
}));
