import { BookOpen, Footprints } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { saveEncountersOff } from '#client/net/localPreferences/encounters.ts';
import { showFirstMinute } from '#client/net/world/tutorials.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { Switch } from '#client/ui/form/Switch.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { useStore } from '#client/ui/useStore.ts';
import { encounterStore } from '#client/stores/encounterStore.ts';
import { shellTexts } from './texts.ts';

const texts = shellTexts.settings.guide;

/** How to play, in pictures, the first minute in the world once more, and whether small events come. */
export function GuideSettings() {
  const { close } = useDialogControl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isOff = useStore(encounterStore, (state) => state.isOff);
  return (
    <section>
      <h3>{texts.title}</h3>
      <Stack gap={3}>
        <Button tone="alt" wide icon={<BookOpen />} onClick={() => openDialog('tutorial', {})}>
          {texts.pictures}
        </Button>
        <Button
          tone="alt"
          wide
          icon={<Footprints />}
          onClick={() => {
            close();
            if (pathname !== paths.world) void navigate(paths.world);
            showFirstMinute(true);
          }}
        >
          {texts.again}
        </Button>
        <Switch
          label={texts.encounters}
          checked={!isOff}
          onChange={(isOn) => {
            requestSound('toggle');
            saveEncountersOff(!isOn);
          }}
        />
      </Stack>
    </section>
  );
}
