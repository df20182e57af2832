import { captionStore } from '#client/stores/captionStore.ts';
import { deviceSwitch } from './deviceSwitch.ts';

/** Whether sounds are shown as words; without a word they are only heard. */
export const { load: loadCaptions, save: saveCaptions } = deviceSwitch({
  key: 'dolphin-world.captions',
  on: 'on',
  off: 'off',
  set: (isOn) => captionStore.setState({ isOn }),
});
