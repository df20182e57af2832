import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { Badge } from '../chip/Chip.tsx';
import styles from './Tabs.module.css';

export interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly {
    readonly value: T;
    readonly label: string;
    readonly icon?: ReactNode;
    readonly count?: number;
    readonly content: ReactNode;
  }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Parts of one place of which one is seen; arrow keys move. Only the panel that is seen is mounted. */
export function Tabs<T extends string>({ label, tabs, value, onChange }: TabsProps<T>) {
  return (
    <Base.Root value={value} onValueChange={(next: T) => onChange(next)} className={styles.root}>
      <Base.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && <Badge count={tab.count} tone="quiet" />}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
