import { useEffect, useState, type RefObject } from 'react';

const FOCUSABLE = 'input, textarea, select, button, [contenteditable="true"], [tabindex]';

/**
 * Takes the focus to a field of an editor by its name: the element with the longest `data-field` that the name begins
 * with, or what can be focused in it. A part that is still loading is waited for.
 */
export function useFieldFocus(editor: RefObject<HTMLElement | null>): (field: string) => void {
  const [wanted, setWanted] = useState<{ readonly field: string } | null>(null);
  useEffect(() => {
    const root = editor.current;
    if (wanted === null || !root) return undefined;
    const tryFocus = (): boolean => {
      const found = focusableOf(root, wanted.field);
      found?.scrollIntoView({ block: 'center' });
      found?.focus({ preventScroll: true });
      return found !== null;
    };
    if (tryFocus()) return undefined;
    const observer = new MutationObserver(() => {
      if (tryFocus()) observer.disconnect();
    });
    observer.observe(root, { childList: true, subtree: true });
    // Somebody who goes on meanwhile keeps the focus.
    const stop = () => observer.disconnect();
    const events = ['keydown', 'pointerdown'] as const;
    for (const event of events) root.addEventListener(event, stop, { once: true });
    return () => {
      stop();
      for (const event of events) root.removeEventListener(event, stop);
    };
  }, [wanted, editor]);
  return (field) => setWanted({ field });
}

function focusableOf(root: HTMLElement, field: string): HTMLElement | null {
  const holders = [...root.querySelectorAll<HTMLElement>('[data-field]')]
    .filter(({ dataset: { field: own = '' } }) => field === own || field.startsWith(`${own}.`))
    .toSorted((a, b) => (b.dataset.field?.length ?? 0) - (a.dataset.field?.length ?? 0));
  const [holder] = holders;
  if (!holder) return null;
  return holder.matches(FOCUSABLE) ? holder : holder.querySelector<HTMLElement>(FOCUSABLE);
}
