import { Check, Lock } from 'lucide-react';
import { useEffect, useRef, type CSSProperties } from 'react';
import { useReducedMotion } from '#client/ui/motion/useReducedMotion.ts';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { ScrollArea } from '#client/ui/panel/ScrollArea.tsx';
import { Hint, Label } from '#client/ui/text/Text.tsx';
import { ballsOf, type BallHeight } from '#shared/simulation/codeObjects/robotCrab.ts';
import { foeTexts } from './texts.ts';
import type { FoeStage } from './useFoe.ts';
import type { FoeProgress } from './useFoeProgress.ts';
import styles from '../CodeObjectEditor.module.css';

interface FoeBarsProps {
  readonly stage: FoeStage;
  readonly name: string;
  readonly seed: number;
  readonly progress: FoeProgress;
}

/** The phases of a foe, and the balls that come in the present one. */
export function FoeBars({ stage, name, seed, progress }: FoeBarsProps) {
  return (
    <section className={styles.bars} aria-label={name}>
      <Row gap={3}>
        <CrabFace />
        <div className={styles.name}>
          <Label>{name}</Label>
          <Hint>{stage.foe.about}</Hint>
        </div>
        <FoePhases stage={stage} />
      </Row>
      <FoePattern seed={seed} isForeseen={stage.phase.isForeseen} progress={progress} />
    </section>
  );
}

const PHASE_STATES = {
  done: { tone: 'success', words: foeTexts.phaseDone },
  now: { tone: 'danger', words: foeTexts.phaseNow },
  later: { tone: 'open', words: foeTexts.phaseLater },
} as const;

function FoePhases({ stage: { foe, index, wonCount } }: { readonly stage: FoeStage }) {
  return (
    <Row as="ol" gap={3} aria-label={foeTexts.phases}>
      {foe.phases.map(({ problemId, name }, place) => {
        const state = place === index ? 'now' : place < wonCount ? 'done' : 'later';
        const { tone, words } = PHASE_STATES[state];
        const icon = state === 'done' ? <Check /> : state === 'later' ? <Lock /> : <b>{place + 1}</b>;
        return (
          <li key={problemId} className={styles.phase} aria-current={state === 'now' ? 'step' : undefined}>
            <Chip tone={tone} icon={icon}>
              <span aria-hidden="true">{name}</span>
              <VisuallyHidden>{words(place + 1, name)}</VisuallyHidden>
            </Chip>
          </li>
        );
      })}
    </Row>
  );
}

interface FoePatternProps {
  readonly seed: number;
  /** The balls are shown before they come. */
  readonly isForeseen: boolean;
  readonly progress: FoeProgress;
}

