import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { TicketPercent, Ticket } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { CouponsTab } from './CouponsTab.tsx';
import { GroupsTab } from './GroupsTab.tsx';
import { catalogueTexts as texts } from './texts.ts';

const TABS = [
  { value: 'products', label: texts.products, icon: <Ticket aria-hidden="true" /> },
  { value: 'coupons', label: texts.coupons, icon: <TicketPercent aria-hidden="true" /> },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** The products of a channel, and the coupons for them; the tab stands in the address. */
export function ProductsPage() {
  const [query, setQuery] = useSearchParams();
  const tab: Tab = query.get('tab') === 'coupons' ? 'coupons' : 'products';
  return (
    <Page>
      <PageHead title={texts.title}>
        <Chips
          label={texts.tabs}
          options={TABS}
          value={tab}
          onChange={(value) => setQuery(value === 'products' ? {} : { tab: value }, { replace: true })}
        />
      </PageHead>
      {tab === 'products' ? <GroupsTab /> : <CouponsTab />}
    </Page>
  );
}
