import type { ReactNode } from 'react';
import { BackLink } from '#client/ui/button/BackLink.tsx';
import { SeaBackdrop } from '#client/ui/scenery/SeaBackdrop.tsx';
import { stageTexts } from './texts.ts';
import styles from './StageScreen.module.css';

export interface StageFrameProps {
  readonly title: string;
  readonly backTo: string;
  readonly backText: string;
  readonly children: ReactNode;
}

/** The sea with the way back: what a stage and the map of stages have in common. */
export function StageFrame({ title, backTo, backText, children }: StageFrameProps) {
  return (
    <main className={styles.page}>
      <title>{`${title} · ${stageTexts.product}`}</title>
      <SeaBackdrop />
      <BackLink to={backTo} text={backText} />
      {children}
    </main>
  );
}
