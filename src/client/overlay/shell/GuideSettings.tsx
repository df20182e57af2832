import { BookOpen, Footprints } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { showFirstMinute } from '#client/net/world/tutorials.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { shellTexts } from './texts.ts';

const texts = shellTexts.settings.guide;

/** How to play, in pictures, and the first minute in the world once more. */
export function GuideSettings() {
  const { close } = useDialogControl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
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
      </Stack>
    </section>
  );
}