/** The balls that come, in their order; high and low differ by place and word. */
function FoePattern({ seed, isForeseen, progress }: FoePatternProps) {
  const { thrown, passed, missed } = progress;
  const tiles = useRef<HTMLElement>(null);
  // On a phone the row scrolls along with the balls.
  useEffect(() => {
    const tile = tiles.current?.children.item(Math.max(0, thrown - 1));
    tile?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [thrown]);
  const isCalm = useReducedMotion();
  useEffect(() => {
    if (missed !== null && !isCalm) tiles.current?.children.item(missed)?.animate(SHAKE, 320);
  }, [missed, isCalm]);
  return (
    <Row gap={3}>
      <div className={styles.name} aria-hidden="true">
        <Label>{foeTexts.pattern}</Label>
        <Hint>{isForeseen ? foeTexts.findPattern : foeTexts.changes}</Hint>
      </div>
      <ScrollArea label={foeTexts.pattern} className={styles.tiles}>
        <Row as="ol" gap={3} ref={tiles}>
          {ballsOf(seed).map((height, place) => {
            const isKnown = isForeseen || place < thrown;
            const state =
              place === missed ? 'hit' : place < passed ? 'passed' : place === thrown - 1 ? 'now' : 'later';
            return (
              <li key={place} className={styles.tile} style={placeOf(place)}>
                <BallTile height={isKnown ? height : null} state={state} />
                <VisuallyHidden>
                  {isKnown ? foeTexts[height] : foeTexts.unknown} {BALL_STATES[state]}
                </VisuallyHidden>
              </li>
            );
          })}
        </Row>
      </ScrollArea>
    </Row>
  );
}

/** A tile shakes once with the ball that hits. */
const SHAKE = [0, -5, 5, -5, 0].map((x) => ({ transform: `translateX(${x}px)` }));

const placeOf = (place: number) => ({ '--place': place }) as CSSProperties;

const BALL_STATES = {
  hit: foeTexts.ballHit,
  passed: foeTexts.ballPassed,
  now: foeTexts.ballNow,
  later: '',
} as const;

/** The line and the surface of a tile. */
const TILES = {
  passed: { stroke: 'var(--success-line)', fill: 'var(--success-surface)' },
  hit: { stroke: 'var(--coral-line)', fill: 'var(--danger-paper)' },
  now: { stroke: 'var(--gold)', fill: 'var(--gold-pale)' },
  later: { stroke: 'var(--line-pale)', fill: 'var(--surface)' },
} as const;

interface BallTileProps {
  /** Null is not known yet. */
  readonly height: BallHeight | null;
  readonly state: keyof typeof TILES;
}

/** A ball above a line or on it, with its word and its mark. */
function BallTile({ height, state }: BallTileProps) {
  const y = height === 'high' ? 19 : 35;
  return (
    <svg width="54" height="70" viewBox="0 0 54 70" aria-hidden="true">
      <rect x="2" y="4" width="48" height="46" rx="11" strokeWidth="3" {...TILES[state]} />
      <path d="M9 45H43" stroke="var(--progress-bottom)" strokeWidth="3" strokeLinecap="round" />
      {height === 'high' && <path d="M26 32V42" stroke="var(--line-hover)" strokeDasharray="2 4" />}
      {height === null ? (
        <text x="26" y="36" fontSize="24" textAnchor="middle" fill="var(--ink-soft)">
          ?
        </text>
      ) : (
        <>
          <circle cx="26" cy={y} r="10" fill="var(--water-3)" stroke="var(--settings-line)" strokeWidth="2" />
          <ellipse cx="22.500" cy={y - 4} rx="3" ry="2" fill="var(--surface)" />
        </>
      )}
      <text x="26" y="65" fontSize="13" textAnchor="middle" fill="var(--ink)">
        {height === null ? foeTexts.unknown : foeTexts[height]}
      </text>
      {(state === 'passed' || state === 'hit') && (
        <>
          <circle cx="44" cy="10" r="9" fill={state === 'hit' ? 'var(--coral-bottom)' : 'var(--ok-bottom)'} />
          <path
            d={state === 'hit' ? 'M40.500 6.500l7 7M47.500 6.500l-7 7' : 'M40 10l3 3 5-6'}
            fill="none"
            stroke="var(--text-on-fill)"
            strokeWidth="2.600"
            strokeLinecap="round"
          />
        </>
      )}
    </svg>
  );
}

function CrabFace() {
  return (
    <svg className={styles.name} width="48" height="48" viewBox="0 0 60 60" aria-hidden="true">
      <circle cx="30" cy="30" r="28" fill="#bfe6f5" stroke="#20507a" strokeWidth="3" />
      <path
        d="M6 44C5 22 16 12 30 12s25 10 24 32c-8 8-40 8-48 0Z"
        fill="#e0704a"
        stroke="#5a1f2a"
        strokeWidth="2.500"
      />
      <rect x="10" y="20" width="40" height="19" rx="9.500" fill="#1d2d5c" stroke="#ffc64a" strokeWidth="3" />
      {[21, 39].map((x) => (
        <g key={x}>
          <circle cx={x} cy="30" r="6" fill="#ffd34d" />
          <circle cx={x} cy="31" r="2.600" fill="#5a2b12" />
        </g>
      ))}
      <path d="M13 22l12 3M47 22l-12 3" stroke="#5f82dc" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
