import { controlStore } from '#client/stores/controlStore.ts';
import { keyLabel } from '#client/ui/keys/keyLabel.ts';
import { useKeyLayout } from '#client/ui/keys/useKeyLayout.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { WorldAction } from '#shared/content/worldActions.ts';

/** How the first key of an action is called on this device, as it is bound now. */
export function useKeyName(action: WorldAction): string {
  const code = useStore(controlStore, ({ keys }) => keys[action][0] ?? '');
  return keyLabel(code, useKeyLayout());
}
