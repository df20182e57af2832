import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { benefitsOf } from '#shared/commerce/planBenefits.ts';
import { PLAN_PRICES, type Subscription } from '#shared/contract/commerce/subscriptions.ts';
import type { EngineeringPlan } from '#shared/contract/people/accounts.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { channelQueries } from '#client/net/channels/channels.ts';
import { renewSubscriptions, subscriptionsOf } from '#client/net/commerce/subscriptions.ts';
import { guardianQueries } from '#client/net/people/guardians.ts';
import { reloadMe } from '#client/net/people/session.ts';
import { PayingDialog } from '#client/pages/commerce/purchase/PayingDialog.tsx';
import { resultPath, withLearner } from '#client/pages/commerce/purchase/resultPath.ts';
import { wonText } from '#client/pages/commerce/purchase/texts.ts';
import { usePayment } from '#client/pages/commerce/purchase/usePayment.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { featureOff } from '#client/ui/feature/featureOff.ts';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { planTexts as texts } from './texts.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Heading, Hint, Text } from '#client/ui/text/Text.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import styles from './Plans.module.css';

export interface PlanCardProps {
  readonly plan: EngineeringPlan;
  readonly subscriptions: readonly Subscription[];
  /** The child whose guardian pays; null for oneself. */
  readonly learnerId: number | null;
  /** False for a child whose guardian decides. */
  readonly mayBuy: boolean;
}

/** A plan, what it brings, and the way to it. */
export function PlanCard({ plan, subscriptions, learnerId, mayBuy }: PlanCardProps) {
  const held = subscriptions.filter(({ engCodeName, state }) => engCodeName === plan && state !== 'ENDED');
  return (
    <Card as="section" className={styles.plan} data-plan={plan} aria-label={texts.names[plan]}>
      <Heading level={2} size="title">
        {texts.names[plan]}
      </Heading>
      <Hint>{texts.about[plan]}</Hint>
      <Row align="baseline" gap={2}>
        <Text tone="soft">{texts.month}</Text>
        <Text size="display" tabular>
          {wonText(PLAN_PRICES[plan])}
        </Text>
      </Row>
      <Stack as="ul" gap={2} className={styles.gives}>
        {benefitsOf(plan).map((name) => (
          <Row as="li" key={name} align="start">
            <Check aria-hidden="true" /> {texts.gives[name]}
          </Row>
        ))}
      </Stack>
      {!mayBuy ? (
        <Hint>{texts.child}</Hint>
      ) : plan === 'CHANNEL_PRO' ? (
        <ChannelChoice heldIds={held.map(({ channelId }) => channelId)} />
      ) : held.length === 0 ? (
        <Subscribe {...{ plan, learnerId }} channelId={null} />
      ) : (
        <Row>
          <Chip tone="success" icon={<Check aria-hidden="true" />}>
            {texts.states.ACTIVE}
          </Chip>
        </Row>
      )}
    </Card>
  );
}

function ChannelChoice({ heldIds }: { readonly heldIds: readonly (number | null)[] }) {
  const channels = useQuery(channelQueries.own());
  const [search] = useSearchParams();
  // A page of a class leads here with it.
  const [chosen, setChosen] = useState<number | null>(() => Number(search.get('channel')) || null);
  return (
    <ListBody query={channels} failed={texts.channelsFailed}>
      {({ channelList }) => {
        const managed = channelList.filter(
          ({ channelId, roleList }) => holdsAtLeast(roleList, 'manager') && !heldIds.includes(channelId),
        );
        const channelId = (managed.find((one) => one.channelId === chosen) ?? managed[0])?.channelId;
        if (channelId === undefined)
          return (
            <Stack gap={3}>
              <Hint>{heldIds.length > 0 ? texts.allHeld : texts.noChannel}</Hint>
              <ButtonLink to={paths.channelCreate}>{texts.makeChannel}</ButtonLink>
            </Stack>
          );
        return (
          <>
            <SelectField
              label={texts.channel}
              options={managed.map((one) => ({ value: `${one.channelId}`, label: one.channelName }))}
              value={`${channelId}`}
              onChange={(value) => setChosen(Number(value))}
            />
            <Subscribe plan="CHANNEL_PRO" channelId={channelId} learnerId={null} />
          </>
        );
      }}
    </ListBody>
  );
}

interface SubscribeProps {
  readonly plan: EngineeringPlan;
  readonly channelId: number | null;
  readonly learnerId: number | null;
}

function Subscribe({ plan, channelId, learnerId }: SubscribeProps) {
  const navigate = useNavigate();
  const [agreed, setAgreed] = useState(false);
  const price = PLAN_PRICES[plan];
  const { user } = useStore(sessionStore);
  const guarded = useQuery({ ...guardianQueries.page(), enabled: learnerId !== null });
  const child = guarded.data?.childList.find(({ userId }) => userId === learnerId) ?? null;
  const off = featureOff(learnerId === null ? user : child, 'PAYMENTS', channelId);
  const payment = usePayment({
    place: `plan/${plan}/${learnerId ?? 'own'}`,
    learnerId,
    back: withLearner(paths.purchasePlans, learnerId),
    onPaid: (_payment, order) => {
      void renewSubscriptions();
      // The own state holds what the plan unlocks.
      if (learnerId === null) reloadMe({ quiet: true }).catch(() => undefined);
      void navigate(resultPath(order));
    },
  });
  return (
    <Stack gap={3}>
      <CheckBox label={texts.agree} checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
      <FormMessage message={payment.problem} />
      {off !== undefined && <Hint>{off}</Hint>}
      <Button
        size="large"
        wide
        busy={payment.phase.kind !== 'IDLE'}
        disabled={!agreed || off !== undefined}
        onClick={() => void payment.start(() => subscriptionsOf(learnerId).prepare(price, channelId))}
      >
        {texts.subscribe(price)}
      </Button>
      <PayingDialog phase={payment.phase} onOpen={payment.openAgain} onStop={payment.stop} />
    </Stack>
  );
}
