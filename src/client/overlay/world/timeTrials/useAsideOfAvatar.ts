import { useEffect, useState, type RefObject } from 'react';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';

/** Half the width and the height of an avatar with its hat, world px; a little more, so that it is never touched. */
const AVATAR = { halfWidth: 48, height: 150, below: 24 } as const;

/** Distance of the clock from the edge of a phone, where its usual place is at the left; as in the style sheet. */
const EDGE = 10;
const isPhone = () => window.innerWidth <= 820 && window.innerHeight > 520;

interface Place {
  /** On a phone its usual place is at the left edge; everywhere else in the middle. */
  readonly edgeOfPhone?: boolean;
}

/**
 * Whether an element at the top has to go aside because the avatar is behind its usual place. It must go by a transform,
 * which leaves the offsets that tell that place as they are.
 */
export function useAsideOfAvatar(
  element: RefObject<HTMLElement | null>,
  { edgeOfPhone = false }: Place = {},
): boolean {
  const bridge = useBridge();
  const [isAside, setAside] = useState(false);
  useEffect(
    () =>
      bridge.on('bodiesMoved', ({ own, view }) => {
        if (element.current === null) return;
        const { offsetTop: top, offsetHeight: height, offsetWidth: width } = element.current;
        const zoom = window.innerWidth / view.width;
        const [x, y] = [(own.x - view.left) * zoom, (own.y - view.top) * zoom];
        const middle = edgeOfPhone && isPhone() ? width / 2 + EDGE : window.innerWidth / 2;
        setAside(
          y + AVATAR.below * zoom > top &&
            y - AVATAR.height * zoom < top + height &&
            Math.abs(x - middle) < width / 2 + AVATAR.halfWidth * zoom,
        );
      }),
    [bridge, element, edgeOfPhone],
  );
  return isAside;
}
