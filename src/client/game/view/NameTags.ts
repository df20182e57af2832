import type { View } from '../systems/cameraMotion.ts';
import { TagPool } from './TagPool.ts';
import './worldView.css';

export type TagKind = 'me' | 'other' | 'npc';

/** One name under a pair of feet. */
export interface NameTag {
  rename(name: string): void;
  /** The feet, in world px. */
  moveTo(x: number, y: number): void;
  /** In a crowd not every name is shown. */
  setWanted(isWanted: boolean): void;
  destroy(): void;
}

interface Entry {
  readonly kind: TagKind;
  readonly role: string | undefined;
  name: string;
  x: number;
  y: number;
  /** Null while it is not shown. */
  element: HTMLElement | null;
  /** What was last written, to write only what changes. */
  transform: string;
  isLower: boolean;
}

/** World px between the feet and the tag. */
const BELOW_FEET = 9;
/** Whoever stands so near (world px) to an NPC has the row of its name, which goes one lower. */
const ROW = { reach: 92, height: 24 } as const;
/** Tags of actors this far outside of the view are not drawn. */
const MARGIN = 120;

/**
 * Names as DOM text over the canvas: crisp in any zoom, drawn by the browser's own text engine, and far cheaper than a
 * texture per name. Only who is shown has an element.
 */
export class NameTags {
  readonly element = document.createElement('div');
  /** Those that may be shown: of a crowd few. */
  readonly #wanted = new Set<Entry>();
  readonly #pool = new TagPool(this.element);

  constructor() {
    this.element.className = 'world-tags';
    this.element.setAttribute('aria-hidden', 'true');
  }

  add(kind: TagKind, name: string, role?: string): NameTag {
    const entry: Entry = {
      ...{ kind, name, role, x: 0, y: 0 },
      ...{ element: null, transform: '', isLower: false },
    };
    this.#wanted.add(entry);
    return {
      rename: (next) => {
        entry.name = next;
        if (entry.element !== null) this.#pool.write(entry.element, entry);
      },
      moveTo: (x, y) => {
        entry.x = x;
        entry.y = y;
      },
      setWanted: (isWanted) => {
        if (isWanted) this.#wanted.add(entry);
        else this.#drop(entry);
      },
      destroy: () => this.#drop(entry),
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
    for (const entry of this.#wanted) {
      const { x, y } = entry;
      const isShown =
        x > view.left - MARGIN &&
        x < view.left + view.width + MARGIN &&
        y > view.top - MARGIN &&
        y < view.top + view.height + MARGIN;
      if (!isShown) {
        this.#hide(entry);
        continue;
      }
      entry.element ??= this.#pool.take(entry);
      if (entry.kind === 'npc') this.#makeRoom(entry, entry.element);
      const left = snap((x - view.left) * cssZoom);
      const top = snap((y + BELOW_FEET - view.top) * cssZoom);
      const transform = `translate3d(${left}px, ${top}px, 0) translateX(-50%)`;
      if (transform === entry.transform) continue;
      entry.transform = transform;
      entry.element.style.transform = transform;
    }
  }

  /** Text grows with the window, within what stays readable. */
  setZoom(cssZoom: number): void {
    this.element.style.setProperty('--tag-zoom', String(Math.max(0.92, Math.min(2, cssZoom))));
  }

  destroy(): void {
    this.#wanted.clear();
    this.element.remove();
  }

  #makeRoom(npc: Entry, element: HTMLElement): void {
    let isLower = false;
    for (const { kind, x, y } of this.#wanted)
      isLower ||= kind !== 'npc' && Math.abs(x - npc.x) < ROW.reach && Math.abs(y - npc.y) < ROW.height;
    if (isLower === npc.isLower) return;
    npc.isLower = isLower;
    element.toggleAttribute('data-lower', isLower);
  }

  #drop(entry: Entry): void {
    this.#wanted.delete(entry);
    this.#hide(entry);
  }

  #hide(entry: Entry): void {
    if (entry.element === null) return;
    entry.element.removeAttribute('data-lower');
    this.#pool.giveBack(entry.element);
    entry.element = null;
    entry.transform = '';
    entry.isLower = false;
  }
}
