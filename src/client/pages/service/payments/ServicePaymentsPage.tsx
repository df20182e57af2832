import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { servicePaymentQueries } from '#client/net/service/payments.ts';
import { historyTexts, wonText } from '#client/pages/commerce/purchase/texts.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Chip, type ChipTone } from '#client/ui/chip/Chip.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { FilterSelect } from '#client/ui/form/FilterSelect.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Toolbar } from '#client/ui/layout/Toolbar.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Table, type TableColumn } from '#client/ui/table/Table.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { PAYMENT_STATES, type PaymentState } from '#shared/contract/commerce/payments.ts';
import type { ServicePayment, ServicePaymentQuery } from '#shared/contract/service/payments.ts';
import { serviceTexts } from '../texts.ts';
import { RefundDialog } from './RefundDialog.tsx';

const texts = serviceTexts.payments;
type State = ServicePaymentQuery['state'];

const STATES: readonly (readonly [State, string])[] = [
  ['OWED', texts.owed],
  ...PAYMENT_STATES.map((state) => [state, historyTexts.states[state]] as const),
];
const TONES: Readonly<Record<PaymentState, ChipTone>> = {
  READY: 'info',
  PAID: 'success',
  PARTLY_REFUNDED: 'warning',
  REFUNDED: 'plain',
  FAILED: 'danger',
  CANCELLED: 'plain',
};

/** Payments and their refunds; what the rules give back now, the administrator may start for the payer. */
export function ServicePaymentsPage() {
  const [search, setSearch] = useState('');
  const [state, setState] = useState<State>('ALL');
  const [page, setPage] = useState(1);
  const [refunded, setRefunded] = useState<ServicePayment | null>(null);
  const query = useDeferredValue(search.trim());
  const payments = useQuery({
    ...servicePaymentQueries.list({ query, state, page }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page width="wide">
      <PageHead title={texts.title} note={texts.note} />
      <Section tone="bare" aria-label={texts.title}>
        <Toolbar>
          <SearchField
            label={texts.search}
            value={search}
            maxLength={60}
            onChange={(value) => {
              setSearch(value);
              setPage(1);
            }}
          />
          <FilterSelect
            label={texts.columns.state}
            every={texts.everyState}
            options={STATES}
            value={state === 'ALL' ? '' : state}
            onChange={(value) => {
              setState(STATES.find(([one]) => one === value)?.[0] ?? 'ALL');
              setPage(1);
            }}
          />
        </Toolbar>
        <ListBody query={payments} failed={texts.failed} empty={<EmptyState title={texts.none} />}>
          {({ paymentList, pageCount }) => (
            <>
              <Table
                label={texts.title}
                rows={paymentList}
                columns={[...COLUMNS, actionColumn(setRefunded)]}
                keyOf={({ paymentId }) => paymentId}
              />
              <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
            </>
          )}
        </ListBody>
      </Section>
      <LocalDialog open={refunded !== null} onClose={() => setRefunded(null)}>
        {refunded && <RefundDialog payment={refunded} onDone={() => setRefunded(null)} />}
      </LocalDialog>
    </Page>
  );
}

const COLUMNS: readonly TableColumn<ServicePayment>[] = [
  { id: 'name', head: texts.columns.name, isRowHead: true, cell: ({ name }) => name },
  {
    id: 'user',
    head: texts.columns.user,
    narrow: 'named',
    cell: ({ user }) =>
      user === null ? texts.gone : <Link to={paths.adminUser(user.userId)}>{user.nickname}</Link>,
  },
  {
    id: 'amount',
    head: texts.columns.amount,
    align: 'end',
    width: 120,
    narrow: 'named',
    cell: ({ amount }) => wonText(amount),
  },
  {
    id: 'state',
    head: texts.columns.state,
    width: 140,
    narrow: 'corner',
    cell: ({ state }) => <Chip tone={TONES[state]}>{historyTexts.states[state]}</Chip>,
  },
  {
    id: 'refunds',
    head: texts.columns.refunds,
    isEmpty: ({ refundList, reason }) => refundList.length === 0 && reason === '',
    cell: ({ refundList, reason }) => (
      <Stack gap={0}>
        {reason !== '' && <Text size="small">{reason}</Text>}
        {refundList.map(({ refundId, amount, state, cause, tries }) => (
          <Text key={refundId} size="small" tone={state === 'REQUESTED' ? 'danger' : 'soft'}>
            {texts.refund(wonText(amount), texts.causes[cause], texts.refundStates[state], tries)}
          </Text>
        ))}
      </Stack>
    ),
  },
  {
    id: 'when',
    head: texts.columns.when,
    width: 180,
    narrow: 'named',
    cell: ({ preparedAt, paidAt }) => serviceTexts.moment(paidAt ?? preparedAt),
  },
  { id: 'order', head: texts.columns.order, narrow: 'hidden', cell: ({ merchantUid }) => merchantUid },
];

const actionColumn = (onRefund: (payment: ServicePayment) => void): TableColumn<ServicePayment> => ({
  id: 'action',
  head: texts.columns.action,
  isHeadHidden: true,
  width: 120,
  narrow: 'line',
  isEmpty: ({ refundableAmount }) => refundableAmount === 0,
  cell: (payment) =>
    payment.refundableAmount > 0 && (
      <Button size="small" tone="alt" onClick={() => onRefund(payment)}>
        {texts.refundNow}
      </Button>
    ),
});
