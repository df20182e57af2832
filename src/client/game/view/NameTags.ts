import type { View } from '../systems/cameraMotion.ts';
import './worldView.css';

export type TagKind = 'me' | 'other' | 'npc';

/** One name under a pair of feet. */
export interface NameTag {
  rename(name: string): void;
  /** The feet, in world px. */
  moveTo(x: number, y: number): void;
  destroy(): void;
}

interface Entry {
  readonly element: HTMLElement;
  x: number;
  y: number;
  /** What was last written, to write only what changes. */
  transform: string;
  isShown: boolean;
}

/** World px between the feet and the tag. */
const BELOW_FEET = 9;
/** Tags of actors this far outside of the view are not drawn. */
const MARGIN = 120;

/**
 * Names as DOM text over the canvas: crisp in any zoom, drawn by the browser's own text engine, and far cheaper than a
 * texture per name.
 */
export class NameTags {
  readonly element = document.createElement('div');
  readonly #entries = new Set<Entry>();

  constructor() {
    this.element.className = 'world-tags';
    this.element.setAttribute('aria-hidden', 'true');
  }

  add(kind: TagKind, name: string, role?: string): NameTag {
    const element = document.createElement('div');
    element.className = `world-tag world-tag-${kind}`;
    const text = document.createElement('span');
    text.textContent = name;
    if (role !== undefined) {
      const chip = document.createElement('b');
      chip.textContent = role;
      element.append(chip);
    }
    element.append(text);
    element.hidden = true;
    this.element.append(element);
    const entry: Entry = { element, x: 0, y: 0, transform: '', isShown: false };
    this.#entries.add(entry);
    return {
      rename: (next) => {
        text.textContent = next;
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

  /** In a talk the names step aside. */
  setAside(isAside: boolean): void {
    this.element.classList.toggle('world-tags-aside', isAside);
  }

  /** `cssZoom` is CSS px per world px of this view. */
  update(view: View, cssZoom: number): void {
    const step = 1 / (window.devicePixelRatio || 1);
    const snap = (value: number) => Math.round(value / step) * step;
    for (const entry of this.#entries) {
      const { element, x, y } = entry;
      const isShown =
        x > view.left - MARGIN &&
        x < view.left + view.width + MARGIN &&
        y > view.top - MARGIN &&
        y < view.top + view.height + MARGIN;
      if (isShown !== entry.isShown) {
        entry.isShown = isShown;
        element.hidden = !isShown;
      }
      if (!isShown) continue;
      const left = snap((x - view.left) * cssZoom);
      const top = snap((y + BELOW_FEET - view.top) * cssZoom);
      const transform = `translate3d(${left}px, ${top}px, 0) translateX(-50%)`;
      if (transform === entry.transform) continue;
      entry.transform = transform;
      element.style.transform = transform;
    }
  }

  /** Text grows with the window, within what stays readable. */
  setZoom(cssZoom: number): void {
    this.element.style.setProperty('--tag-zoom', String(Math.max(0.92, Math.min(2, cssZoom))));
  }

  destroy(): void {
    this.#entries.clear();
    this.element.remove();
  }
}
