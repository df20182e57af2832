import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { PLAN_BENEFITS } from '#shared/commerce/planBenefits.ts';
import { PLAN_PRICES } from '#shared/contract/commerce/subscriptions.ts';
import { useChannel } from '../frame/channelContext.ts';
import { messagesTexts as texts } from './texts.ts';
import styles from './MessagesPage.module.css';

/** Said before anything is written: a class without a plan sends no text messages, and where the plan is. */
export function PlanNote() {
  const { id, holds } = useChannel();
  return (
    <div className={styles.plan} role="note">
      <b>{texts.needsPlan}</b>
      <p>{texts.planGives(PLAN_BENEFITS.textMessages.with, PLAN_PRICES.CHANNEL_PRO)}</p>
      {holds('manager') ? (
        <ButtonLink to={`${paths.purchasePlans}?channel=${id}`} tone="ok">
          {texts.toPlans}
        </ButtonLink>
      ) : (
        <p>{texts.askManager}</p>
      )}
    </div>
  );
}
