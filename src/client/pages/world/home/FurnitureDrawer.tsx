import { ChevronRight, FlipHorizontal2, Redo2, Undo2 } from 'lucide-react';
import { useRef, useState, type PointerEvent } from 'react';
import { Hint } from '#client/ui/text/Text.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import {
  furnitureByKey,
  FURNITURE_KINDS,
  type FurnitureKey,
  type FurnitureKind,
} from '#shared/content/furniture.ts';
import type { FurnitureOffer } from '#shared/contract/world/home.ts';
import { FurnitureCard } from './FurnitureCard.tsx';
import { homeTexts } from './texts.ts';
import styles from './HomePage.module.css';

export interface FurnitureDrawerProps {
  readonly offers: readonly FurnitureOffer[];
  readonly placed: ReadonlyMap<FurnitureKey, number>;
  readonly heldKey: FurnitureKey | null;
  readonly point: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onTurn: () => void;
  readonly onChoose: (offer: FurnitureOffer) => void;
  readonly onPress: (offer: FurnitureOffer, event: PointerEvent) => void;
}

type Tab = 'ALL' | FurnitureKind | 'OWN';

/** All furniture there is, by tabs, with the tools of furnishing. */
export function FurnitureDrawer(props: FurnitureDrawerProps) {
  const { offers, placed, heldKey, point, onChoose, onPress } = props;
  const [tab, setTab] = useState<Tab>('ALL');
  const row = useRef<HTMLUListElement>(null);
  const isLeft = ({ furnitureKey, ownedCount }: FurnitureOffer) =>
    ownedCount > (placed.get(furnitureKey) ?? 0);
  const own = offers.filter(isLeft);
  const shown =
    tab === 'OWN'
      ? own
      : offers.filter(({ furnitureKey }) => tab === 'ALL' || furnitureByKey(furnitureKey)?.kind === tab);
  const show = (next: Tab) => {
    setTab(next);
    row.current?.scrollTo({ left: 0 });
  };
  return (
    <section className={styles.drawer} aria-label={homeTexts.drawer} data-drawer>
      <Row justify="between">
        <Chips<Tab>
          className={styles.tabs}
          label={homeTexts.drawer}
          value={tab}
          onChange={show}
          options={[
            { value: 'ALL', label: homeTexts.tabs.ALL },
            ...FURNITURE_KINDS.map((value) => ({ value, label: homeTexts.tabs[value] })),
            { value: 'OWN', label: homeTexts.ownTab(own.length) },
          ]}
        />
        <Row>
          <Button
            size="small"
            tone="alt"
            className={styles.step}
            icon={<Undo2 />}
            aria-label={homeTexts.undo}
            disabled={!props.canUndo}
            onClick={props.onUndo}
          >
            {homeTexts.undo} <kbd>Ctrl Z</kbd>
          </Button>
          <IconButton
            size="small"
            icon={<Redo2 />}
            label={homeTexts.redo}
            disabled={!props.canRedo}
            onClick={props.onRedo}
          />
          <Button
            size="small"
            tone="alt"
            className={styles.step}
            icon={<FlipHorizontal2 />}
            aria-label={homeTexts.turn}
            disabled={heldKey === null}
            onClick={props.onTurn}
          >
            {homeTexts.turn} <kbd>R</kbd>
          </Button>
        </Row>
      </Row>
      <Row className={styles.shelf}>
        {shown.length === 0 && <Hint bold>{homeTexts.noneOwned}</Hint>}
        <ul ref={row} className={styles.cards}>
          {shown.map((offer) => (
            <FurnitureCard
              key={offer.furnitureKey}
              offer={offer}
              placed={placed.get(offer.furnitureKey) ?? 0}
              held={offer.furnitureKey === heldKey}
              point={point}
              onChoose={onChoose}
              onPress={onPress}
            />
          ))}
        </ul>
        <IconButton
          label={homeTexts.moreCards}
          icon={<ChevronRight />}
          onClick={() => row.current?.scrollBy({ left: row.current.clientWidth * 0.8, behavior: 'smooth' })}
        />
      </Row>
      <VisuallyHidden>{homeTexts.howTo}</VisuallyHidden>
    </section>
  );
}
