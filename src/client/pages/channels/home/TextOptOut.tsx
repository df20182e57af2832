import { useQuery } from '@tanstack/react-query';
import { textMessageQueries, useSaveOptOut } from '#client/net/channels/textMessages.ts';
import { Section } from '#client/ui/layout/Section.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '../frame/channelContext.ts';
import { homeTexts } from './texts.ts';

const { texts } = homeTexts;

/** Whether the member gets text messages of the channel. */
export function TextOptOut() {
  const { id } = useChannel();
  const optOut = useQuery(textMessageQueries.optOut(id));
  const { mutate } = useSaveOptOut(id, {
    onSuccess: (isOptedOut) => showToast({ text: isOptedOut ? texts.off : texts.on, theme: 'success' }),
    // The request layer has shown errors; the switch returns to the saved value.
  });
  if (optOut.data === undefined) return null;
  return (
    <Section aria-label={texts.title}>
      <Switch label={texts.label} checked={!optOut.data} onChange={(isWanted) => mutate(!isWanted)} />
    </Section>
  );
}
