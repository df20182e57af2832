import { useQuery } from '@tanstack/react-query';
import { PartyPopper, ReceiptText } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { impUidSchema, merchantUidSchema } from '#shared/contract/commerce/money.ts';
import {
  PAYMENT_ITEM_TYPES,
  PAYMENT_WINDOW,
  type Payment,
  type PaymentItemType,
} from '#shared/contract/commerce/payments.ts';
import { pendingOrders } from '#client/net/payments/pendingOrder.ts';
import { paymentQueries } from '#client/net/commerce/payments.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Facts } from '#client/ui/text/Facts.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { safeRedirect } from '#client/ui/routing/safeRedirect.ts';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import { PurchaseFrame } from './PurchaseFrame.tsx';
import { boughtPath, isWindowLeft, learnerOf, withLearner } from './resultPath.ts';
import styles from './Purchase.module.css';
import { purchaseTexts, resultTexts as texts, whenText, wonText } from './texts.ts';

/** How a payment went (/purchase/result); `content_type` and `content_id` lead on to what was bought. */
export function PurchaseResultPage() {
  const [search] = useSearchParams();
  const learnerId = learnerOf(search);
  const merchantUid = merchantUidSchema.safeParse(search.get('merchant_uid')).data;
  const onward = onwardOf(search, learnerId);
  return (
    <PurchaseFrame title={texts.title} icon={<ReceiptText aria-hidden="true" />} back={onward.path} narrow>
      {merchantUid === undefined ? (
        <EmptyState scene="lost" title={texts.none} hint={texts.noneHint}>
          <ButtonLink to={withLearner(paths.purchaseHistories, learnerId)}>{texts.histories}</ButtonLink>
          <ButtonLink to={onward.path}>{onward.text}</ButtonLink>
        </EmptyState>
      ) : (
        <Result merchantUid={merchantUid} learnerId={learnerId} />
      )}
    </PurchaseFrame>
  );
}

interface Onward {
  readonly path: string;
  readonly text: string;
}

interface ResultProps {
  readonly merchantUid: string;
  readonly learnerId: number | null;
}

function Result({ merchantUid, learnerId }: ResultProps) {
  const [search] = useSearchParams();
  const impUid = impUidSchema.safeParse(search.get('imp_uid')).data ?? null;
  const payment = useQuery({
    ...paymentQueries.one(learnerId, { merchantUid, impUid, isLeft: isWindowLeft(search) }),
    // A card company may take a while.
    refetchInterval: ({ state }) => (state.data?.status === 'READY' ? PAYMENT_WINDOW.pollMs * 2 : false),
  });
  const isOver = payment.data !== undefined && payment.data.status !== 'READY';
  useEffect(() => {
    // On a phone the page that began it is gone, and would ask about it again.
    if (isOver) pendingOrders().forget();
  }, [isOver]);
  if (payment.data)
    return (
      <Outcome
        payment={payment.data}
        learnerId={learnerId}
        onward={onwardOf(search, learnerId, payment.data)}
      />
    );
  if (!payment.isError) return <Loading label={texts.reading} />;
  if (errorCodeOf(payment.error) === 'GUARDIAN_SESSION_REQUIRED')
    return (
      <EmptyState
        scene="lost"
        title={purchaseTexts.guardian.title}
        hint={`${purchaseTexts.guardian.hint} ${texts.noneHint}`}
      >
        <ButtonLink to={paths.guardian}>{texts.toGuardian}</ButtonLink>
      </EmptyState>
    );
  return (
    <ErrorState
      title={texts.failed}
      hint={userMessageOf(payment.error, texts.noneHint)}
      onRetry={() => void payment.refetch()}
      retrying={payment.isFetching}
    />
  );
}

interface OutcomeProps extends Omit<ResultProps, 'merchantUid'> {
  readonly payment: Payment;
  readonly onward: Onward;
}

function Outcome({ payment, learnerId, onward }: OutcomeProps) {
  const { status, paymentItemType, reason } = payment;
  const histories = (
    <ButtonLink to={withLearner(paths.purchaseHistories, learnerId)} size="large">
      {texts.histories}
    </ButtonLink>
  );
  if (status === 'READY') return <Loading label={texts.waiting} />;
  if (status === 'FAILED' || status === 'CANCELLED')
    return (
      <Stack align="center">
        <Mascot sprite="dolphin" size={104} />
        <Text role="alert" size="title" align="center">
          {texts.notDone}
        </Text>
        <Text tone="soft" align="center">
          {reason} {texts.notPaid}
        </Text>
        <Cluster justify="center">
          <ButtonLink to={againPath(paymentItemType, learnerId, onward)} tone="ok" size="large">
            {texts.again}
          </ButtonLink>
          {histories}
        </Cluster>
      </Stack>
    );
  return (
    <Stack align="center">
      <Mascot sprite="dolphin" size={104} />
      <Row justify="center">
        <PartyPopper size={30} color="var(--coral-top)" aria-hidden="true" />
        <Text role="status" size="title">
          {texts.paid}
        </Text>
      </Row>
      {learnerId === null && (
        <Text tone="soft" align="center">
          {texts.paidHint(paymentItemType)}
        </Text>
      )}
      <Receipt payment={payment} />
      <Cluster justify="center">
        <ButtonLink to={onward.path} tone="ok" size="large">
          {onward.text}
        </ButtonLink>
        {histories}
      </Cluster>
    </Stack>
  );
}

function Receipt({ payment }: { readonly payment: Payment }) {
  const { name, amount, discount, paidAt, preparedAt, merchantUid, receiptUrl } = payment;
  return (
    <Card className={styles.receipt}>
      <Facts
        layout="sums"
        items={[
          { term: texts.name, value: name },
          { term: texts.discount, value: discount > 0 ? `−${wonText(discount)}` : undefined },
          {
            term: texts.amount,
            value: (
              <Text as="b" size="title">
                {wonText(amount)}
              </Text>
            ),
          },
          { term: texts.when, value: whenText(paidAt ?? preparedAt) },
          {
            term: texts.order,
            value: (
              <Text as="span" size="code">
                {merchantUid}
              </Text>
            ),
          },
        ]}
      />
      {receiptUrl !== '' && (
        <a href={receiptUrl} target="_blank" rel="noreferrer">
          {texts.receipt}
        </a>
      )}
    </Card>
  );
}

/** Into what was bought: where the address says; where it names no page, what the payment itself is of. */
function onwardOf(search: URLSearchParams, learnerId: number | null, payment?: Payment): Onward {
  if (learnerId !== null) return { path: paths.guardian, text: texts.toGuardian };
  const named = search.get('content_type');
  const contentType =
    payment?.paymentItemType ?? PAYMENT_ITEM_TYPES.find((one) => one === named) ?? 'PRODUCT';
  const bought = payment?.redirectPageInfo ?? { contentType, contentId: null, channelDomain: null };
  return { path: safeRedirect(search.get('redirect')) ?? boughtPath(bought), text: texts.on(contentType) };
}

const againPath = (type: PaymentItemType, learnerId: number | null, onward: Onward): string =>
  type === 'PRODUCT' ? withLearner(paths.purchaseProduct, learnerId) : onward.path;
