import { nextInDirection } from './nextInDirection.ts';
import type { PadPress } from './padPresses.ts';

const DIALOGS = '[role="dialog"], [role="alertdialog"]';
const FOCUSABLE = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
].join(',');
/** Rows of which one is chosen. */
const CHOICES = '[role="tablist"], [role="radiogroup"]';
const CHOSEN = '[aria-selected="true"], [aria-checked="true"]';
/** Part of what is seen that one press scrolls by. */
const SCROLL_SHARE = 0.4;

/** The top dialog; null while none is open. A closing one does not count. */
export function topDialog(): HTMLElement | null {
  const dialogs = [...document.querySelectorAll<HTMLElement>(DIALOGS)];
  return dialogs.findLast((dialog) => !('closed' in dialog.dataset) && isSeen(dialog)) ?? null;
}

/** Does in a dialog what a press on a gamepad asks for, by the ways that keys and mouse go. */
export function pressInDialog(dialog: HTMLElement, press: PadPress): void {
  switch (press) {
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      return move(dialog, press);
    case 'activate':
      return activate(dialog);
    case 'back':
      return escape(dialog);
    case 'previous':
      return choose(dialog, -1);
    case 'next':
      return choose(dialog, 1);
    case 'scrollUp':
      return scroll(dialog, -1);
    case 'scrollDown':
      return scroll(dialog, 1);
    case 'start':
    case 'select':
  }
}

function focusedIn(dialog: HTMLElement): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && dialog.contains(activeElement) && activeElement !== dialog
    ? activeElement
    : null;
}

function move(dialog: HTMLElement, direction: 'up' | 'down' | 'left' | 'right'): void {
  const focused = focusedIn(dialog);
  const isSlider = focused instanceof HTMLInputElement && focused.type === 'range';
  if (isSlider && (direction === 'left' || direction === 'right')) return slide(focused, direction);
  const targets = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isSeen);
  if (focused === null) return show(targets[0]);
  const others = targets.filter((target) => target !== focused);
  const boxes = others.map((target) => target.getBoundingClientRect());
  show(others[nextInDirection(focused.getBoundingClientRect(), boxes, direction)]);
}

function show(target: HTMLElement | undefined): void {
  // A ring is to be seen around what a thumb has come to.
  target?.focus({ focusVisible: true } as FocusOptions);
  target?.scrollIntoView({ block: 'nearest' });
}

function slide(slider: HTMLInputElement, direction: 'left' | 'right'): void {
  if (direction === 'left') slider.stepDown();
  else slider.stepUp();
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}

function activate(dialog: HTMLElement): void {
  const focused = focusedIn(dialog);
  if (focused === null) move(dialog, 'down');
  else focused.click();
}

/** Does what the Escape key does: a dialog that must be answered stays. */
function escape(dialog: HTMLElement): void {
  const key = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true };
  (focusedIn(dialog) ?? dialog).dispatchEvent(new KeyboardEvent('keydown', key));
}

function choose(dialog: HTMLElement, step: 1 | -1): void {
  const row = [...dialog.querySelectorAll<HTMLElement>(CHOICES)].find(isSeen);
  if (row === undefined) return scroll(dialog, step);
  const choices = [...row.querySelectorAll<HTMLElement>('button, input, [role="tab"], [role="radio"]')];
  const chosen = choices.findIndex((choice) => choice.matches(CHOSEN));
  const next = choices[(chosen + step + choices.length) % choices.length];
  next?.click();
  show(next);
}

function scroll(dialog: HTMLElement, way: 1 | -1): void {
  const scroller = [dialog, ...dialog.querySelectorAll<HTMLElement>('*')].find(
    (element) => element.scrollHeight > element.clientHeight + 1 && scrolls(element),
  );
  scroller?.scrollBy({ top: way * scroller.clientHeight * SCROLL_SHARE });
}

const scrolls = (element: HTMLElement) => /auto|scroll/.test(getComputedStyle(element).overflowY);
const isSeen = (element: HTMLElement) => element.getClientRects().length > 0;
