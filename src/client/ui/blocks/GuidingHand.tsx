import { Pointer } from 'lucide-react';
import { useEffect, useState, type CSSProperties, type RefObject } from 'react';
import styles from './GuidingHand.module.css';

export interface GuidingHandProps {
  readonly place: RefObject<HTMLElement | null>;
  /** The block that is taken and the one below which it goes, on the screen; null until both are drawn. */
  readonly move: () => { readonly from: DOMRect; readonly to: DOMRect } | null;
  /** Changes whenever blocks have moved on the screen. */
  readonly view: number;
}

interface Way {
  readonly left: number;
  readonly top: number;
  readonly dx: number;
  readonly dy: number;
}

/** A hand that drags the first block into the program, over and over, until there is one. It takes no press. */
export function GuidingHand({ place, move, view }: GuidingHandProps) {
  const [way, setWay] = useState<Way | null>(null);
  useEffect(() => {
    const measure = () => setWay(wayOf(place.current, move()));
    // Blockly draws its drawer in the frame after the workspace.
    const frame = requestAnimationFrame(measure);
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', measure);
    };
  }, [place, move, view]);
  if (way === null) return null;
  const style = {
    left: way.left,
    top: way.top,
    '--dx': `${way.dx}px`,
    '--dy': `${way.dy}px`,
  } as CSSProperties;
  return (
    <span className={styles.hand} style={style} aria-hidden="true">
      <Pointer strokeWidth={2.2} />
    </span>
  );
}

function wayOf(place: HTMLElement | null, move: ReturnType<GuidingHandProps['move']>): Way | null {
  if (place === null || move === null) return null;
  const box = place.getBoundingClientRect();
  const { from, to } = move;
  const left = from.left + Math.min(from.width / 2, 70) - box.left;
  const top = from.top + from.height / 2 - box.top;
  return { left, top, dx: to.left + 60 - box.left - left, dy: to.bottom + 10 - box.top - top };
}
