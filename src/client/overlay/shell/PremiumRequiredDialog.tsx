import { Check, Minus } from 'lucide-react';
import { ENGINEERING_PLANS, type EngineeringPlan } from '#shared/contract/people/accounts.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import styles from './PremiumRequiredDialog.module.css';
import { shellTexts } from './texts.ts';

const texts = shellTexts.premiumRequired;

/** What each plan gives, one row each. */
const GIVES: readonly { readonly what: string; readonly plans: readonly EngineeringPlan[] }[] = [
  { what: texts.gives.lessons, plans: ['DOLPHIN_PRO', 'CHANNEL_PRO'] },
  { what: texts.gives.problems, plans: ['DOLPHIN_PRO', 'CHANNEL_PRO'] },
  { what: texts.gives.members, plans: ['CHANNEL_PRO'] },
  { what: texts.gives.manage, plans: ['CHANNEL_PRO'] },
];

/** Shown for content that needs a subscription. */
export function PremiumRequiredDialog() {
  const { close } = useDialogControl();
  return (
    <Dialog
      title={texts.title}
      titleTone="sea"
      width="small"
      footer={<Button onClick={close}>{shellTexts.confirm}</Button>}
    >
      <p className={styles.lead}>{texts.body}</p>
      <table className={styles.table}>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            {ENGINEERING_PLANS.map((plan) => (
              <th key={plan} scope="col">
                {texts.plans[plan]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GIVES.map(({ what, plans }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {ENGINEERING_PLANS.map((plan) => (
                <td key={plan}>
                  {plans.includes(plan) ? (
                    <Check role="img" aria-label={texts.yes} className={styles.yes} />
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
