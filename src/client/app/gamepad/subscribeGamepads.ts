import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { PadPresses, type PadReading } from './padPresses.ts';
import { pressInDialog, topDialog } from './gamepadInDialog.ts';

export interface SubscribeGamepadsOptions {
  /** The world is what one sees, not a page over it. */
  readonly isWorldVisible: () => boolean;
  readonly read?: () => readonly (PadReading | null)[];
}

/**
 * Lets gamepads control dialogs, and open two of them from the world, until the returned disposal is called. The world
 * itself reads the pads on its own; what is held when a dialog opens counts there no more, and here not again.
 */
export function subscribeGamepads({
  isWorldVisible,
  read = () => navigator.getGamepads(),
}: SubscribeGamepadsOptions): () => void {
  const presses = new PadPresses();
  let frame = 0;

  const look = (now: number) => {
    const pads = read();
    const pressed = presses.update(pads, now);
    for (const press of pressed) {
      const dialog = topDialog();
      if (dialog !== null) pressInDialog(dialog, press);
      else if (isWorldVisible() && press === 'start') openDialog('settings');
      else if (isWorldVisible() && press === 'select') openDialog('walkTo');
    }
    frame = pads.some((pad) => pad?.connected) ? requestAnimationFrame(look) : 0;
  };
  const begin = () => {
    if (frame === 0) frame = requestAnimationFrame(look);
  };

  begin();
  window.addEventListener('gamepadconnected', begin);
  return () => {
    window.removeEventListener('gamepadconnected', begin);
    cancelAnimationFrame(frame);
  };
}
