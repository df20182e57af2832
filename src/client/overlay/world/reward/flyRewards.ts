import { requestSound } from '#client/ui/sound/requestSound.ts';
import type { RewardType } from '#shared/contract/world/quests.ts';

/** The place of a reward: the `data-keeps` of an element over the world. */
export type Keeper = 'points' | 'experience' | 'bag' | 'skills' | 'more';

const KEEPER_OF: Readonly<Record<RewardType, Keeper>> = {
  POINT: 'points',
  CHANNEL_POINT: 'points',
  USER_EXP: 'experience',
  ITEM: 'bag',
  SKILL: 'skills',
  CERTIFICATION: 'more',
  OBJECT_STATE: 'more',
};

const FLIGHT_MS = 720;
const STAGGER_MS = 110;
/** How far above the straight way a flight rises, px. */
const ARC_PX = 120;
const SIZE_AT_END = 0.4;

export const keeperOf = (type: RewardType): Keeper => KEEPER_OF[type];

/** The pictures below `list` fly to where each reward is kept; nothing flies with less motion. */
export function flyRewards(list: HTMLElement | null, isCalm: boolean): void {
  if (list === null || isCalm) return;
  for (const [index, picture] of [...list.querySelectorAll<HTMLElement>('[data-reward]')].entries()) {
    const keeper = keeperOf(picture.dataset.reward as RewardType);
    fly(picture, keeper, index * STAGGER_MS);
  }
}

function fly(picture: HTMLElement, keeper: Keeper, delay: number): void {
  const goal = document.querySelector(`[data-keeps~='${keeper}']`) ?? document.querySelector('[data-keeps]');
  if (goal === null) return;
  const from = picture.getBoundingClientRect();
  const to = goal.getBoundingClientRect();
  const copy = picture.cloneNode(true) as HTMLElement;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: 'var(--layer-effects)',
  });
  copy.setAttribute('aria-hidden', 'true');
  document.body.append(copy);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const flight = copy.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x / 2}px, ${y / 2 - ARC_PX}px) scale(0.9)`, offset: 0.45 },
      { transform: `translate(${x}px, ${y}px) scale(${SIZE_AT_END})` },
    ],
    { duration: FLIGHT_MS, delay, easing: 'ease-in-out', fill: 'both' },
  );
  flight.onfinish = () => {
    copy.remove();
    goal.animate([{ scale: 1 }, { scale: 1.14 }, { scale: 1 }], 260);
    requestSound('coin');
  };
  flight.oncancel = () => copy.remove();
}
