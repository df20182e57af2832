import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { paymentQueries } from '#client/net/queries/paymentQueries.ts';
import { tutoringQueries } from '#client/net/queries/tutoringQueries.ts';
import { PurchaseFrame } from '#client/pages/commerce/purchase/PurchaseFrame.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { ENGINEERING_PLANS } from '#shared/contract/people/accounts.ts';
import { PlanCard } from './PlanCard.tsx';
import { SubscriptionRow } from './SubscriptionRow.tsx';
import { planTexts as texts } from './texts.ts';
import styles from './Plans.module.css';

/** Subscriptions (/purchase/plans): what each brings, those one has, and ending them. */
export function PlansPage() {
  const subscriptions = useQuery(paymentQueries.subscriptions());
  const tickets = useQuery(tutoringQueries.ownTickets(1));
  return (
    <PurchaseFrame
      title={texts.title}
      icon={<Sparkles aria-hidden="true" />}
      tone="violet"
      back={paths.world}
    >
      <ListBody query={subscriptions} failed={texts.failed}>
        {(list) => (
          <div className={styles.page}>
            <p className={styles.lead}>{texts.lead}</p>
            {list.length > 0 && (
              <section aria-label={texts.own}>
                <h2 className={styles.heading}>{texts.own}</h2>
                <ul className={styles.list}>
                  {list.map((subscription) => (
                    <SubscriptionRow key={subscription.subscriptionId} subscription={subscription} />
                  ))}
                </ul>
              </section>
            )}
            <div className={styles.plans}>
              {ENGINEERING_PLANS.map((plan) => (
                <PlanCard key={plan} plan={plan} subscriptions={list} mayBuy={tickets.data?.mayBuy ?? true} />
              ))}
            </div>
          </div>
        )}
      </ListBody>
    </PurchaseFrame>
  );
}
