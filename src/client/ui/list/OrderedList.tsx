import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../feedback/VisuallyHidden.tsx';
import { uiTexts } from '../texts.ts';
import { moved } from './moved.ts';
import styles from './List.module.css';

export interface OrderedListProps<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** How it is called where its place is said. */
  readonly nameOf: (item: T) => string;
  readonly onChange: (items: readonly T[]) => void;
  /** A row; `grip` goes before its name and `arrows` behind it. */
  readonly children: (item: T, index: number, parts: { grip: ReactNode; arrows: ReactNode }) => ReactNode;
  readonly className?: string;
  readonly rowClassName?: string;
  /** Whether a row is shown paler. */
  readonly isPale?: (item: T) => boolean;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -999, End: 999 };

/** Rows in an order that the user chooses. A grip moves one by mouse, finger or arrow keys; buttons do, too. */
export function OrderedList<T>({
  items,
  keyOf,
  nameOf,
  onChange,
  children,
  className,
  rowClassName,
  isPale,
}: OrderedListProps<T>) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  /** The row whose grip had the focus: a row that changes its place in the document loses it. */
  const refocus = useRef<number | null>(null);

  const move = (from: number, to: number) => {
    const next = moved(items, from, to);
    const item = items[from];
    if (next === items || item === undefined) return -1;
    const place = next.indexOf(item);
    setSaid(uiTexts.order.moved(nameOf(item), place + 1, next.length));
    onChange(next);
    return place;
  };
  const onKey = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = move(index, index + step);
    if (place >= 0) refocus.current = place;
  };
  useEffect(() => {
    const place = refocus.current;
    if (place === null) return;
    refocus.current = null;
    list.current?.children[place]?.querySelector<HTMLElement>('[data-grip]')?.focus();
  });

  const drag = ({ clientY }: globalThis.PointerEvent) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const from = items.findIndex((item) => keyOf(item) === dragged);
    const over = rows.findIndex(({ top, bottom }) => clientY >= top && clientY < bottom);
    const own = rows[from];
    const other = rows[over];
    if (!own || !other || over === from) return;
    // A tall row gives way once the short one would lie where the pointer is, or the two would change for ever.
    const fits = over > from ? clientY > other.bottom - own.height : clientY < other.top + own.height;
    if (fits) move(from, over);
  };
  // On the window: a row that changes its place loses the pointer that it had captured.
  useEffect(() => {
    if (dragged === null) return undefined;
    const stop = () => setDragged(null);
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
    return () => {
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
    };
  });

  const partsOf = (item: T, index: number) => {
    const name = nameOf(item);
    return {
      grip: (
        <button
          type="button"
          data-grip
          className={styles.grip}
          aria-label={uiTexts.order.grip(name)}
          onPointerDown={({ button }) => button === 0 && setDragged(keyOf(item))}
          onKeyDown={(event) => onKey(event, index)}
        >
          <GripVertical aria-hidden="true" />
        </button>
      ),
      arrows: (
        <>
          <IconButton
            label={uiTexts.order.up(name)}
            icon={<ChevronUp />}
            disabled={index === 0}
            onClick={() => move(index, index - 1)}
          />
          <IconButton
            label={uiTexts.order.down(name)}
            icon={<ChevronDown />}
            disabled={index === items.length - 1}
            onClick={() => move(index, index + 1)}
          />
        </>
      ),
    };
  };

  return (
    <>
      <ol ref={list} className={classNames(styles.list, className)}>
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            className={classNames(styles.row, rowClassName)}
            data-dragged={dragged === keyOf(item) || undefined}
            data-hidden={isPale?.(item) || undefined}
          >
            {children(item, index, partsOf(item, index))}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
