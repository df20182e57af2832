import { useQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { ownerQueries, useAnswerOwnership } from '#client/net/channels/owners.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useChannel } from '../frame/channelContext.ts';
import { ownerTexts } from './texts.ts';

const texts = ownerTexts.offer;

/** The question to somebody who is asked to own the class; nothing for all others. */
export function OwnerOffer() {
  const { id, channelName, channelDomain } = useChannel();
  const ownId = useStore(sessionStore, ({ user }) => user?.userId);
  const { data } = useQuery(ownerQueries.owners(id));
  const answer = useAnswerOwnership(
    { id, channelDomain },
    {
      onSuccess: (_reply, how) =>
        showToast({ text: how === 'accept' ? texts.accepted : texts.refused, theme: 'success' }),
      onError: (error) =>
        showToast({ text: userMessageOf(error, ownerTexts.actionFailed), theme: 'warning' }),
    },
  );
  const offer = data?.offer;
  if (!offer || offer.memberId !== ownId) return null;
  const from = offer.offeredBy.nickname;
  return (
    <Section title={texts.title} lead={<Crown aria-hidden="true" />}>
      <Text>{offer.isSecond ? texts.second(from, channelName) : texts.handOver(from, channelName)}</Text>
      <Cluster>
        <Hint grow>{texts.until(offer.expiresAt)}</Hint>
        <Button tone="alt" busy={answer.isPending} onClick={() => answer.mutate('refuse')}>
          {texts.refuse}
        </Button>
        <Button tone="ok" busy={answer.isPending} onClick={() => answer.mutate('accept')}>
          {texts.accept}
        </Button>
      </Cluster>
    </Section>
  );
}
