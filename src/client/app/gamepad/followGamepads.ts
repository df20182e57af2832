import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { PadPresses, type PadReading } from './padPresses.ts';
import { steerDialog, topDialog } from './steerDialog.ts';

export interface FollowGamepadsOptions {
  /** The world is what one sees, not a page over it. */
  readonly isWorldInSight: () => boolean;
  readonly read?: () => readonly (PadReading | null)[];
}

/**
 * Lets gamepads steer dialogs, and open two of them from the world, until the returned disposal is called. The world
 * itself reads the pads on its own; what is held when a dialog opens counts there no more, and here not again.
 */
export function followGamepads({
  isWorldInSight,
  read = () => navigator.getGamepads(),
}: FollowGamepadsOptions): () => void {
  const presses = new PadPresses();
  let frame = 0;

  const look = (now: number) => {
    const pads = read();
    const pressed = presses.update(pads, now);
    for (const press of pressed) {
      const dialog = topDialog();
      if (dialog !== null) steerDialog(dialog, press);
      else if (isWorldInSight() && press === 'start') openDialog('settings');
      else if (isWorldInSight() && press === 'select') openDialog('walkTo');
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
