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
import { SoundSettings } from './SoundSettings.tsx';
import { shellTexts } from './texts.ts';
import { saveDaylight } from '#client/net/localPreferences/daylight.ts';
import { DAYLIGHT_CHOICES, daylightStore } from '#client/stores/daylightStore.ts';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { useStore } from '#client/ui/useStore.ts';

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

/** Time of day on this device: day, dusk, or by the clock. */
function SkySettings() {
  const { choice } = useStore(daylightStore);

  return (
    <ChoiceField
      label={texts.sky.title}
      options={DAYLIGHT_CHOICES.map((value) => ({ value, label: texts.sky[value] }))}
      value={choice}
      onChange={(value) => {
        requestSound('toggle');
        saveDaylight(value);
      }}
    />
  );
}
