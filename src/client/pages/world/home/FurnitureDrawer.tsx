import { ChevronRight, FlipHorizontal2, Redo2, Undo2 } from 'lucide-react';
import { useRef, useState, type PointerEvent } from 'react';
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
import styles from './FurnitureDrawer.module.css';

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
      <div className={styles.tools}>
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
        <div className={styles.steps}>
          <button
            type="button"
            className={styles.step}
            disabled={!props.canUndo}
            onClick={props.onUndo}
            aria-label={homeTexts.undo}
          >
            <Undo2 aria-hidden="true" />
            <span>{homeTexts.undo}</span>
            <kbd>Ctrl Z</kbd>
          </button>
          <button
            type="button"
            className={styles.step}
            disabled={!props.canRedo}
            onClick={props.onRedo}
            aria-label={homeTexts.redo}
          >
            <Redo2 aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles.step}
            disabled={heldKey === null}
            onClick={props.onTurn}
            aria-label={homeTexts.turn}
          >
            <FlipHorizontal2 aria-hidden="true" />
            <span>{homeTexts.turn}</span>
            <kbd>R</kbd>
          </button>
        </div>
      </div>
      <div className={styles.shelf}>
        {shown.length === 0 && <p className={styles.none}>{homeTexts.noneOwned}</p>}
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
        <button
          type="button"
          className={styles.more}
          aria-label={homeTexts.moreCards}
          onClick={() => row.current?.scrollBy({ left: row.current.clientWidth * 0.8, behavior: 'smooth' })}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
      <p className={styles.keys}>{homeTexts.howTo}</p>
    </section>
  );
}
