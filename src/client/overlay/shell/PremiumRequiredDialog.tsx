import { Check, Minus } from 'lucide-react';
import { BENEFIT_NAMES, limitOf, PLAN_BENEFITS, type BenefitName } from '#shared/commerce/planBenefits.ts';
import { PLAN_PRICES } from '#shared/contract/commerce/subscriptions.ts';
import { ENGINEERING_PLANS, type EngineeringPlan } from '#shared/contract/people/accounts.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { useStore } from '#client/ui/useStore.ts';
import styles from './MessageCard.module.css';
import { shellTexts } from './texts.ts';

const texts = shellTexts.premiumRequired;

const PLANS_PATH = '/purchase/plans';

/** Shown for what needs a plan: every row of the table by which it is closed. */
export function PremiumRequiredDialog() {
  const { close } = useDialogControl();
  const held = useStore(sessionStore, ({ user }) => user?.subscriptionList);
  const holds = (plan: EngineeringPlan) => held?.some(({ engCodeName }) => engCodeName === plan) === true;
  return (
    <Dialog
      title={texts.title}
      titleTone="sea"
      width="small"
      footer={
        <>
          <Button tone="alt" onClick={close}>
            {shellTexts.confirm}
          </Button>
          <ButtonLink tone="ok" to={PLANS_PATH}>
            {texts.toPlans}
          </ButtonLink>
        </>
      }
    >
      <Text after={4}>{texts.body}</Text>
      <table className={styles.table}>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            {ENGINEERING_PLANS.map((plan) => (
              <th key={plan} scope="col">
                {texts.plans[plan]}
                <Text as="div" size="caption" tone="soft">
                  {holds(plan) ? texts.held : texts.monthly(PLAN_PRICES[plan])}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {BENEFIT_NAMES.map((name) => (
            <tr key={name}>
              <th scope="row">{texts.gives[name]}</th>
              {ENGINEERING_PLANS.map((plan) => (
                <td key={plan}>
                  {PLAN_BENEFITS[name].plan === plan ? (
                    <Given name={name} />
                  ) : (
                    <Minus role="img" aria-label={texts.no} className={styles.no} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

/** How much more there is, where there is some without the plan; otherwise that it is there. */
function Given({ name }: { readonly name: BenefitName }) {
  const [less, more] = [limitOf(name, false), limitOf(name, true)];
  if (less === 0) return <Check role="img" aria-label={texts.yes} className={styles.yes} />;
  return (
    <Text as="span" size="small" tone="accent" bold>
      {texts.more(less, more)}
    </Text>
  );
}
