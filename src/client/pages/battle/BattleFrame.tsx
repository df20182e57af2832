import type { ReactNode } from 'react';
import { BackLink } from '#client/ui/button/BackLink.tsx';
import { ArenaScenery } from './ArenaScenery.tsx';
import { battleTexts } from './texts.ts';
import styles from './Arena.module.css';

export interface BattleFrameProps {
  readonly title: string;
  /** Null in a race, which is left by its own button. */
  readonly back: { readonly to: string; readonly text: string } | null;
  readonly floorAt?: number;
  readonly children: ReactNode;
}

/** The arena with the way back: what all pages of battles have in common. */
export function BattleFrame({ title, back, floorAt, children }: BattleFrameProps) {
  return (
    <div className={styles.frame}>
      <title>{`${title} · ${battleTexts.product}`}</title>
      <ArenaScenery floorAt={floorAt} />
      {back && <BackLink to={back.to} text={back.text} />}
      {children}
    </div>
  );
}
