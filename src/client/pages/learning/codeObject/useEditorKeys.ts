import { useEffect, useEffectEvent, type RefObject } from 'react';
import { dialogStore, isAnyDialogOpen } from '#client/ui/dialogs/dialogStore.ts';

/** Places that Escape first leaves: the text or the blocks. */
const TYPING = 'input:not([type="radio"]), textarea, [contenteditable="true"], .injectionDiv';
/** Things that Escape closes by itself. */
const OWN_ESCAPE = '[role="dialog"], .blocklyWidgetDiv, .blocklyDropDownDiv';

/** Takes the focus, gives it back, and closes with Escape: out of a text with the first press, to the world with the next. */
export function useEditorKeys(editor: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const before = document.activeElement;
    editor.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [editor]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isAnyDialogOpen(dialogStore.getState())) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(OWN_ESCAPE)) return;
    event.preventDefault();
    if (target?.closest(TYPING)) editor.current?.focus();
    else onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
