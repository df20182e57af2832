import { useStore } from 'zustand/react';
import { savePower } from '#client/net/device/power.ts';
import { powerStore } from '#client/stores/powerStore.ts';
import { Switch } from '#client/ui/form/Switch.tsx';
import { cueSound } from '#client/ui/sound/cueSound.ts';
import { shellTexts } from './texts.ts';

const texts = shellTexts.settings.power;

/** Fewer pictures a second, for a battery that lasts through the lessons. */
export function PowerSettings() {
  const isSaving = useStore(powerStore, (facts) => facts.isSaving);
  return (
    <section>
      <h3>{texts.title}</h3>
      <Switch
        label={texts.saving}
        checked={isSaving}
        onChange={(next) => {
          cueSound('toggle');
          savePower(next);
        }}
      />
    </section>
  );
}
