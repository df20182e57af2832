import { Footprints } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { showFirstMinute } from '#client/net/rest/world/tutorials.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { shellTexts } from './texts.ts';

const texts = shellTexts.settings.guide;

/** Plays the first minute in the world once more. */
export function GuideSettings() {
  const { close } = useDialogControl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <section>
      <h3>{texts.title}</h3>
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
    </section>
  );
}
