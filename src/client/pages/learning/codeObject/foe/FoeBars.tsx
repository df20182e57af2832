import { Check, Lock } from 'lucide-react';
import { useEffect, useRef, type CSSProperties } from 'react';
import { useReducedMotion } from '#client/ui/motion/useReducedMotion.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { ScrollArea } from '#client/ui/panel/ScrollArea.tsx';
import { Hint, Label } from '#client/ui/text/Text.tsx';
import type { FoeKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { turnsOf } from '#shared/simulation/codeObjects/rules.ts';
import { FoeFace, TurnPicture } from './foePictures.tsx';
import { foeTexts, foeWords } from './texts.ts';
import type { FoeStage } from './useFoe.ts';
import type { FoeProgress } from './useFoeProgress.ts';
import styles from '../CodeObjectEditor.module.css';

interface FoeBarsProps {
  readonly stage: FoeStage;
  readonly name: string;
  readonly seed: number;
  readonly progress: FoeProgress;
}

/** The phases of a foe, and the turns of the present one. */
export function FoeBars({ stage, name, seed, progress }: FoeBarsProps) {
  const { kind, foe, phase } = stage;
  return (
    <section className={styles.bars} aria-label={name}>
      <div className={styles.bar}>
        <Row gap={4}>
          <FoeFace kind={kind} className={styles.name} />
          <div className={styles.name}>
            <Label>{name}</Label>
            <Hint>{foe.about}</Hint>
          </div>
          <FoePhases stage={stage} />
        </Row>
      </div>
      <div className={styles.bar}>
        <FoeTurns kind={kind} seed={seed} isForeseen={phase.isForeseen} progress={progress} />
      </div>
    </section>
  );
}

const PHASE_WORDS = {
  done: foeTexts.phaseDone,
  now: foeTexts.phaseNow,
  later: foeTexts.phaseLater,
} as const;

function FoePhases({ stage: { foe, index, wonCount } }: { readonly stage: FoeStage }) {
  return (
    <Row as="ol" gap={3} grow justify="end" aria-label={foeTexts.phases}>
      {foe.phases.map(({ problemId, name }, place) => {
        const state = place === index ? 'now' : place < wonCount ? 'done' : 'later';
        return (
          <li
            key={problemId}
            className={styles.phase}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            {state === 'done' ? (
              <Check aria-hidden="true" />
            ) : state === 'later' ? (
              <Lock aria-hidden="true" />
            ) : (
              <b aria-hidden="true">{place + 1}</b>
            )}
            <span aria-hidden="true">{name}</span>
            <VisuallyHidden>{PHASE_WORDS[state](place + 1, name)}</VisuallyHidden>
          </li>
        );
      })}
    </Row>
  );
}

interface FoeTurnsProps {
  readonly kind: FoeKind;
  readonly seed: number;
  /** The turns are shown before they come. */
  readonly isForeseen: boolean;
  readonly progress: FoeProgress;
}

/** The turns that come, in their order; they differ by picture and word. */
function FoeTurns({ kind, seed, isForeseen, progress }: FoeTurnsProps) {
  const { begun, passed, missed } = progress;
  const words = foeWords[kind];
  const tiles = useRef<HTMLElement>(null);
  // On a phone the row scrolls along with the turns.
  useEffect(() => {
    const tile = tiles.current?.children.item(Math.max(0, begun - 1));
    tile?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [begun]);
  const isCalm = useReducedMotion();
  useEffect(() => {
    if (missed !== null && !isCalm) tiles.current?.children.item(missed)?.animate(SHAKE, 320);
  }, [missed, isCalm]);
  const said = { missed: words.missed, passed: words.passed, now: foeTexts.turnNow, later: '' };
  return (
    <Row gap={3}>
      <div className={styles.name} aria-hidden="true">
        <Label>{words.turns}</Label>
        <Hint>{isForeseen ? words.find : foeTexts.changes}</Hint>
      </div>
      <ScrollArea label={words.turns} className={styles.tiles}>
        <Row as="ol" gap={2} ref={tiles}>
          {turnsOf(kind, seed).map((turn, place) => {
            const known = isForeseen || place < begun ? turn : null;
            const state =
              place === missed ? 'missed' : place < passed ? 'passed' : place === begun - 1 ? 'now' : 'later';
            const word = known === null ? foeTexts.unknown : words.turn(known);
            return (
              <li key={place} className={styles.tile} style={placeOf(place)}>
                <TurnTile kind={kind} turn={known} word={word} state={state} />
                <VisuallyHidden>
                  {word} {said[state]}
                </VisuallyHidden>
              </li>
            );
          })}
        </Row>
      </ScrollArea>
    </Row>
  );
}

/** A tile shakes once with the turn that was missed. */
const SHAKE = [0, -5, 5, -5, 0].map((x) => ({ transform: `translateX(${x}px)` }));

const placeOf = (place: number) => ({ '--place': place }) as CSSProperties;

/** The line and the surface of a tile. */
const TILES = {
  passed: { stroke: 'var(--success-line)', fill: 'var(--success-surface)' },
  missed: { stroke: 'var(--coral-line)', fill: 'var(--danger-paper)' },
  now: { stroke: 'var(--gold)', fill: 'var(--gold-pale)' },
  later: { stroke: 'var(--line-pale)', fill: 'var(--surface)' },
} as const;

interface TurnTileProps {
  readonly kind: FoeKind;
  /** Null is not known yet. */
  readonly turn: string | null;
  readonly word: string;
  readonly state: keyof typeof TILES;
}

/** A turn with its word and its mark. */
function TurnTile({ kind, turn, word, state }: TurnTileProps) {
  return (
    <svg width="54" height="70" viewBox="0 0 54 70" aria-hidden="true">
      <rect x="2" y="4" width="48" height="46" rx="11" strokeWidth="3" {...TILES[state]} />
      {turn === null ? (
        <text x="26" y="36" fontSize="24" textAnchor="middle" fill="var(--ink-soft)">
          ?
        </text>
      ) : (
        <TurnPicture kind={kind} turn={turn} />
      )}
      <text x="26" y="65" fontSize="13" textAnchor="middle" fill="var(--ink)">
        {word}
      </text>
      {(state === 'passed' || state === 'missed') && (
        <>
          <circle
            cx="44"
            cy="10"
            r="9"
            fill={state === 'missed' ? 'var(--coral-bottom)' : 'var(--ok-bottom)'}
          />
          <path
            d={state === 'missed' ? 'M40.500 6.500l7 7M47.500 6.500l-7 7' : 'M40 10l3 3 5-6'}
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
