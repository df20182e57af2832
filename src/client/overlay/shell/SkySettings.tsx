import { saveDaylight } from '#client/net/localPreferences/daylight.ts';
import { DAYLIGHT_CHOICES, daylightStore } from '#client/stores/daylightStore.ts';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { useStore } from '#client/ui/useStore.ts';
import { shellTexts } from './texts.ts';

const texts = shellTexts.settings.sky;

/** Time of day on this device: day, dusk, or by the clock. */
export function SkySettings() {
  const { choice } = useStore(daylightStore);

  return (
    <ChoiceField
      label={texts.title}
      options={DAYLIGHT_CHOICES.map((value) => ({ value, label: texts[value] }))}
      value={choice}
      onChange={(value) => {
        requestSound('toggle');
        saveDaylight(value);
      }}
    />
  );
}
