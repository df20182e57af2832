import { captionStore } from '#client/stores/captionStore.ts';
import { onOffPreference } from './onOffPreference.ts';

/** Whether captions of sounds are shown; off by default. */
export const { load: loadCaptions, save: saveCaptions } = onOffPreference({
  key: 'dolphin-world.captions',
  on: 'on',
  off: 'off',
  set: (isOn) => captionStore.setState({ isOn }),
});
