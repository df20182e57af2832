import { encounterStore } from '#client/stores/encounterStore.ts';
import { onOffPreference } from './onOffPreference.ts';

/** Whether small events on the maps are switched off; without a word they come. */
export const { load: loadEncountersOff, save: saveEncountersOff } = onOffPreference({
  key: 'dolphin-world.encounters',
  on: 'off',
  off: 'on',
  set: (isOff) => encounterStore.setState({ isOff }),
});
