import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { memberQueries } from '#client/net/queries/memberQueries.ts';
import { ownerQueries } from '#client/net/queries/ownerQueries.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { listMembers } from '#client/net/rest/channels/members.ts';
import { offerOwnership, stepDown, withdrawOwnership } from '#client/net/rest/channels/owners.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { Owners } from '#shared/contract/channels/memberOwners.ts';
import { useChannel } from '../frame/channelContext.ts';
import { ownerTexts as texts } from './texts.ts';

type Way = 'HAND_OVER' | 'SECOND';
const WAYS = (['HAND_OVER', 'SECOND'] as const).map((value) => ({ value, label: texts.ways[value] }));

/** Whose the class is, and how it comes into other hands. For owners. */
export function OwnersSection() {
  const { id } = useChannel();
  const owners = useQuery(ownerQueries.owners(id));
  return (
    <Section title={texts.title} note={texts.lead}>
      <ListBody query={owners} failed={texts.failed}>
        {(shown) => <Hands owners={shown} />}
      </ListBody>
    </Section>
  );
}

/** Does something to the owners: says so, and shows what the server answers. */
function useOwnerAction() {
  const { id, reload } = useChannel();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ run }: { readonly run: () => Promise<Owners>; readonly done: string }) => run(),
    onSuccess: async (owners, { done }) => {
      queries.setQueryData(ownerQueries.owners(id).queryKey, owners);
      showToast({ text: done, theme: 'success' });
      await reload();
    },
    onError: (error) => {
      showToast({ text: userMessageOf(error, texts.actionFailed), theme: 'warning' });
      void queries.invalidateQueries({ queryKey: ownerQueries.owners(id).queryKey });
    },
  });
}

function Hands({ owners: { ownerList, offer } }: { readonly owners: Owners }) {
  const { id } = useChannel();
  const { mutate, isPending } = useOwnerAction();
  return (
    <>
      <Text>
        <b>{texts.owners}</b> {ownerList.map(({ nickname }) => nickname).join(', ')}
      </Text>
      {offer ? (
        <Cluster>
          <Text role="status" grow>
            {texts.waiting(offer.nickname, offer.expiresAt)}
          </Text>
          <Button
            tone="alt"
            busy={isPending}
            onClick={() => mutate({ run: () => withdrawOwnership(id), done: texts.withdrawn })}
          >
            {texts.withdraw}
          </Button>
        </Cluster>
      ) : (
        <OfferForm />
      )}
      {ownerList.length > 1 && (
        <Button
          tone="alt"
          busy={isPending}
          onClick={() =>
            openDialog('confirm', {
              title: texts.stepDownTitle,
              detail: texts.stepDownDetail,
              confirmLabel: texts.stepDown,
              onConfirm: () => mutate({ run: () => stepDown(id), done: texts.steppedDown }),
            })
          }
        >
          {texts.stepDown}
        </Button>
      )}
    </>
  );
}

function OfferForm() {
  const { id, channelDomain } = useChannel();
  const ownId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const staff = useQuery({
    queryKey: [...memberQueries.all(id), 'ownerCandidates'] as const,
    queryFn: ({ signal }) => listMembers(id, 'staff', {}, signal),
    staleTime: 0,
  });
  const [memberId, setMemberId] = useState('');
  const [way, setWay] = useState<Way>('HAND_OVER');
  const { mutate, isPending } = useOwnerAction();
  return (
    <ListBody query={staff} failed={texts.failed}>
      {({ memberList }) => {
        const candidates = memberList.filter(
          (member) => member.memberId !== ownId && !member.roleList.includes('ROLE_CHANNEL_MASTER'),
        );
        if (candidates.length === 0)
          return (
            <Cluster>
              <Text grow>{texts.nobody}</Text>
              <ButtonLink to={paths.channelMembers(channelDomain)} tone="sea">
                {texts.toMembers}
              </ButtonLink>
            </Cluster>
          );
        const chosen = candidates.find((member) => String(member.memberId) === memberId);
        return (
          <>
            <SelectField
              label={texts.whom}
              value={memberId}
              options={[
                { value: '', label: texts.choose },
                ...candidates.map((member) => ({
                  value: String(member.memberId),
                  label: `${member.nickname} (${member.loginName})`,
                })),
              ]}
              onChange={setMemberId}
            />
            <ChoiceField label={texts.how} options={WAYS} value={way} onChange={setWay} />
            {way === 'HAND_OVER' && (
              <Text size="small" tone="soft">
                {texts.handOverNote}
              </Text>
            )}
            <Button
              tone="ok"
              busy={isPending}
              disabled={!chosen}
              onClick={() =>
                chosen &&
                mutate({
                  run: () => offerOwnership(id, chosen.memberId, way === 'SECOND'),
                  done: texts.asked(chosen.nickname),
                })
              }
            >
              {texts.ask}
            </Button>
          </>
        );
      }}
    </ListBody>
  );
}
