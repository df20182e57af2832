import { ArrowRight } from 'lucide-react';
import { Entry } from '#client/ui/list/Entry.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { AiRequest } from '#shared/contract/learning/problemAi.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { aiTexts as texts } from './aiTexts.ts';
import { problemTexts } from './texts.ts';

/** The newest wishes of the channel: waiting, failed and why, or with the way to the draft. */
export function AiRequestList({ requestList }: { readonly requestList: readonly AiRequest[] }) {
  const { channelDomain } = useChannel();
  return (
    <section aria-label={texts.requests}>
      <Stack as="ul" gap={1} aria-live="polite">
        {requestList.map(({ requestId, topic, level, language, state, message, draftId }) => {
          const facts = [problemTexts.languages[language], texts.levelOf(level)].join(' · ');
          return (
            <Entry key={requestId} title={topic} facts={message === '' ? facts : message}>
              {draftId === null ? (
                <Chip>{texts.states[state]}</Chip>
              ) : (
                <ButtonLink
                  size="small"
                  to={paths.channelLmsItem(channelDomain, 'problems', draftId)}
                  icon={<ArrowRight />}
                  label={texts.openDraftOf(topic)}
                >
                  {texts.openDraft}
                </ButtonLink>
              )}
            </Entry>
          );
        })}
      </Stack>
    </section>
  );
}
