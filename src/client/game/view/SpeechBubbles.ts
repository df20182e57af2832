import { emotePicture, type EmoteName } from '#shared/content/emotes.ts';
import type { View } from '../systems/cameraMotion.ts';
import { bubbleTime } from './bubbleTime.ts';
import { keepInWindow } from './keepInWindow.ts';
import { tailShift } from './tailShift.ts';
import './speechBubbles.css';

/** What comes over one head. */
export interface Voice {
  say(text: string): void;
  show(emote: EmoteName): void;
  /** The feet, in world px. */
  moveTo(x: number, y: number): void;
  destroy(): void;
}

interface Bubble {
  readonly element: HTMLElement;
  /** When it goes, on the clock of `update`; counted from its first frame. */
  goesAt: number | null;
  readonly ms: number;
}

interface Entry {
  readonly element: HTMLElement;
  readonly bubbles: Bubble[];
  x: number;
  y: number;
  /** CSS px; null until it is shown with what was said last. */
  width: number | null;
  /** What was last written, to write only what changes. */
  transform: string;
  tail: number;
  isShown: boolean;
}

/** World px between the feet and the lowest bubble: over the tallest hat. */
const ABOVE_FEET = 128;
/** Older ones make room. */
const MOST_PER_HEAD = 3;
const EMOTE_MS = 2600;
/** CSS px that stay free between a bubble and the edge of the window. */
const EDGE = 6;
/** Heads this far outside of the view say nothing to be seen. */
const MARGIN = 60;

/** Words and feelings over heads, as DOM over the canvas: one layer, and nothing in it while nobody talks. */
export class SpeechBubbles {
  readonly element = document.createElement('div');
  readonly #entries = new Set<Entry>();

  constructor() {
    this.element.className = 'world-speech';
    // The chat's log reads the same words out; here they are only to be seen.
    this.element.setAttribute('aria-hidden', 'true');
  }

  add(): Voice {
    const element = document.createElement('div');
    element.className = 'world-voice';
    element.hidden = true;
    const entry: Entry = {
      ...{ element, bubbles: [], x: 0, y: 0, width: null },
      ...{ transform: '', tail: 0, isShown: false },
    };
    return {
      say: (text) => {
        const bubble = document.createElement('p');
        bubble.className = 'world-bubble';
        const words = document.createElement('span');
        words.textContent = text;
        bubble.append(words);
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

  /** In a talk with an NPC the others are quiet. */
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

  /** Text grows with the window, within what stays readable. */
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
