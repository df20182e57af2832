import { ChevronRight, Flag } from 'lucide-react';
import { useEffect, useState, type CSSProperties } from 'react';
import type { Spot } from '#client/bridge/worldEvents.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Caption, Label } from '#client/ui/text/Text.tsx';
import { npcById } from '#shared/content/npcs.ts';
import { edgeSpot, type EdgeSpot } from './edgeSpot.ts';
import styles from './Goal.module.css';
import { goalTexts } from './texts.ts';

export interface GoalArrowProps {
  /** The feet of what is pointed to, on this map. */
  readonly at: Spot;
  /** The NPC whose face is shown; null for a flag. */
  readonly npcId: number | null;
  readonly name: string;
  readonly hint: string;
  readonly onGo: () => void;
}

/** At the edge of the screen: who is out of sight there. Hidden while it is on the screen. */
export function GoalArrow({ at: { x, y }, npcId, name, hint, onGo }: GoalArrowProps) {
  const bridge = useBridge();
  const [spot, setSpot] = useState<EdgeSpot | null>(null);
  useEffect(
    () =>
      bridge.on('bodiesMoved', ({ view }) => {
        const next = edgeSpot({ x, y }, view);
        setSpot((shown) =>
          next !== null && shown?.side === next.side && Math.abs(shown.along - next.along) < 0.01
            ? shown
            : next,
        );
      }),
    [bridge, x, y],
  );
  if (spot === null) return null;
  const sprite = npcId === null ? undefined : npcById(npcId)?.sprite;
  return (
    <button
      type="button"
      className={styles.arrow}
      data-side={spot.side}
      style={{ '--along': spot.along } as CSSProperties}
      aria-label={goalTexts.goTo(name)}
      onClick={onGo}
    >
      <span className={styles.face} data-face>
        {sprite === undefined ? (
          <Flag aria-hidden="true" />
        ) : (
          <img src={`/npc/${sprite}/@2x/bust.webp`} alt="" />
        )}
      </span>
      <Stack as="span" gap={0} className={styles.words}>
        <Label>{name}</Label>
        <Caption>{hint}</Caption>
      </Stack>
      <ChevronRight className={styles.way} aria-hidden="true" />
    </button>
  );
}
