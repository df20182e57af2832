import type { ReactNode } from 'react';
import { BackLink } from '#client/ui/button/BackLink.tsx';
import { SeaBackdrop } from '#client/ui/scenery/SeaBackdrop.tsx';
import { stageTexts } from './texts.ts';
import styles from './StageScreen.module.css';

export interface StageFrameProps {
  readonly title: string;
  /** The way back; left out where what stands in it has its own. */
  readonly back?: { readonly to: string; readonly text: string };
  readonly children: ReactNode;
}

/** The sea with the way back: what a stage and the map of stages have in common. */
export function StageFrame({ title, back, children }: StageFrameProps) {
  return (
    <main className={styles.page}>
      <title>{`${title} · ${stageTexts.product}`}</title>
      <SeaBackdrop />
      {back && <BackLink {...back} />}
      {children}
    </main>
  );
}
