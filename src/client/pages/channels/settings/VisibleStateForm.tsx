import { useSaveVisibleState } from '#client/net/channels/channels.ts';
import { Hint } from '#client/ui/text/Text.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { VISIBLE_STATES, type VisibleState } from '#shared/contract/channels/channelFields.ts';
import { createTexts } from '../create/texts.ts';
import { useChannel } from '../frame/channelContext.ts';
import { settingsTexts as texts } from './texts.ts';

const STATES = VISIBLE_STATES.map((value) => ({ value, label: createTexts.visibleStates[value] }));

/** The choice of those who may see the channel; saved with the choice. */
export function VisibleStateForm({ state }: { readonly state: VisibleState }) {
  const { id, reload } = useChannel();
  // The request layer has shown errors; the choice returns to what is saved.
  const { mutate } = useSaveVisibleState(id, {
    onSuccess: async () => {
      showToast({ text: texts.saved, theme: 'success' });
      await reload();
    },
  });
  return (
    <Section>
      <ChoiceField
        label={texts.visibility}
        options={STATES}
        value={state}
        onChange={(value) => mutate(value)}
      />
      <Hint>{createTexts.visibleHints[state]}</Hint>
    </Section>
  );
}
