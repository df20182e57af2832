import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import styles from '../menu/Menu.module.css';

export interface TooltipProps {
  /** A few words more; what is needed to go on never stands here alone, because fingers do not hover. */
  readonly text: string;
  /** A button or a link. */
  readonly children: ReactElement<Record<string, unknown>>;
}

/** Words beside a control while it is pointed at or has the focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={300} />
      <Base.Portal>
        <Base.Positioner className={styles.tipPositioner} sideOffset={6}>
          <Base.Popup className={styles.tipPopup}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
