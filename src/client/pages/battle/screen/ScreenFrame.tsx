import { Snowflake } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import type { ContestClock } from '#shared/contract/battle/scoreboards.ts';
import { battleTexts } from '../texts.ts';
import { IceCorners } from './IceCorners.tsx';
import type { Reveal } from './revealBoard.ts';
import styles from './ScreenFrame.module.css';
import { seoulFormat } from '#shared/time/seoulFormat.ts';
import { ChestPicture } from './ChestPicture.tsx';
import { useServerNow } from '../useServerNow.ts';

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

/** Says on the wall of a class that the chests wait for the space bar, or that all are open. */
function RevealSign({ reveal }: { readonly reveal: Reveal }) {
  return (
    <p className={styles.secret} role="status">
      <ChestPicture />
      <span>
        <b>{reveal.next ? texts.openTitle : texts.openedTitle}</b>
        {reveal.next ? texts.openHint : texts.openedHint}
      </span>
    </p>
  );
}

const LAST_MS = 60_000;

/** The clock of a wall: to the start, then what is left, red in the last minute. */
function ScreenClock({ clock }: { readonly clock: ContestClock }) {
  const now = useServerNow(250);
  const at = clock.pausedAt === null ? now : Date.parse(clock.serverTime);
  const isComing = clock.state === 'COUNTDOWN';
  const left = isComing
    ? Date.parse(clock.startsAt) - now
    : Math.min(clock.durationMs, Math.max(0, Date.parse(clock.endsAt) - at));
  const isLast = clock.state === 'RUNNING' && left <= LAST_MS;
  return (
    <div className={styles.clock} data-last={isLast || undefined}>
      <b role="timer">{clock.state === 'ENDED' ? battleTexts.clock(0) : battleTexts.until(left)}</b>
      <span>{battleTexts.screen.notes[clock.state]}</span>
    </div>
  );
}
