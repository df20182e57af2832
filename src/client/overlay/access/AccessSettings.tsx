import { Footprints } from 'lucide-react';
import { useStore } from 'zustand/react';
import { saveCaptions } from '#client/net/device/captions.ts';
import { captionStore } from '#client/stores/captionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { Switch } from '#client/ui/form/Switch.tsx';
import { cueSound } from '#client/ui/sound/cueSound.ts';
import { accessTexts } from './texts.ts';

const texts = accessTexts.settings;

/** Sounds to read, and walking without steering. */
export function AccessSettings() {
  const isOn = useStore(captionStore, (facts) => facts.isOn);
  const { close } = useDialogControl();
  return (
    <section>
      <h3>{texts.title}</h3>
      <Switch
        label={texts.captions}
        checked={isOn}
        onChange={(next) => {
          cueSound('toggle');
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
