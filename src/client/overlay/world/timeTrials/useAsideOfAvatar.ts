import { useEffect, useState, type RefObject } from 'react';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';

/** Half the width and the height of an avatar with its hat, world px; a little more, so that it is never touched. */
const AVATAR = { halfWidth: 48, height: 150, below: 24 } as const;

/** Distance of the element from the edge of a phone, where its usual place is at the left; as in the style sheet. */
const EDGE = 10;
const isPhone = () => window.innerWidth <= 820 && window.innerHeight > 520;

export type Side = 'left' | 'right';

/** To which side an element at the top has to go because the avatar is behind its usual place; null while it is not. */
export function useAsideOfAvatar(element: RefObject<HTMLElement | null>): Side | null {
  const bridge = useBridge();
  const [side, setSide] = useState<Side | null>(null);
  useEffect(
    () =>
      bridge.on('bodiesMoved', ({ own, view }) => {
        const box = element.current?.getBoundingClientRect();
        if (box === undefined) return;
        const zoom = window.innerWidth / view.width;
        const [x, y] = [(own.x - view.left) * zoom, (own.y - view.top) * zoom];
        const middle = isPhone() ? box.width / 2 + EDGE : window.innerWidth / 2;
        const isBehind =
          y + AVATAR.below * zoom > box.top &&
          y - AVATAR.height * zoom < box.bottom &&
          Math.abs(x - middle) < box.width / 2 + AVATAR.halfWidth * zoom;
        setSide(isBehind ? (isPhone() || x < middle ? 'right' : 'left') : null);
      }),
    [bridge, element],
  );
  return side;
}
