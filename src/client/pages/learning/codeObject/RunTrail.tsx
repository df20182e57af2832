import { useEffect, useRef, type RefObject } from 'react';
import type { Bridge } from '#client/bridge/Bridge.ts';
import type { WorldOverlay } from '#client/bridge/commands.ts';
import type { VisibleArea } from '#client/bridge/worldEvents.ts';
import type { CodeObject } from '#shared/content/codeObjects.ts';
import { CODE_OBJECT_SIZES } from '#shared/content/codeObjectSize.ts';
import styles from './CodeObjectEditor.module.css';

/** The line that runs, and the words beside the block that runs. */
const RUNNING = '.cm-runningLine, [data-kind="now"]';

/** Dots from the line that runs to the object that it moves. */
export function RunTrail({
  bridge,
  object,
  dock,
}: {
  readonly bridge: Bridge;
  readonly object: CodeObject;
  readonly dock: RefObject<HTMLElement | null>;
}) {
  const dots = useRef<SVGPathElement>(null);
  const star = useRef<SVGGElement>(null);

  useEffect(() => {
    const { middle } = CODE_OBJECT_SIZES[object.kind];
    const draw = (view: VisibleArea) => {
      const box = dock.current?.getBoundingClientRect();
      const line = dock.current?.querySelector(RUNNING)?.getBoundingClientRect();
      if (!box || !line || !dots.current || !star.current) return;
      const scale = window.innerWidth / view.width;
      const to = { x: (object.x - view.left) * scale, y: (object.y - middle - view.top) * scale };
      const isBelow = box.left < window.innerWidth * 0.1;
      const from = isBelow
        ? { x: line.left + line.width / 2, y: box.top }
        : { x: box.left, y: Math.max(box.top + 20, Math.min(box.bottom - 20, line.top + line.height / 2)) };
      dots.current.setAttribute('d', trailPath(from, to));
      star.current.setAttribute('transform', `translate(${to.x} ${to.y})`);
    };
    const overlay: WorldOverlay = {
      element: document.createElement('div'),
      onFrame: (_own, view) => draw(view),
    };
    bridge.ask((world) => world.addOverlay(overlay));
    return () => bridge.ask((world) => world.removeOverlay(overlay));
  }, [bridge, object, dock]);

  return (
    <svg className={styles.trail} aria-hidden="true">
      <path ref={dots} className={styles.dots} />
      <g ref={star}>
        <path className={styles.star} d="M0-17 4-4 17 0 4 4 0 17-4 4-17 0-4-4Z" />
      </g>
    </svg>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far the arch rises above its ends, as a share of its length, and at most, px. */
const RISE = { share: 0.28, most: 110 } as const;

/** An arch from the code to the object, CSS px, as an SVG path. */
function trailPath(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const rise = Math.min(RISE.most, length * RISE.share);
  const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - rise };
  const at = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  return `M${at(from)}Q${at(middle)} ${at(to)}`;
}
