import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { FIRST_MINUTE_SHELLS } from '#shared/content/collectibles.ts';
import type { NpcPlace } from '#shared/content/maps/mapTypes.ts';
import type { Spot } from '#client/bridge/worldEvents.ts';
import type { Trail } from './layTrail.ts';
import { firstMinuteTexts as texts } from './texts.ts';
import { isStepDone, presentStep, type Steps } from './watchSteps.ts';
import styles from './FirstMinute.module.css';

interface TrailLayerProps {
  readonly steps: Steps;
  readonly trail: Trail | null;
  readonly npc: NpcPlace | undefined;
  readonly name: string;
  /** Words that the dolphin says once more. */
  readonly said: string | null;
  /** Moved with the own avatar. */
  readonly follower: RefObject<HTMLDivElement | null>;
}

/** Dots, shells and the big arrow, in world px. */
export function TrailLayer({ steps, trail, npc, name, said, follower }: TrailLayerProps) {
  const now = presentStep(steps);
  const isWalked = isStepDone(steps, 'walk');
  return (
    <div className={styles.trail} aria-hidden="true">
      {trail &&
        !isWalked &&
        trail.dots.map((dot) => <i key={dot.x} className={styles.dot} style={at(dot)} />)}
      {trail && !isWalked && (
        <i
          className={styles.trailEnd}
          style={at(trail.end)}
          data-to={trail.direction === 1 ? 'right' : 'left'}
        />
      )}
      {trail &&
        now === 'jump' &&
        trail.arc.map((dot) => <i key={dot.x} className={styles.dot} style={at(dot)} />)}
      {steps.shells.map((shell) => (
        <img key={shell.x} className={styles.shell} src="/ui/shell.svg" alt="" style={at(shell)} />
      ))}
      <div ref={follower}>
        {steps.taken > 0 && (
          <span key={steps.taken} className={styles.chip} data-over={now !== 'jump' || undefined}>
            <Check />
            {texts.shells(steps.taken, FIRST_MINUTE_SHELLS)}
          </span>
        )}
      </div>
      {npc && !steps.hasTalked && (
        <div className={styles.goal} style={at(npc)}>
          <span data-said={said !== null || undefined}>{said ?? texts.goTo(name)}</span>
          <svg viewBox="0 0 88 104" width="88" height="104">
            <path d={ARROW} />
            <path d="M30 12h9v26h-9z" className={styles.shine} />
          </svg>
        </div>
      )}
    </div>
  );
}

const ARROW =
  'M24 5h40a4 4 0 0 1 4 4v41h13a4 4 0 0 1 3 6.6L47 98a4 4 0 0 1-6 0L4 56.6A4 4 0 0 1 7 50h13V9a4 4 0 0 1 4-4z';

const at = ({ x, y }: Spot) => ({ left: x, top: y });
