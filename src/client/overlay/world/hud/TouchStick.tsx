import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import { WORLD_ACTIONS, type WorldAction } from '#shared/content/worldActions.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { actionsOf, withinReach, type Push } from './stickPush.ts';
import { hudTexts } from './texts.ts';
import styles from './Hud.module.css';

const WAYS = [
  { to: 'left', icon: <ChevronLeft /> },
  { to: 'right', icon: <ChevronRight /> },
  { to: 'up', icon: <ChevronUp /> },
  { to: 'down', icon: <ChevronDown /> },
] as const satisfies readonly { to: WorldAction; icon: ReactNode }[];

const RESTING: Push = { x: 0, y: 0 };

/** A virtual stick: sideways walks, up talks and climbs, down ducks. Releases everything when it unmounts. */
export function TouchStick() {
  const bridge = useBridge();
  const knob = useRef<HTMLSpanElement>(null);
  const held = useRef<ReadonlySet<WorldAction>>(new Set());
  const finger = useRef<number | null>(null);

  const push = (to: Push) => {
    const actions = actionsOf(to);
    for (const action of WORLD_ACTIONS) {
      const down = actions.has(action);
      if (down !== held.current.has(action)) bridge.ask((world) => world.press(action, down));
    }
    held.current = actions;
    const { x, y } = withinReach(to);
    // Moved without React, because it changes in every frame.
    knob.current?.style.setProperty('translate', `${x * 50}% ${y * 50}%`);
  };

  useEffect(
    () => () => {
      for (const action of held.current) bridge.ask((world) => world.press(action, false));
      held.current = new Set();
    },
    [bridge],
  );

  const follow = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.pointerId !== finger.current) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    push({
      x: (event.clientX - left - width / 2) / (width / 2),
      y: (event.clientY - top - height / 2) / (height / 2),
    });
  };
  const letGo = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.pointerId !== finger.current) return;
    finger.current = null;
    push(RESTING);
  };

  return (
    <button
      type="button"
      aria-label={hudTexts.stick}
      className={styles.stick}
      onPointerDown={(event) => {
        if (finger.current !== null) return;
        event.preventDefault();
        // Captured, because the finger may slide off the stick while it pushes it.
        event.currentTarget.setPointerCapture(event.pointerId);
        finger.current = event.pointerId;
        follow(event);
      }}
      onPointerMove={follow}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => event.preventDefault()}
    >
      {WAYS.map(({ to, icon }) => (
        <span key={to} className={styles.way} data-to={to}>
          {icon}
        </span>
      ))}
      <span ref={knob} className={styles.knob} />
    </button>
  );
}
