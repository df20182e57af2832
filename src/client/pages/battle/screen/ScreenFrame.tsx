import { Snowflake } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import type { ContestClock } from '#shared/contract/battle/scoreboards.ts';
import { battleTexts } from '../texts.ts';
import { IceCorners } from './IceCorners.tsx';
import type { Reveal } from './revealBoard.ts';
import { RevealSign } from './RevealSign.tsx';
import { ScreenClock } from './ScreenClock.tsx';
import styles from './ScreenFrame.module.css';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

const texts = battleTexts.screen;
/** The places at which snow falls, in hundredths of the width. */
const FLAKES = [3, 17, 34, 52, 68, 81, 95];

interface ScreenFrameProps {
  readonly name: string;
  /** Below the name: how much, how long, how many. */
  readonly facts: readonly string[];
  /** Null while nobody knows when it begins. */
  readonly clock: ContestClock | null;
  readonly reveal: Reveal | null;
  readonly isLost: boolean;
  readonly children: ReactNode;
}

/** The wall of a class for the projector: what it is, what is a secret now, and the clock. */
export function ScreenFrame({ name, facts, clock, reveal, isLost, children }: ScreenFrameProps) {
  const isFrozen = clock?.isFrozen === true;
  return (
    <div className={styles.screen} data-frozen={isFrozen || undefined}>
      <title>{`${name} · ${battleTexts.product}`}</title>
      {isFrozen && <IceCorners />}
      {isFrozen && (
        <div className={styles.flakes} aria-hidden="true">
          {FLAKES.map((left, index) => (
            <Snowflake key={left} style={{ left: `${left}%`, animationDelay: `${index * -2.7}s` }} />
          ))}
        </div>
      )}
      <header className={styles.head}>
        <div>
          <h1>{name}</h1>
          <p>{facts.join(' · ')}</p>
        </div>
        {isFrozen && (
          <p className={styles.secret} role="status">
            <Mascot sprite="dolphin" size={96} still />
            <span>
              <b>{texts.secretTitle}</b>
              {texts.secretHint}
            </span>
          </p>
        )}
        {reveal && <RevealSign reveal={reveal} />}
        {isLost && <Lost />}
        {clock && <ScreenClock clock={clock} />}
      </header>
      {children}
    </div>
  );
}

const CLOCK = seoulFormat({ hour: 'numeric', minute: '2-digit' });

/** Since when there is no news. */
function Lost() {
  const [since] = useState(() => new Date());
  return (
    <p className={styles.lost} role="status">
      {texts.lastNews(CLOCK.format(since))}
    </p>
  );
}
