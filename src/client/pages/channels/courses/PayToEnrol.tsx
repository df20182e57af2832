import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { ticketQueries } from '#client/net/tutoring/tickets.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { preparePayment } from '#client/net/commerce/payments.ts';
import { PayingDialog } from '#client/pages/commerce/purchase/PayingDialog.tsx';
import { resultPath } from '#client/pages/commerce/purchase/resultPath.ts';
import { usePayment } from '#client/pages/commerce/purchase/usePayment.ts';
import { Hint } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { featureOff } from '#client/ui/feature/featureOff.ts';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { courseTexts as texts } from './texts.ts';

export interface PayToEnrolProps {
  readonly title: string;
  readonly cost: number;
  readonly order: { readonly paymentItemType: 'WORKSHEET' | 'COURSE_CLASS'; readonly contentId: number };
  readonly onPaid: () => Promise<void>;
}

/** Enrols by a payment; below fourteen nobody pays here. */
export function PayToEnrol({ title, cost, order, onPaid }: PayToEnrolProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const tickets = useQuery(ticketQueries.own(1));
  const payment = usePayment({
    place: `${order.paymentItemType}/${order.contentId}`,
    ...{ learnerId: null, back: pathname },
    onPaid: (_payment, paid) => {
      void onPaid();
      void navigate(resultPath(paid));
    },
    onRefused: (error) => {
      if (errorCodeOf(error) !== 'PRODUCT_PRICE_CHANGED') return undefined;
      void onPaid();
      return texts.priceChanged;
    },
  });
  const off = featureOff(useStore(sessionStore).user, 'PAYMENTS');
  const ask = () =>
    openDialog('confirm', {
      title: texts.ask(title),
      detail: texts.askMoney(cost),
      confirmLabel: texts.pay(cost),
      onConfirm: () => void payment.start(() => preparePayment({ ...order, amount: cost })),
    });
  if (tickets.data?.mayBuy === false) return <Hint align="center">{texts.needToPay}</Hint>;
  return (
    <>
      <FormMessage message={payment.problem} />
      {off !== undefined && <Hint align="center">{off}</Hint>}
      <Button
        wide
        size="large"
        busy={payment.phase.kind !== 'IDLE'}
        disabled={off !== undefined}
        onClick={ask}
      >
        {texts.pay(cost)}
      </Button>
      <PayingDialog phase={payment.phase} onOpen={payment.openAgain} onStop={payment.stop} />
    </>
  );
}
