import { powerStore } from '#client/stores/powerStore.ts';
import { onOffPreference } from './onOffPreference.ts';

/** Whether the battery is spared; without a word it is not. */
export const { load: loadPower, save: savePower } = onOffPreference({
  key: 'dolphin-world.power',
  on: 'saving',
  off: 'full',
  set: (isOn) => powerStore.setState({ isSaving: isOn }),
});
