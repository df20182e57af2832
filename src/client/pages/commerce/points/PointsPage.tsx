import { useQuery } from '@tanstack/react-query';
import { Check, Coins, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CASH_PACKS } from '#shared/contract/commerce/payments.ts';
import { walletQuery } from '#client/net/world/economy.ts';
import { ticketQueries } from '#client/net/tutoring/tickets.ts';
import { preparePayment } from '#client/net/commerce/payments.ts';
import { loadWallet } from '#client/net/world/economy.ts';
import { PayingDialog } from '#client/pages/commerce/purchase/PayingDialog.tsx';
import { PurchaseFrame } from '#client/pages/commerce/purchase/PurchaseFrame.tsx';
import { resultPath } from '#client/pages/commerce/purchase/resultPath.ts';
import { purchaseTexts, wonText } from '#client/pages/commerce/purchase/texts.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Heading, Hint, Text } from '#client/ui/text/Text.tsx';
import styles from '#client/pages/commerce/purchase/Purchase.module.css';
import { ChoiceLegend } from '#client/pages/commerce/purchase/TicketCards.tsx';
import ticket from '#client/pages/commerce/ticket/Ticket.module.css';
import { classNames } from '#client/ui/classNames.ts';
import { usePayment } from '#client/pages/commerce/purchase/usePayment.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { featureOff } from '#client/ui/feature/featureOff.ts';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useStore } from '#client/ui/useStore.ts';
import { pointTexts as texts } from './texts.ts';
import { WIDTHS } from '#client/ui/tokens/widths.ts';
import { useMedia } from '#client/ui/useMedia.ts';

type Pack = (typeof CASH_PACKS)[number];

/** Points for money (/purchase/points): from fourteen on, below it they are earned by quests alone. */
export function PointsPage() {
  const tickets = useQuery(ticketQueries.own(1));
  return (
    <PurchaseFrame
      title={texts.title}
      icon={<Coins aria-hidden="true" />}
      tone="ok"
      back={paths.world}
      narrow
    >
      <ListBody query={tickets} failed={texts.failed}>
        {({ mayBuy }) =>
          mayBuy ? (
            <PointsForm />
          ) : (
            <EmptyState title={texts.child} hint={texts.childHint}>
              <ButtonLink to={paths.world}>{texts.toWorld}</ButtonLink>
            </EmptyState>
          )
        }
      </ListBody>
    </PurchaseFrame>
  );
}

function PointsForm() {
  const navigate = useNavigate();
  const held = useStore(walletStore, ({ point }) => point);
  const wallet = useQuery(walletQuery());
  const [pack, setPack] = useState<Pack>(CASH_PACKS[1]);
  const [agreed, setAgreed] = useState(false);
  const off = featureOff(useStore(sessionStore).user, 'PAYMENTS');
  const payment = usePayment({
    place: 'points',
    learnerId: null,
    back: paths.world,
    onPaid: (_payment, order) => {
      // The page of the result tells that they are there; each place that shows the purse asks for it again.
      loadWallet({ quiet: true }).catch(() => undefined);
      void navigate(resultPath(order));
    },
  });
  return (
    <Stack>
      <Text tone="soft" align="center">
        {texts.lead}
      </Text>
      <ListBody query={wallet} failed={texts.failed}>
        {() => (
          <Card as="p" tone="paper" size="small" layout="row" gap={2} className={styles.held}>
            {texts.held}
            <img src="/ui/coin.svg" width="26" height="26" alt="" />
            <Text as="b" size="title" tabular>
              {(held ?? 0).toLocaleString('ko-KR')}
            </Text>
          </Card>
        )}
      </ListBody>
      <fieldset>
        <ChoiceLegend title={texts.choose} note={texts.vat} />
        <div className={styles.tickets}>
          {CASH_PACKS.map((one) => (
            <PackCard key={one.points} pack={one} isChosen={one === pack} onChoose={() => setPack(one)} />
          ))}
        </div>
      </fieldset>
      <Card as="section" tone="sunken" gap={1} aria-label={texts.rulesTitle}>
        <Heading level={2} size="label">
          {texts.rulesTitle}
        </Heading>
        <ul className={styles.rules}>
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Card>
      <Stack gap={3}>
        <CheckBox label={texts.agree} checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
        <FormMessage message={payment.problem} />
        {off !== undefined && <Hint align="center">{off}</Hint>}
        <Button
          size="large"
          wide
          icon={<LockKeyhole aria-hidden="true" />}
          busy={payment.phase.kind !== 'IDLE'}
          disabled={!agreed || off !== undefined}
          onClick={() =>
            void payment.start(() => preparePayment({ paymentItemType: 'CASH', amount: pack.amount }))
          }
        >
          {texts.pay(pack.amount)}
        </Button>
        <Hint align="center">{held !== null && texts.after(held + pack.points)}</Hint>
        <Hint align="center">{purchaseTexts.told}</Hint>
        <Text size="small" align="center" className={styles.links}>
          <Link to={paths.purchaseHistories}>{texts.histories}</Link>
        </Text>
      </Stack>
      <PayingDialog phase={payment.phase} onOpen={payment.openAgain} onStop={payment.stop} />
    </Stack>
  );
}

interface PackCardProps {
  readonly pack: Pack;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function PackCard({ pack: { points, amount }, isChosen, onChoose }: PackCardProps) {
  const isOnSide = useMedia(WIDTHS['--phone']);
  return (
    <label className={classNames(ticket.ticket, isOnSide && ticket.side, styles.choice)} data-color="AMBER">
      <input
        type="radio"
        name="pack"
        checked={isChosen}
        onChange={onChoose}
        aria-label={texts.name(points, amount)}
      />
      <span className={ticket.head}>
        <span className={ticket.count}>{points.toLocaleString('ko-KR')}</span>
        <span className={styles.mark} aria-hidden="true">
          <Check />
        </span>
        <Row as="span" className={ticket.below}>
          {CASH_PACKS.filter((other) => other.points <= points).map((other) => (
            <img key={other.points} src="/ui/coin.svg" width="26" height="26" alt="" />
          ))}
        </Row>
      </span>
      <span className={ticket.body}>
        <span className={styles.price}>{wonText(amount)}</span>
      </span>
    </label>
  );
}
