import type { ReactNode } from 'react';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import styles from './WindowFrame.module.css';

/** A page in a small window of its own. */
export function WindowFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <SeaPage>
      <title>{`${title} · 돌핀 월드`}</title>
      <Panel title={title} level={1} className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </Panel>
    </SeaPage>
  );
}
