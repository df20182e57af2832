import { useEffect, useEffectEvent } from 'react';

/** Where a key means what it means everywhere: while typing, on a slider, and in the editor of blocks. */
const OWN_KEYS =
  'input:not([type="radio"]), textarea, select, [contenteditable="true"], [role="slider"], [role="dialog"], .blocklyWidgetDiv, .injectionDiv';

/** Keys of the whole page by their codes, as `ArrowRight` for one step on; null for none. */
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
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
