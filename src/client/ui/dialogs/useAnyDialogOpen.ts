import { useStore } from '../useStore.ts';
import { dialogStore, isAnyDialogOpen } from './dialogStore.ts';

/** True while a dialog is open; the HUD hides meanwhile. */
export function useAnyDialogOpen(): boolean {
  return useStore(dialogStore, isAnyDialogOpen);
}
