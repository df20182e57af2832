import { useMutation, useQueryClient } from '@tanstack/react-query';
import { channelQueries } from '#client/net/queries/channelQueries.ts';
import { saveVisibleState } from '#client/net/rest/channels/channels.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { VISIBLE_STATES, type VisibleState } from '#shared/contract/channels/channelFields.ts';
import type { ChannelEntity } from '#shared/contract/channels/channels.ts';
import { createTexts } from '../create/texts.ts';
import { useChannel } from '../frame/channelContext.ts';
import { settingsTexts as texts } from './texts.ts';

const STATES = VISIBLE_STATES.map((value) => ({ value, label: createTexts.visibleStates[value] }));

/** Who may see the channel; saved with the choice. */
export function VisibleStateForm({ state }: { readonly state: VisibleState }) {
  const { id, reload } = useChannel();
  const queries = useQueryClient();
  const { queryKey } = channelQueries.entity(id);
  const show = (dolphinVisibleState: VisibleState) =>
    queries.setQueryData<ChannelEntity>(
      queryKey,
      (entity) => entity && { ...entity, info: { ...entity.info, dolphinVisibleState } },
    );
  const { mutate } = useMutation({
    // In sequence, so that the last choice wins.
    scope: { id: 'visibleState' },
    mutationFn: (wished: VisibleState) => saveVisibleState(id, wished),
    onMutate: show,
    onSuccess: async () => {
      showToast({ text: texts.saved, theme: 'success' });
      await reload();
    },
    // The request layer has shown the error; the choice returns to what is saved.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  return (
    <Section>
      <ChoiceField
        label={texts.visibility}
        options={STATES}
        value={state}
        onChange={(value) => mutate(value)}
      />
      <Text size="small" tone="soft">
        {createTexts.visibleHints[state]}
      </Text>
    </Section>
  );
}
