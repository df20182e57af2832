import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { textMessageQueries, useSetOutbox } from '#client/net/channels/textMessages.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { SANDBOX_BEHAVIOURS, type SandboxBehaviour } from '#shared/contract/channels/textMessages.ts';
import { TextMessageCard } from './TextMessageCard.tsx';
import { messagesTexts as texts } from './texts.ts';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

const BEHAVIOURS = SANDBOX_BEHAVIOURS.map((value) => ({ value, label: texts.behaviours[value] }));
const clock = seoulFormat({ dateStyle: 'short', timeStyle: 'medium' });

/** The sandbox in place of a carrier: what it took, and how it is to fail. Development alone has it. */
export function Outbox() {
  const outbox = useQuery(textMessageQueries.outbox());
  // The choice shows at once and does not jump back until the list is read again.
  const [chosen, setChosen] = useState<SandboxBehaviour>();
  const set = useSetOutbox({
    onSuccess: () => showToast({ text: texts.behaviourSet, theme: 'success' }),
    onSettled: () => setChosen(undefined),
  });
  return (
    <ListBody query={outbox} failed={texts.failedOutbox}>
      {({ behaviour, outboxList }) => (
        <>
          <ChoiceField
            label={texts.behaviour}
            options={BEHAVIOURS}
            value={chosen ?? behaviour}
            onChange={(next) => {
              setChosen(next);
              set.mutate(next);
            }}
          />
          {outboxList.length === 0 && <EmptyState title={texts.noOutbox} />}
          <Stack as="ul" gap={2} aria-label={texts.tab.OUTBOX}>
            {outboxList.map(({ id, to, text, state, createdAt }) => (
              <TextMessageCard
                key={id}
                name={to}
                about={<time dateTime={createdAt}>{clock.format(new Date(createdAt))}</time>}
                content={text}
                state={state}
                stateText={texts.outboxStates[state] ?? state}
              />
            ))}
          </Stack>
        </>
      )}
    </ListBody>
  );
}
