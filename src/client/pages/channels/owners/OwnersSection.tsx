import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ownerQueries,
  useOfferOwnership,
  useStepDown,
  useWithdrawOwnership,
} from '#client/net/channels/owners.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Hint, Text } from '#client/ui/text/Text.tsx';
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

/** The owners' section: the owners of the class, and how it comes into other hands. */
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

/** Says what was done to the owners, or why it was not. */
function useOutcome(done: string) {
  const { reload } = useChannel();
  return {
    onSuccess: async () => {
      showToast({ text: done, theme: 'success' });
      await reload();
    },
    onError: (error: Error) =>
      showToast({ text: userMessageOf(error, texts.actionFailed), theme: 'warning' }),
  };
}

function Hands({ owners: { ownerList, offer } }: { readonly owners: Owners }) {
  const { id } = useChannel();
  const withdraw = useWithdrawOwnership(id, useOutcome(texts.withdrawn));
  const stepDown = useStepDown(id, useOutcome(texts.steppedDown));
  const isPending = withdraw.isPending || stepDown.isPending;
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
          <Button tone="alt" busy={isPending} onClick={() => withdraw.mutate()}>
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
              onConfirm: () => stepDown.mutate(),
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
  const staff = useQuery(ownerQueries.candidates(id));
  const [memberId, setMemberId] = useState('');
  const [way, setWay] = useState<Way>('HAND_OVER');
  const asked = staff.data?.memberList.find((member) => String(member.memberId) === memberId);
  const offer = useOfferOwnership(id, useOutcome(texts.asked(asked?.nickname ?? '')));
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
            {way === 'HAND_OVER' && <Hint>{texts.handOverNote}</Hint>}
            <Button
              tone="ok"
              busy={offer.isPending}
              disabled={!chosen}
              onClick={() =>
                chosen && offer.mutate({ memberId: chosen.memberId, isSecond: way === 'SECOND' })
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
