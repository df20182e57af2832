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
import { reloadMe } from '#client/net/people/session.ts';
import { PayingDialog } from '#client/pages/commerce/purchase/PayingDialog.tsx';
import { resultPath, withLearner } from '#client/pages/commerce/purchase/resultPath.ts';
import { wonText } from '#client/pages/commerce/purchase/texts.ts';
import { usePayment } from '#client/pages/commerce/purchase/usePayment.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { planTexts as texts } from './texts.ts';
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
    <section className={styles.plan} data-plan={plan} aria-label={texts.names[plan]}>
      <h2>{texts.names[plan]}</h2>
      <p className={styles.about}>{texts.about[plan]}</p>
      <p className={styles.price}>
        <small>{texts.month}</small> {wonText(PLAN_PRICES[plan])}
      </p>
      <ul className={styles.gives}>
        {benefitsOf(plan).map((name) => (
          <li key={name}>
            <Check aria-hidden="true" /> {texts.gives[name]}
          </li>
        ))}
      </ul>
      {!mayBuy ? (
        <p className={styles.about}>{texts.child}</p>
      ) : plan === 'CHANNEL_PRO' ? (
        <ChannelChoice heldIds={held.map(({ channelId }) => channelId)} />
      ) : held.length === 0 ? (
        <Subscribe {...{ plan, learnerId }} channelId={null} />
      ) : (
        <p className={styles.held}>
          <Check aria-hidden="true" /> {texts.states.ACTIVE}
        </p>
      )}
    </section>
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
            <div className={styles.subscribe}>
              <p className={styles.about}>{heldIds.length > 0 ? texts.allHeld : texts.noChannel}</p>
              <ButtonLink to={paths.channelCreate}>{texts.makeChannel}</ButtonLink>
            </div>
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
  const payment = usePayment({
    place: `plan/${plan}/${learnerId ?? 'own'}`,
    learnerId,
    back: withLearner(paths.purchasePlans, learnerId),
    onPaid: (_payment, order) => {
      void renewSubscriptions();
      // What the plan unlocks is part of the own state.
      if (learnerId === null) reloadMe({ quiet: true }).catch(() => undefined);
      void navigate(resultPath(order));
    },
  });
  return (
    <div className={styles.subscribe}>
      <CheckBox label={texts.agree} checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
      <FormMessage message={payment.problem} />
      <Button
        size="large"
        wide
        busy={payment.phase.kind !== 'IDLE'}
        disabled={!agreed}
        onClick={() => void payment.start(() => subscriptionsOf(learnerId).prepare(price, channelId))}
      >
        {texts.subscribe(price)}
      </Button>
      <PayingDialog phase={payment.phase} onOpen={payment.openAgain} onStop={payment.stop} />
    </div>
  );
}
