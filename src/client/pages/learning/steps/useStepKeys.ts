import { useEffect, useEffectEvent } from 'react';

/** Places that need the keys for themselves: text fields, sliders, dialogs and the editor of blocks. */
const OWN_KEYS =
  'input:not([type="radio"]), textarea, select, [contenteditable="true"], [role="slider"], [role="dialog"], .blocklyWidgetDiv, .injectionDiv';

/** The key of Ctrl+Enter (⌘+Enter), which means the same also while typing and between blocks. */
export const RUN_KEY = 'Control+Enter';

/** Keys of the whole page by their codes, as `ArrowRight` for one step on, and `RUN_KEY`; null for none. */
export function useStepKeys(actions: Readonly<Record<string, () => void>> | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(OWN_KEYS)) return;
    // A button that is focused is pressed by the space bar.
    if (event.code === 'Space' && target?.closest('button, a')) return;
    const action = actions?.[event.code];
    if (action === undefined || (target?.matches('input') === true && event.code !== 'KeyR')) return;
    event.preventDefault();
    action();
  });
  const pressRun = useEffectEvent((event: KeyboardEvent) => {
    const action = actions?.[RUN_KEY];
    if (action === undefined || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
    event.preventDefault();
    if (!event.repeat) action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // On the way down, before a field of a block keeps its Enter to itself.
    const listenFirst = (event: KeyboardEvent) => pressRun(event);
    window.addEventListener('keydown', listen);
    window.addEventListener('keydown', listenFirst, { capture: true });
    return () => {
      window.removeEventListener('keydown', listen);
      window.removeEventListener('keydown', listenFirst, { capture: true });
    };
  }, []);
}
