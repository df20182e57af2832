import { useState } from 'react';
import { saveTracking } from '#client/net/people/thirdParties.ts';
import { trackingStore } from '#client/stores/trackingStore.ts';
import { Switch } from '#client/ui/form/Switch.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { shellTexts } from '../texts.ts';

const texts = shellTexts.settings.tracking;

/** The switch that gives a consent to figures of use or takes it back; nothing when there is none to give. */
export function TrackingSettings() {
  const tracking = useStore(trackingStore, (state) => state.tracking);
  const [busy, setBusy] = useState(false);
  if (!tracking?.isOffered) return null;
  const save = async (isGiven: boolean) => {
    setBusy(true);
    try {
      await saveTracking(isGiven);
    } catch {
      showToast({ text: texts.failed, theme: 'warning' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section>
      <h3>{texts.title}</h3>
      <Switch
        label={texts.label}
        checked={tracking.consent === 'GIVEN'}
        disabled={busy}
        onChange={(isGiven) => void save(isGiven)}
      />
      <p>{texts.about}</p>
    </section>
  );
}
