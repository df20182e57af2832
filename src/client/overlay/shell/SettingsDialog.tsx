import { Facts } from '#client/ui/text/Facts.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { AccessibilitySettings } from '../accessibility/AccessibilitySettings.tsx';
import { useTouchDevice } from '#client/ui/keys/useTouchDevice.ts';
import { GuideSettings } from './GuideSettings.tsx';
import { KeySettings } from './KeySettings.tsx';
import { PowerSettings } from './PowerSettings.tsx';
import styles from './Settings.module.css';
import { AccountSettings } from './settings/AccountSettings.tsx';
import { DisplaySettings } from './settings/DisplaySettings.tsx';
import { SafeChatSettings } from './settings/SafeChatSettings.tsx';
import { TrackingSettings } from './settings/TrackingSettings.tsx';
import { SkySettings } from './SkySettings.tsx';
import { SoundSettings } from './SoundSettings.tsx';
import { shellTexts } from './texts.ts';

const texts = shellTexts.settings;

/** All settings, help, the account, and signing out. */
export function SettingsDialog() {
  const isTouch = useTouchDevice();

  return (
    <Dialog title={texts.title} titleTone="sea" width="small">
      <Stack gap={5} className={styles.settings}>
        <SoundSettings />
        <SkySettings />
        <DisplaySettings />
        <AccessibilitySettings />
        <SafeChatSettings />
        <GuideSettings />
        {isTouch ? <TouchWays /> : <KeySettings />}
        <PowerSettings />
        <TrackingSettings />
        <AccountSettings />
      </Stack>
    </Dialog>
  );
}

/** In place of the keys, where there are none. */
function TouchWays() {
  return (
    <section>
      <h3>{texts.touch.title}</h3>
      <Facts items={texts.touch.ways.map(({ what, how }) => ({ term: what, value: how }))} />
    </section>
  );
}
