import { savePower } from '#client/net/localPreferences/power.ts';
import { powerStore } from '#client/stores/powerStore.ts';
import { Switch } from '#client/ui/form/Switch.tsx';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { useStore } from '#client/ui/useStore.ts';
import { shellTexts } from './texts.ts';

const texts = shellTexts.settings.power;

/** Fewer frames a second and a still sea behind the pages, to save the battery. */
export function PowerSettings() {
  const isSaving = useStore(powerStore, (state) => state.isSaving);
  return (
    <section>
      <h3>{texts.title}</h3>
      <Switch
        label={texts.saving}
        checked={isSaving}
        onChange={(next) => {
          requestSound('toggle');
          savePower(next);
        }}
      />
    </section>
  );
}
