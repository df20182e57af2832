import { ArrowBigLeft } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Blocks.module.css';

export interface BlockLabel {
  readonly blockId: string;
  readonly text: string;
  readonly kind: 'now' | 'badge' | 'error';
}

/** Words that hang beside blocks and follow them; `view` counts up whenever something has moved. */
export function BlockLabels({
  labels,
  rectOf,
  place,
  view,
}: {
  readonly labels: readonly BlockLabel[];
  readonly rectOf: (blockId: string) => DOMRect | null;
  readonly place: RefObject<HTMLElement | null>;
  readonly view: number;
}) {
  const list = useRef<HTMLDivElement>(null);
  // Placed in the page itself: blocks move without React.
  useLayoutEffect(() => {
    const frame = place.current?.getBoundingClientRect();
    for (const label of list.current?.querySelectorAll<HTMLElement>('[data-block]') ?? []) {
      const spot = frame ? spotIn(frame, rectOf(label.dataset.block ?? ''), label.offsetWidth) : null;
      label.style.visibility = spot ? 'visible' : 'hidden';
      if (spot) Object.assign(label.style, { left: `${spot.left}px`, top: `${spot.top}px` });
    }
  }, [labels, rectOf, place, view]);
  return (
    <div ref={list}>
      {labels.map(({ blockId, text, kind }) => (
        <p
          key={`${kind} ${blockId}`}
          data-block={blockId}
          data-kind={kind}
          className={classNames(styles.label, styles[kind])}
          role={kind === 'error' ? 'alert' : undefined}
        >
          {kind !== 'badge' && <ArrowBigLeft aria-hidden="true" />}
          <span>{text}</span>
        </p>
      ))}
    </div>
  );
}

/** Right of the first row of a block; null while it is out of sight. */
function spotIn(frame: DOMRect, rect: DOMRect | null, width: number): { left: number; top: number } | null {
  if (!rect || rect.bottom < frame.top || rect.top > frame.bottom - ROW / 2) return null;
  return {
    left: Math.round(Math.min(rect.right - frame.left + GAP, frame.width - width - GAP)),
    top: Math.round(Math.max(0, rect.top - frame.top) + ROW / 2),
  };
}

/** Height of a row, and distance to the block and to the edge, in px. */
const ROW = 45;
const GAP = 8;
