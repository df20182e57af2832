import { Hint } from '#client/ui/text/Text.tsx';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import type { GuardedChild } from '#shared/contract/people/guardians.ts';
import { paymentQueries } from '#client/net/commerce/payments.ts';
import { withLearner } from '#client/pages/commerce/purchase/resultPath.ts';
import { purchaseTexts } from '#client/pages/commerce/purchase/texts.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { GuardianCard } from './GuardianFrame.tsx';
import { PaidSums } from './PaidFor.tsx';
import { guardianPageTexts } from './texts.ts';

const texts = guardianPageTexts.page;

/** The payments for children without the guardian's consent now: the way to history and refunds stays. */
export function FormerPayments({ guarded }: { readonly guarded: readonly GuardedChild[] }) {
  const { data: paid = [] } = useQuery(paymentQueries.paidChildren());
  const former = paid.filter((child) => guarded.every(({ userId }) => userId !== child.userId));
  return former.map((child) => (
    <GuardianCard key={child.userId} title={texts.former} icon={<ReceiptText aria-hidden="true" />}>
      <Hint>{texts.formerBody(child.nickname)}</Hint>
      <PaidSums child={child} />
      <ButtonLink wide to={withLearner(paths.purchaseHistories, child.userId)}>
        {purchaseTexts.guardian.histories}
      </ButtonLink>
    </GuardianCard>
  ));
}
