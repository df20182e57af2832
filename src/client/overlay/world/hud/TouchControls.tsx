import { ChevronsUp } from 'lucide-react';
import type { PointerEvent } from 'react';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { hudTexts } from './texts.ts';
import styles from './Hud.module.css';
import { TouchStick } from './TouchStick.tsx';

/** Touch controls for walking and jumping; shown for coarse pointers. */
export function TouchControls() {
  const bridge = useBridge();
  const jump = (event: PointerEvent, down: boolean) => {
    event.preventDefault();
    // Captured, because the finger may slide off the button while it holds it.
    if (down) event.currentTarget.setPointerCapture(event.pointerId);
    bridge.ask((world) => world.press('jump', down));
  };
  return (
    <div className={styles.controls}>
      <TouchStick />
      <button
        type="button"
        aria-label={hudTexts.jumpButton}
        className={styles.jump}
        onPointerDown={(event) => jump(event, true)}
        onPointerUp={(event) => jump(event, false)}
        onPointerCancel={(event) => jump(event, false)}
        onContextMenu={(event) => event.preventDefault()}
      >
        <ChevronsUp />
      </button>
    </div>
  );
}
