import { Label, Text } from '#client/ui/text/Text.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { PLAN_BENEFITS } from '#shared/commerce/planBenefits.ts';
import { PLAN_PRICES } from '#shared/contract/commerce/subscriptions.ts';
import { useChannel } from '../frame/channelContext.ts';
import { messagesTexts as texts } from './texts.ts';

/** Said before anything is written: a class without a plan sends no text messages, and where the plan is. */
export function PlanNote() {
  const { id, holds } = useChannel();
  return (
    <Card tone="warning" role="note">
      <Label tone="inherit">{texts.needsPlan}</Label>
      <Text tone="inherit">{texts.planGives(PLAN_BENEFITS.textMessages.with, PLAN_PRICES.CHANNEL_PRO)}</Text>
      {holds('manager') ? (
        <Cluster>
          <ButtonLink to={`${paths.purchasePlans}?channel=${id}`} tone="ok">
            {texts.toPlans}
          </ButtonLink>
        </Cluster>
      ) : (
        <Text tone="inherit">{texts.askManager}</Text>
      )}
    </Card>
  );
}
