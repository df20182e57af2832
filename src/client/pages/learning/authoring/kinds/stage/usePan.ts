import { useRef, type PointerEvent, type RefObject } from 'react';

interface Pan {
  /** Whether the map is moved from here on. */
  readonly press: (event: PointerEvent) => boolean;
  readonly drag: (event: PointerEvent) => boolean;
  readonly release: (event: PointerEvent) => void;
}

/** Moves what scrolls with two fingers, or with any pointer while the hand is chosen. */
export function usePan(place: RefObject<HTMLElement | null>, isHand: boolean): Pan {
  const down = useRef(new Map<number, { readonly x: number; readonly y: number }>());
  const isPanning = useRef(false);
  const spotOf = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY });
  return {
    press: (event) => {
      down.current.set(event.pointerId, spotOf(event));
      isPanning.current ||= isHand || (event.pointerType === 'touch' && down.current.size > 1);
      return isPanning.current;
    },
    drag: (event) => {
      const before = down.current.get(event.pointerId);
      if (!before) return false;
      const now = spotOf(event);
      down.current.set(event.pointerId, now);
      if (!isPanning.current) return false;
      // Each of the fingers has its share in the way.
      const share = 1 / down.current.size;
      place.current?.scrollBy((before.x - now.x) * share, (before.y - now.y) * share);
      return true;
    },
    release: (event) => {
      down.current.delete(event.pointerId);
      if (down.current.size === 0) isPanning.current = false;
    },
  };
}
