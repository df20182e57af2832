import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { ownerQueries } from '#client/net/queries/ownerQueries.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { acceptOwnership, refuseOwnership } from '#client/net/rest/channels/owners.ts';
import { reloadMe } from '#client/net/rest/people/accounts.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useChannel } from '../frame/channelContext.ts';
import { ownerTexts } from './texts.ts';

const texts = ownerTexts.offer;

/** Whoever is asked to own the class answers here; nothing for all others. */
export function OwnerOffer() {
  const { id, channelName, reload } = useChannel();
  const queries = useQueryClient();
  const ownId = useStore(sessionStore, ({ user }) => user?.userId);
  const { data } = useQuery(ownerQueries.owners(id));
  const answer = useMutation({
    mutationFn: ({ run }: { readonly run: () => Promise<unknown>; readonly done: string }) => run(),
    onSuccess: (_, { done }) => showToast({ text: done, theme: 'success' }),
    onError: (error) => showToast({ text: userMessageOf(error, ownerTexts.actionFailed), theme: 'warning' }),
    onSettled: () =>
      Promise.all([
        reload(),
        reloadMe(),
        queries.invalidateQueries({ queryKey: ownerQueries.owners(id).queryKey }),
      ]),
  });
  const offer = data?.offer;
  if (!offer || offer.memberId !== ownId) return null;
  const from = offer.offeredBy.nickname;
  return (
    <Section title={texts.title} lead={<Crown aria-hidden="true" />}>
      <Text>{offer.isSecond ? texts.second(from, channelName) : texts.handOver(from, channelName)}</Text>
      <Cluster>
        <Text size="small" tone="soft" grow>
          {texts.until(offer.expiresAt)}
        </Text>
        <Button
          tone="alt"
          busy={answer.isPending}
          onClick={() => answer.mutate({ run: () => refuseOwnership(id), done: texts.refused })}
        >
          {texts.refuse}
        </Button>
        <Button
          tone="ok"
          busy={answer.isPending}
          onClick={() => answer.mutate({ run: () => acceptOwnership(id), done: texts.accepted })}
        >
          {texts.accept}
        </Button>
      </Cluster>
    </Section>
  );
}
