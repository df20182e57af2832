import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Subscription } from '#shared/contract/commerce/subscriptions.ts';
import { ENGINEERING_PLANS, type EngineeringPlan } from '#shared/contract/people/accounts.ts';
import { guardianQueries } from '#client/net/people/guardians.ts';
import { ticketQueries } from '#client/net/tutoring/tickets.ts';
import { GuardianSession } from '#client/pages/commerce/purchase/GuardianSession.tsx';
import { PurchaseFrame } from '#client/pages/commerce/purchase/PurchaseFrame.tsx';
import { learnerOf } from '#client/pages/commerce/purchase/resultPath.ts';
import { purchaseTexts } from '#client/pages/commerce/purchase/texts.ts';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { PlanCard } from './PlanCard.tsx';
import { SubscriptionRow } from './SubscriptionRow.tsx';
import { planTexts as texts } from './texts.ts';
import { subscriptionQueries } from '#client/net/commerce/subscriptions.ts';

/** The plans that a child may have; a guardian is the one who pays for them. */
const PLANS_OF_CHILDREN: readonly EngineeringPlan[] = ['DOLPHIN_PRO'];

/** Subscriptions (/purchase/plans), one's own or by a guardian for a child: what each brings, those held, ending them. */
export function PlansPage() {
  const [search] = useSearchParams();
  const learnerId = learnerOf(search);
  return (
    <PurchaseFrame
      title={texts.title}
      icon={<Sparkles aria-hidden="true" />}
      tone="violet"
      back={learnerId === null ? paths.world : paths.guardian}
    >
      {learnerId === null ? <OwnPlans /> : <ChildPlans learnerId={learnerId} />}
    </PurchaseFrame>
  );
}

function OwnPlans() {
  const subscriptions = useQuery(subscriptionQueries.list(null));
  const tickets = useQuery(ticketQueries.own(1));
  const mayBuy = tickets.data?.mayBuy ?? true;
  return (
    <ListBody query={subscriptions} failed={texts.failed}>
      {(list) => (
        <Plans lead={texts.lead} list={list} learnerId={null} mayChange={mayBuy}>
          {ENGINEERING_PLANS.map((plan) => (
            <PlanCard key={plan} {...{ plan, mayBuy }} learnerId={null} subscriptions={list} />
          ))}
        </Plans>
      )}
    </ListBody>
  );
}

function ChildPlans({ learnerId }: { readonly learnerId: number }) {
  const children = useQuery(guardianQueries.page());
  const subscriptions = useQuery(subscriptionQueries.list(learnerId));
  const child = children.data?.childList.find(({ userId }) => userId === learnerId);
  return (
    <GuardianSession query={subscriptions} failed={texts.failed}>
      {(list) => (
        <Plans lead={child ? texts.leadOf(child.nickname) : texts.lead} {...{ list, learnerId }} mayChange>
          {PLANS_OF_CHILDREN.map((plan) => (
            <PlanCard key={plan} {...{ plan, learnerId }} mayBuy subscriptions={list} />
          ))}
        </Plans>
      )}
    </GuardianSession>
  );
}

interface PlansProps {
  readonly lead: string;
  readonly list: readonly Subscription[];
  readonly learnerId: number | null;
  readonly mayChange: boolean;
  readonly children: ReactNode;
}

function Plans({ lead, list, learnerId, mayChange, children }: PlansProps) {
  return (
    <Stack>
      <Text tone="soft" align="center">
        {lead}
      </Text>
      {list.length > 0 && (
        <Section tone="bare" title={texts.own}>
          <Stack as="ul" gap={3}>
            {list.map((subscription) => (
              <SubscriptionRow
                key={subscription.subscriptionId}
                {...{ subscription, learnerId, mayChange }}
              />
            ))}
          </Stack>
        </Section>
      )}
      <Grid min={300} fill align="stretch">
        {children}
      </Grid>
      {mayChange && (
        <Hint align="center">
          {purchaseTexts.told} {texts.card}
        </Hint>
      )}
    </Stack>
  );
}
