import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ChevronsUp } from 'lucide-react';
import type { PointerEvent, ReactNode } from 'react';
import type { WorldAction } from '#client/bridge/commands.ts';
import { useBridge } from '../shell/bridgeContext.ts';
import { hudTexts } from './texts.ts';
import styles from './TouchControls.module.css';

/** Walking and jumping with the thumbs; shown where the pointer is a finger. */
export function TouchControls() {
  return (
    <div className={styles.controls}>
      <div className={styles.walk}>
        <Pad action="left" label={hudTexts.left} icon={<ArrowLeft />} />
        <Pad action="right" label={hudTexts.right} icon={<ArrowRight />} />
      </div>
      <div className={styles.walk}>
        <div className={styles.climb}>
          <Pad action="up" label={hudTexts.upButton} icon={<ChevronsUp />} />
          <Pad action="down" label={hudTexts.downButton} icon={<ArrowDown />} />
        </div>
        <Pad action="jump" label={hudTexts.jumpButton} icon={<ArrowUp />} large />
      </div>
    </div>
  );
}

interface PadProps {
  readonly action: WorldAction;
  readonly label: string;
  readonly icon: ReactNode;
  readonly large?: boolean;
}

function Pad({ action, label, icon, large = false }: PadProps) {
  const bridge = useBridge();
  const press = (event: PointerEvent, down: boolean) => {
    event.preventDefault();
    // The thumb may slide off the button while it holds it.
    if (down) event.currentTarget.setPointerCapture(event.pointerId);
    bridge.ask((world) => world.press(action, down));
  };
  return (
    <button
      type="button"
      aria-label={label}
      className={styles.pad}
      data-large={large || undefined}
      onPointerDown={(event) => press(event, true)}
      onPointerUp={(event) => press(event, false)}
      onPointerCancel={(event) => press(event, false)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {icon}
    </button>
  );
}
