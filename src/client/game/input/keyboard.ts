import type { InputBroker } from './InputBroker.ts';
import { SCROLLING_KEYS, type KeyMap } from './keyMap.ts';

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const PRESSABLE =
  'button, a[href], summary, [role="button"], [role="tab"], [role="menuitem"], [role="slider"]';
/** A button that names its key: while it has the focus, the key and the walking keys still work. */
const PROMPT = '[data-world-prompt]';

/** Feeds the keyboard into the broker until the returned disposal is called; `keys` is read at every press. */
export function listenToKeyboard(broker: InputBroker, keys: () => KeyMap): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const taken = new Set<string>();
  /** Controls focused by a pointer and not by Tab since; a closed dialog gives the focus back to them. */
  const clicked = new WeakSet<Element>();
  let isTabbing = false;

  const onPointer = ({ target }: Event) => {
    isTabbing = false;
    const control = controlAt(target);
    if (control !== null) clicked.add(control);
  };
  const onFocus = ({ target }: Event) => {
    const control = controlAt(target);
    if (isTabbing && control !== null) clicked.delete(control);
  };
  const onTab = ({ code }: KeyboardEvent) => {
    isTabbing = code === 'Tab';
  };

  const onDown = (event: KeyboardEvent) => {
    const action = keys().get(event.code);
    if (action === undefined || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (broker.isLocked || isTyping(event.target)) return;
    const control = controlAt(event.target);
    // Frames a second with a software renderer: more frames look no smoother and slow the rest of the page.
    if (control !== null && clicked.has(control)) control.blur();
    else if (control !== null && belongsTo(control, event.code)) return;
    const used = !event.repeat && broker.press(action, event.code);
    if (!used && !SCROLLING_KEYS.has(event.code)) return;
    taken.add(event.code);
    event.preventDefault();
  };

  const onUp = (event: KeyboardEvent) => {
    broker.releaseSource(event.code);
    // Firefox clicks a focused button when the space bar comes up.
    if (taken.delete(event.code)) event.preventDefault();
  };

  const onVisibility = () => {
    if (document.visibilityState === 'hidden') broker.clear();
  };

  window.addEventListener('pointerdown', onPointer, { signal, capture: true });
  window.addEventListener('keydown', onTab, { signal, capture: true });
  window.addEventListener('focusin', onFocus, { signal });
  window.addEventListener('keydown', onDown, { signal });
  window.addEventListener('keyup', onUp, { signal });
  window.addEventListener('blur', () => broker.clear(), { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => stop.abort();
}

function belongsTo(control: HTMLElement, code: string): boolean {
  if (code === 'Enter' || code === 'Space') return true;
  return SCROLLING_KEYS.has(code) && !control.matches(PROMPT);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

function controlAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
}
