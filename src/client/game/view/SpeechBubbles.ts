import { emotePicture, type EmoteName } from '#shared/content/emotes.ts';
import type { View } from '../camera/cameraMotion.ts';
import { bubbleTime } from './bubbleLayout.ts';
import { keepInWindow } from './bubbleLayout.ts';
import { tailShift } from './bubbleLayout.ts';
import './speechBubbles.css';

/** The bubble of one player. */
export interface SpeechHandle {
  say(text: string): void;
  show(emote: EmoteName): void;
  /** The feet, in world px. */
  moveTo(x: number, y: number): void;
  destroy(): void;
}

interface Bubble {
  readonly element: HTMLElement;
  /** When it ends, on the clock of `update`; counted from its first frame. */
  goesAt: number | null;
  readonly ms: number;
}

interface Entry {
  readonly element: HTMLElement;
  readonly bubbles: Bubble[];
  x: number;
  y: number;
  /** Width in CSS px; null until it is shown with its latest text. */
  width: number | null;
  /** The last written values, so that only changes are written. */
  transform: string;
  tail: number;
  isShown: boolean;
}

/** World px between the feet and the lowest bubble: over the tallest hat. */
const ABOVE_FEET = 128;
/** Most bubbles per player; the oldest is removed. */
const MOST_PER_HEAD = 3;
const EMOTE_MS = 2600;
/** Distance between a bubble and the edge of the window, CSS px. */
const EDGE = 6;
/** Bubbles of players this far outside of the view are hidden. */
const MARGIN = 60;

/** Speech bubbles and emotes as DOM over the canvas. */
export class SpeechBubbles {
  readonly element = document.createElement('div');
  readonly #entries = new Set<Entry>();

  constructor() {
    this.element.className = 'world-speech';
    // Hidden from screen readers, which announce the chat's log instead.
    this.element.setAttribute('aria-hidden', 'true');
  }

  add(): SpeechHandle {
    const element = document.createElement('div');
    element.className = 'world-voice';
    element.hidden = true;
    const entry: Entry = {
      element,
      bubbles: [],
      x: 0,
      y: 0,
      width: null,
      transform: '',
      tail: 0,
      isShown: false,
    };
    return {
      say: (text) => {
        const bubble = document.createElement('p');
        bubble.className = 'world-bubble';
        const label = document.createElement('span');
        label.textContent = text;
        bubble.append(label);
        this.#put(entry, bubble, bubbleTime(text));
      },
      show: (emote) => {
        const picture = document.createElement('img');
        picture.className = 'world-bubble world-bubble-emote';
        picture.src = emotePicture(emote);
        picture.alt = '';
        this.#put(entry, picture, EMOTE_MS);
      },
      moveTo: (x, y) => {
        entry.x = x;
        entry.y = y;
      },
      destroy: () => {
        this.#entries.delete(entry);
        element.remove();
      },
    };
  }

  /** Bubbles are hidden during a dialog with an NPC. */
  setAside(isAside: boolean): void {
    this.element.classList.toggle('world-speech-aside', isAside);
  }

  /** `cssZoom` is CSS px per world px of this view, `now` in ms. */
  update(view: View, cssZoom: number, now: number): void {
    for (const entry of this.#entries) {
      this.#clear(entry, now);
      if (entry.bubbles.length > 0) place(entry, view, cssZoom);
    }
  }

  /** The text grows with the window, within readable bounds. */
  setZoom(cssZoom: number): void {
    this.element.style.setProperty('--speech-zoom', String(Math.max(0.92, Math.min(1.8, cssZoom))));
  }

  destroy(): void {
    this.#entries.clear();
    this.element.remove();
  }

  #put(entry: Entry, element: HTMLElement, ms: number): void {
    while (entry.bubbles.length >= MOST_PER_HEAD) entry.bubbles.shift()?.element.remove();
    entry.bubbles.push({ element, goesAt: null, ms });
    entry.element.append(element);
    entry.width = null;
    if (this.#entries.has(entry)) return;
    this.#entries.add(entry);
    this.element.append(entry.element);
  }

  #clear(entry: Entry, now: number): void {
    for (const bubble of entry.bubbles) bubble.goesAt ??= now + bubble.ms;
    while (entry.bubbles[0] !== undefined && (entry.bubbles[0].goesAt ?? now) <= now) {
      entry.bubbles.shift()?.element.remove();
      entry.width = null;
    }
    if (entry.bubbles.length > 0) return;
    this.#entries.delete(entry);
    entry.element.remove();
    entry.transform = '';
  }
}

function place(entry: Entry, view: View, cssZoom: number): void {
  const { element, x, y } = entry;
  const isShown =
    x > view.left - MARGIN &&
    x < view.left + view.width + MARGIN &&
    y > view.top - MARGIN &&
    y < view.top + view.height + ABOVE_FEET + MARGIN;
  if (isShown !== entry.isShown) {
    entry.isShown = isShown;
    element.hidden = !isShown;
  }
  if (!isShown) return;
  entry.width ??= element.offsetWidth;
  const head = Math.round((x - view.left) * cssZoom);
  const left = keepInWindow({ head, width: entry.width, window: view.width * cssZoom, edge: EDGE });
  const top = Math.round((y - ABOVE_FEET - view.top) * cssZoom);
  const transform = `translate3d(${left}px, ${top}px, 0) translate(-50%, -100%)`;
  if (transform !== entry.transform) {
    entry.transform = transform;
    element.style.transform = transform;
  }
  const tail = tailShift(head - left, entry.width);
  if (tail === entry.tail) return;
  entry.tail = tail;
  element.style.setProperty('--tail', `${tail}px`);
}
