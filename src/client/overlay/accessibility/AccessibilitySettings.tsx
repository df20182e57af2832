import { Footprints } from 'lucide-react';
import { saveCaptions } from '#client/net/localPreferences/captions.ts';
import { captionStore } from '#client/stores/captionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { Switch } from '#client/ui/form/Switch.tsx';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { useStore } from '#client/ui/useStore.ts';
import { accessibilityTexts } from './texts.ts';

const texts = accessibilityTexts.settings;

/** Settings of sound captions and of automatic walking. */
export function AccessibilitySettings() {
  const isOn = useStore(captionStore, (state) => state.isOn);
  const { close } = useDialogControl();
  return (
    <section>
      <h3>{texts.title}</h3>
      <Switch
        label={texts.captions}
        checked={isOn}
        onChange={(next) => {
          requestSound('toggle');
          saveCaptions(next);
        }}
      />
      <Button
        tone="alt"
        wide
        icon={<Footprints />}
        onClick={() => {
          close();
          openDialog('walkTo');
        }}
      >
        {texts.go}
      </Button>
    </section>
  );
}
