import { Popover } from '@base-ui/react/popover';
import { Keyboard } from 'lucide-react';
import { blocksTexts } from './texts.ts';
import styles from './Blocks.module.css';

/** How blocks are put together by the keyboard alone; `hasRunKey` where a key of the page runs them. */
export function KeysHelp({ hasRunKey }: { readonly hasRunKey: boolean }) {
  const rows = hasRunKey ? [...blocksTexts.keyRows, blocksTexts.runKeyRow] : blocksTexts.keyRows;
  return (
    <Popover.Root>
      <Popover.Trigger className={styles.tool} aria-label={blocksTexts.keysTitle}>
        <Keyboard aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="end" sideOffset={8} className={styles.positioner}>
          <Popover.Popup className={styles.popup}>
            <Popover.Title className={styles.title}>{blocksTexts.keysTitle}</Popover.Title>
            <dl className={styles.rows}>
              {rows.map(([keys, what]) => (
                <div key={keys}>
                  <dt>
                    {keys.split(' ').map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
