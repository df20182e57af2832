import { Facts } from '#client/ui/text/Facts.tsx';
import { Heading, Hint, Text } from '#client/ui/text/Text.tsx';
import { useQuery } from '@tanstack/react-query';
import type { PaidChild } from '#shared/contract/commerce/guardianPayments.ts';
import { paymentQueries } from '#client/net/commerce/payments.ts';
import { ListBody } from '#client/ui/list/ListBody.tsx';
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
          <Hint>{texts.nothingPaid}</Hint>
        ) : (
          <>
            <Heading level={3}>{texts.paidTitle}</Heading>
            <PaidSums child={child} />
            <Text>{texts.withdrawMoney}</Text>
          </>
        );
      }}
    </ListBody>
  );
}

export function PaidSums({ child }: { readonly child: PaidChild }) {
  return (
    <Facts
      layout="sums"
      items={[
        { term: texts.paid, value: texts.won(child.paidAmount) },
        { term: texts.bookedLessons, value: texts.lessons(child.bookedCount) },
        { term: texts.leftLessons, value: texts.lessons(child.remainingCount) },
        { term: texts.refundable, value: texts.won(child.refundableAmount) },
      ]}
    />
  );
}
