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
import cards from '#client/pages/commerce/purchase/TicketCards.module.css';
import { usePayment } from '#client/pages/commerce/purchase/usePayment.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useStore } from '#client/ui/useStore.ts';
import { pointTexts as texts } from './texts.ts';
import styles from './Points.module.css';

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
  const payment = usePayment({
    place: 'points',
    learnerId: null,
    back: paths.world,
    onPaid: (_payment, order) => {
      // The page of the result tells that they are there; the purse itself is asked for again by whoever shows it.
      loadWallet({ quiet: true }).catch(() => undefined);
      void navigate(resultPath(order));
    },
  });
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{texts.lead}</p>
      <ListBody query={wallet} failed={texts.failed}>
        {() => (
          <p className={styles.held}>
            {texts.held}
            <img src="/ui/coin.svg" alt="" />
            <b>{(held ?? 0).toLocaleString('ko-KR')}</b>
          </p>
        )}
      </ListBody>
      <fieldset>
        <legend className={cards.legend}>
          <b>{texts.choose}</b> <span>{texts.vat}</span>
        </legend>
        <div className={styles.packs}>
          {CASH_PACKS.map((one) => (
            <PackCard key={one.points} pack={one} isChosen={one === pack} onChoose={() => setPack(one)} />
          ))}
        </div>
      </fieldset>
      <section className={styles.rules} aria-label={texts.rulesTitle}>
        <h2>{texts.rulesTitle}</h2>
        <ul>
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <div className={styles.pay}>
        <CheckBox label={texts.agree} checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
        <FormMessage message={payment.problem} />
        <Button
          size="large"
          wide
          icon={<LockKeyhole aria-hidden="true" />}
          busy={payment.phase.kind !== 'IDLE'}
          disabled={!agreed}
          onClick={() =>
            void payment.start(() => preparePayment({ paymentItemType: 'CASH', amount: pack.amount }))
          }
        >
          {texts.pay(pack.amount)}
        </Button>
        <p className={styles.after}>{held !== null && texts.after(held + pack.points)}</p>
        <p className={styles.after}>{purchaseTexts.told}</p>
        <p className={styles.histories}>
          <Link to={paths.purchaseHistories}>{texts.histories}</Link>
        </p>
      </div>
      <PayingDialog phase={payment.phase} onOpen={payment.openAgain} onStop={payment.stop} />
    </div>
  );
}

interface PackCardProps {
  readonly pack: Pack;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function PackCard({ pack: { points, amount }, isChosen, onChoose }: PackCardProps) {
  return (
    <label className={cards.card} data-color="AMBER">
      <input
        type="radio"
        name="pack"
        className={cards.input}
        checked={isChosen}
        onChange={onChoose}
        aria-label={texts.name(points, amount)}
      />
      <span className={cards.head}>
        <span className={cards.count}>{points.toLocaleString('ko-KR')}</span>
        <span className={cards.mark} aria-hidden="true">
          <Check />
        </span>
        <span className={styles.coins}>
          {CASH_PACKS.filter((other) => other.points <= points).map((other) => (
            <img key={other.points} src="/ui/coin.svg" alt="" />
          ))}
        </span>
      </span>
      <span className={cards.body}>
        <span className={cards.price}>{wonText(amount)}</span>
      </span>
    </label>
  );
}
