import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Spot, VisibleArea } from '#client/bridge/worldEvents.ts';
import { useWorldOverlay } from '#client/overlay/world/goal/useWorldOverlay.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ENCOUNTER_FRAME, encounterPicture } from '#shared/content/encounters.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { EncounterCard } from './EncounterCard.tsx';
import { encounterTexts as texts } from './texts.ts';
import { useEncounter, type MetEncounter } from './useEncounter.ts';
import { useEncounterAnswer } from './useEncounterAnswer.ts';
import { useUndisturbed } from './useUndisturbed.ts';
import styles from './Encounters.module.css';

/** The card opens within the first distance, and closes beyond the second, px. */
const OPENS_WITHIN = 210;
const CLOSES_BEYOND = 330;
const SAME_FLOOR = 180;
/** A walk of this length closes what was called from afar, px. */
const WALKS_ON = 120;
/** Bubbles hang this far above the floor, within a jump, and this far apart, px. */
const BUBBLES = { above: 170, apart: 92, reach: 52, body: 60 } as const;
/** The card stands this far above the thing, and keeps this far from the edges, px. */
const CARD = { above: 132, edge: 20, top: 110 } as const;

/** Small events of a map: at most one is here; nothing stops for it. */
export function Encounters({ map }: { readonly map: MapDefinition }) {
  const seen = useRef<{ own: Spot; view: VisibleArea } | null>(null);
  const card = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  /** The place of the avatar when the event was called from afar. */
  const [calledFrom, setCalledFrom] = useState<Spot | null>(null);
  const isUndisturbed = useUndisturbed();
  const { met, end } = useEncounter({ map, isUndisturbed, seen });
  const close = () => {
    setNear(false);
    setCalledFrom(null);
    end();
  };
  const answer = useEncounterAnswer(met?.encounter ?? null, close);
  const isOver = answer.verdict?.triesLeft === 0;
  const isOpen = met !== null && isUndisturbed && (isNear || calledFrom !== null);

  const layer = useWorldOverlay((own, view) => {
    seen.current = { own, view };
    if (met === null) return;
    const within = isNear ? CLOSES_BEYOND : OPENS_WITHIN;
    const near = distanceOf(met, own) <= within && Math.abs(met.spot.y - own.y) < SAME_FLOOR;
    const isCalled = calledFrom !== null && Math.hypot(own.x - calledFrom.x, own.y - calledFrom.y) < WALKS_ON;
    // An event that is over goes when one walks on.
    if (isOpen && !near && !isCalled && isOver) return close();
    if (near !== isNear) setNear(near);
    if (calledFrom !== null && !isCalled) setCalledFrom(null);
    if (!isOpen) return;
    place(card.current, met, view);
    for (const [index, spot] of bubbleSpots(met).entries())
      if (Math.hypot(own.x - spot.x, own.y - BUBBLES.body - spot.y) < BUBBLES.reach) answer.add(index);
  });

  if (met === null || !isUndisturbed) return null;
  const { encounter, spot } = met;
  const name = texts.names[encounter.kind];
  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{texts.appeared(name)}</span>
      </VisuallyHidden>
      {!isOpen && (
        <Button
          tone="alt"
          size="small"
          className={styles.call}
          onClick={() => setCalledFrom(seen.current?.own ?? null)}
        >
          {texts.open(name)}
        </Button>
      )}
      {isOpen && <EncounterCard ref={card} {...{ encounter, name, answer }} onClose={close} />}
      {createPortal(
        <>
          <span
            className={styles.thing}
            style={{ left: spot.x, top: spot.y + 6 }}
            data-open={isOpen || undefined}
            aria-hidden="true"
            onClick={() => setCalledFrom(seen.current?.own ?? null)}
          >
            <img
              src={encounterPicture(encounter.kind, 1)}
              srcSet={`${encounterPicture(encounter.kind, 1)} 1x, ${encounterPicture(encounter.kind, 2)} 2x`}
              width={ENCOUNTER_FRAME.width}
              height={ENCOUNTER_FRAME.height}
              alt=""
            />
          </span>
          {isOpen &&
            bubbleSpots(met).map(({ x, y }, index) => (
              <span
                key={encounter.pieceList[index]}
                className={styles.bubble}
                style={{ left: x, top: y }}
                data-popped={answer.picks.includes(index) || undefined}
                aria-hidden="true"
                onClick={() => answer.add(index)}
              >
                {encounter.pieceList[index]}
              </span>
            ))}
        </>,
        layer,
      )}
    </>
  );
}

const distanceOf = ({ spot }: MetEncounter, own: Spot) => Math.abs(spot.x - own.x);

/** The places of the bubbles in the order of their words; none for other events. */
const bubbleSpots = ({ encounter, spot }: MetEncounter): Spot[] =>
  encounter.kind === 'BUBBLES'
    ? encounter.pieceList.map((_, index) => ({
        x: spot.x + (index - (encounter.pieceList.length - 1) / 2) * BUBBLES.apart,
        y: spot.y - BUBBLES.above,
      }))
    : [];

/** Over the thing, inside the window; a narrow screen has a place of its own for it. */
function place(card: HTMLElement | null, { encounter, spot }: MetEncounter, view: VisibleArea): void {
  if (card === null) return;
  const scale = window.innerWidth / view.width;
  const lift = encounter.kind === 'BUBBLES' ? BUBBLES.above + CARD.above / 2 : CARD.above;
  const within = (at: number, from: number, to: number) => Math.round(Math.min(Math.max(at, from), to));
  const { offsetWidth: width, offsetHeight: height } = card;
  const x = (spot.x - view.left) * scale - width / 2;
  const y = (spot.y - lift - view.top) * scale - height;
  const left = within(x, CARD.edge, window.innerWidth - width - CARD.edge);
  card.style.setProperty('--at-x', `${left}px`);
  card.style.setProperty('--tail', `${within(x + width / 2 - left, 30, width - 30)}px`);
  card.style.setProperty('--at-y', `${within(y, CARD.top, window.innerHeight - height - CARD.edge)}px`);
}
