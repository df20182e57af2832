import { Menu as Base } from '@base-ui/react/menu';
import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../classNames.ts';
import styles from './Menu.module.css';

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly tone?: 'plain' | 'danger';
  readonly disabled?: boolean;
  /** Leads to another page instead of doing something here. */
  readonly to?: string;
  readonly onPick?: () => void;
}

export interface MenuProps {
  /** Names the button. */
  readonly label: string;
  /** Shown in the button instead of three dots; it then carries the label, too. */
  readonly icon?: ReactNode;
  readonly isLabelShown?: boolean;
  readonly items: readonly (MenuItem | null | false)[];
}

/** The other actions on one thing: a button that opens a list of them. */
export function Menu({
  label,
  icon = <EllipsisVertical aria-hidden="true" />,
  isLabelShown = false,
  items,
}: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger
        className={classNames(styles.trigger, isLabelShown && styles.named)}
        aria-label={isLabelShown ? undefined : label}
      >
        {icon}
        {isLabelShown && <span>{label}</span>}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className={styles.positioner} align="end" sideOffset={4}>
          <Base.Popup className={styles.popup}>
            {items
              .filter((item) => item !== null && item !== false)
              .map((item) => (
                <Base.Item
                  key={item.label}
                  className={classNames(styles.item, item.tone === 'danger' && styles.danger)}
                  disabled={item.disabled}
                  onClick={item.onPick}
                  {...(item.to !== undefined && { render: <Link to={item.to} /> })}
                >
                  {item.icon}
                  {item.label}
                </Base.Item>
              ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
