import { useStore } from 'zustand/react';
import { saveDaylight } from '#client/net/device/daylight.ts';
import { DAYLIGHT_CHOICES, daylightStore } from '#client/stores/daylightStore.ts';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { cueSound } from '#client/ui/sound/cueSound.ts';
import { shellTexts } from './texts.ts';

const texts = shellTexts.settings.sky;

/** Day, dusk, or what the clock says, on this device. */
export function SkySettings() {
  const { choice } = useStore(daylightStore);

  return (
    <ChoiceField
      label={texts.title}
      options={DAYLIGHT_CHOICES.map((value) => ({ value, label: texts[value] }))}
      value={choice}
      onChange={(value) => {
        cueSound('toggle');
        saveDaylight(value);
      }}
    />
  );
}
