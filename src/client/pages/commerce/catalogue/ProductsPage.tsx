import { TicketPercent, Ticket } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { CouponsTab } from './CouponsTab.tsx';
import { GroupsTab } from './GroupsTab.tsx';
import { catalogueTexts as texts } from './texts.ts';
import styles from './Catalogue.module.css';

const TABS = [
  { value: 'products', label: texts.products, icon: <Ticket aria-hidden="true" /> },
  { value: 'coupons', label: texts.coupons, icon: <TicketPercent aria-hidden="true" /> },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** What a channel sells, and the coupons for it; the tab stands in the address. */
export function ProductsPage() {
  const [query, setQuery] = useSearchParams();
  const tab: Tab = query.get('tab') === 'coupons' ? 'coupons' : 'products';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <Chips
          label={texts.tabs}
          options={TABS}
          value={tab}
          onChange={(value) => setQuery(value === 'products' ? {} : { tab: value }, { replace: true })}
        />
      </header>
      {tab === 'products' ? <GroupsTab /> : <CouponsTab />}
    </div>
  );
}
