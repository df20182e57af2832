import { type ReactNode, memo } from 'react';
import { BackLink } from '#client/ui/button/BackLink.tsx';
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

/** The stands in the bowl of the sunken ship and the boards of the track: what lies behind every battle. */
const ArenaScenery = memo(function ArenaScenery({ floorAt = 38 }: { readonly floorAt?: number }) {
  return (
    <div className={styles.scenery} aria-hidden="true">
      <div className={styles.stands} style={{ height: `${floorAt}%` }} />
      <div className={styles.floor} style={{ top: `${floorAt}%` }} />
    </div>
  );
});
