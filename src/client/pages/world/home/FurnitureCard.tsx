import { Check, HandGrab, House, Lock } from 'lucide-react';
import type { PointerEvent } from 'react';
import { classNames } from '#client/ui/classNames.ts';
import { furnitureByKey, furniturePicture } from '#shared/content/furniture.ts';
import type { FurnitureOffer } from '#shared/contract/world/home.ts';
import { homeTexts, nameOf } from './texts.ts';
import styles from './HomePage.module.css';

export type CardState = 'held' | 'inRoom' | 'owned' | 'price' | 'short' | 'locked';

export interface FurnitureCardProps {
  readonly offer: FurnitureOffer;
  readonly placed: number;
  readonly held: boolean;
  readonly point: number;
  readonly onChoose: (offer: FurnitureOffer) => void;
  readonly onPress: (offer: FurnitureOffer, event: PointerEvent) => void;
}

const PICTURE = { width: 96, height: 60 } as const;

/** The words on a card about its piece. */
export function cardState(card: Pick<FurnitureCardProps, 'offer' | 'placed' | 'held' | 'point'>): CardState {
  const { offer, placed, held, point } = card;
  if (held) return 'held';
  if (offer.ownedCount > placed) return 'owned';
  if (offer.achievement && !offer.achievement.done) return 'locked';
  if (placed > 0) return 'inRoom';
  return offer.price !== null && offer.price > point ? 'short' : 'price';
}

/** A piece in the drawer: choosing it takes it into the hand, or asks whether to buy it. */
export function FurnitureCard(props: FurnitureCardProps) {
  const { offer, placed, onChoose, onPress } = props;
  const state = cardState(props);
  const { view } = furnitureByKey(offer.furnitureKey) ?? { view: { w: 1, h: 1 } };
  const ratio = Math.min(PICTURE.width / view.w, PICTURE.height / view.h);
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.card, styles[state])}
        data-furniture={offer.furnitureKey}
        onClick={() => onChoose(offer)}
        onPointerDown={(event) => onPress(offer, event)}
      >
        <img
          src={furniturePicture(offer.furnitureKey, 1)}
          srcSet={`${furniturePicture(offer.furnitureKey, 1)} 1x, ${furniturePicture(offer.furnitureKey, 2)} 2x`}
          width={Math.round(view.w * ratio)}
          height={Math.round(view.h * ratio)}
          alt=""
          draggable={false}
        />
        <b>{nameOf(offer.furnitureKey)}</b>
        <CardWord state={state} offer={offer} left={offer.ownedCount - placed} />
      </button>
    </li>
  );
}

function CardWord({
  state,
  offer: { price, achievement },
  left,
}: {
  readonly state: CardState;
  readonly offer: FurnitureOffer;
  readonly left: number;
}) {
  switch (state) {
    case 'held':
      return (
        <span>
          <HandGrab size={15} strokeWidth={3} aria-hidden="true" />
          {homeTexts.held}
        </span>
      );
    case 'inRoom':
      return (
        <span>
          <House size={15} strokeWidth={3} aria-hidden="true" />
          {homeTexts.inRoom}
        </span>
      );
    case 'owned':
      return (
        <span>
          <Check size={15} strokeWidth={3} aria-hidden="true" />
          {homeTexts.owned(left)}
        </span>
      );
    case 'locked':
      return (
        <span>
          <Lock size={15} strokeWidth={3} aria-hidden="true" />
          {achievement?.shortText}
        </span>
      );
    case 'price':
    case 'short':
      return (
        <span>
          <img src="/ui/coin.svg" alt="" width="18" height="18" />
          {(price ?? 0).toLocaleString('ko-KR')}
        </span>
      );
  }
}
