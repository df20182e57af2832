import { useQuery } from '@tanstack/react-query';
import type { PaidChild } from '#shared/contract/commerce/guardianPayments.ts';
import { paymentQueries } from '#client/net/commerce/payments.ts';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import styles from './GuardianParts.module.css';
import { guardianPageTexts } from './texts.ts';

const texts = guardianPageTexts.page;

/** Before a consent is taken back: what was paid for the child, is booked and is left, and what becomes of it. */
export function PaidFor({ childId }: { readonly childId: number }) {
  const paid = useQuery(paymentQueries.paidChildren());
  return (
    <ListBody query={paid} failed={texts.paidFailed}>
      {(children) => {
        const child = children.find(({ userId }) => userId === childId);
        return child === undefined ? (
          <p className={styles.about}>{texts.nothingPaid}</p>
        ) : (
          <>
            <h3>{texts.paidTitle}</h3>
            <PaidSums child={child} />
            <p>{texts.withdrawMoney}</p>
          </>
        );
      }}
    </ListBody>
  );
}

export function PaidSums({ child }: { readonly child: PaidChild }) {
  return (
    <dl className={styles.kept}>
      <dt>{texts.paid}</dt>
      <dd>{texts.won(child.paidAmount)}</dd>
      <dt>{texts.bookedLessons}</dt>
      <dd>{texts.lessons(child.bookedCount)}</dd>
      <dt>{texts.leftLessons}</dt>
      <dd>{texts.lessons(child.remainingCount)}</dd>
      <dt>{texts.refundable}</dt>
      <dd>{texts.won(child.refundableAmount)}</dd>
    </dl>
  );
}
