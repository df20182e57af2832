import { titleById, type TitleDesign } from '#shared/content/titles.ts';
import type { View } from '../camera/cameraMotion.ts';
import type { PhotoName } from '#client/bridge/commands.ts';
import { TagPool } from './TagPool.ts';
import './worldView.css';

export type TagKind = 'me' | 'other' | 'npc';

/** One name tag below an actor. */
export interface NameTag {
  rename(name: string): void;
  /** The feet, in world px. */
  moveTo(x: number, y: number): void;
  /** Level of the skill that lets the name shine; 0 without it. */
  setGlint(level: number): void;
  /** The worn title over the name; 0 for none. */
  setTitle(titleId: number): void;
  /** A crowd does not show every name. */
  setWanted(isWanted: boolean): void;
  destroy(): void;
}

interface Entry {
  readonly kind: TagKind;
  readonly role: string | undefined;
  name: string;
  glint: number;
  title: TitleDesign | undefined;
  x: number;
  y: number;
  /** Null while it is not shown. */
  element: HTMLElement | null;
  /** The last written values, so that only changes are written. */
  transform: string;
  isLower: boolean;
  /** Width in CSS px; null until it is measured. */
  width: number | null;
}

/** World px between the feet and the tag. */
const BELOW_FEET = 9;
/** The name of an NPC moves one row down for a tag this near: CSS px beside it, world px above or below. */
const ROW = { gap: 6, height: 24 } as const;
/** Tags of actors this far outside of the view are not drawn. */
const MARGIN = 120;

/**
 * Names as DOM text over the canvas: crisp at any zoom and cheaper than a texture per name. Only visible names have an
 * element.
 */
export class NameTags {
  readonly element = document.createElement('div');
  /** Tags that may be shown; few of a crowd. */
  readonly #wanted = new Set<Entry>();
  readonly #pool = new TagPool(this.element);

  constructor() {
    this.element.className = 'world-tags';
    this.element.setAttribute('aria-hidden', 'true');
  }

  add(kind: TagKind, name: string, role?: string): NameTag {
    const entry: Entry = {
      kind,
      name,
      role,
      glint: 0,
      title: undefined,
      x: 0,
      y: 0,
      element: null,
      transform: '',
      isLower: false,
      width: null,
    };
    this.#wanted.add(entry);
    return {
      rename: (next) => {
        entry.name = next;
        entry.width = null;
        if (entry.element !== null) this.#pool.write(entry.element, entry);
      },
      setGlint: (level) => {
        entry.glint = level;
        if (entry.element !== null) showGlint(entry.element, level);
      },
      setTitle: (titleId) => {
        const title = titleById(titleId);
        if (title === entry.title) return;
        entry.title = title;
        entry.width = null;
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

  /** Names are hidden during a dialog. */
  setAside(isAside: boolean): void {
    this.element.classList.toggle('world-tags-aside', isAside);
  }

  /** A picture shows no names of other players. */
  setForPhoto(isForPhoto: boolean): void {
    this.element.classList.toggle('world-tags-photo', isForPhoto);
  }

  /** Names that a picture of this view may show. */
  namesIn({ left, top, width, height }: View): PhotoName[] {
    return [...this.#wanted].flatMap(({ kind, name, x, y, element }) =>
      kind === 'other' || element === null
        ? []
        : [{ text: name, isOwn: kind === 'me', x: (x - left) / width, y: (y + BELOW_FEET - top) / height }],
    );
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
      entry.element ??= this.#take(entry);
      if (entry.kind === 'npc') this.#makeRoom(entry, entry.element, cssZoom);
      const left = snap((x - view.left) * cssZoom);
      const top = snap((y + BELOW_FEET - view.top) * cssZoom);
      const transform = `translate3d(${left}px, ${top}px, 0) translateX(-50%)`;
      if (transform === entry.transform) continue;
      entry.transform = transform;
      entry.element.style.transform = transform;
    }
  }

  /** The text grows with the window, within readable bounds. */
  setZoom(cssZoom: number): void {
    this.element.style.setProperty('--tag-zoom', String(Math.max(0.92, Math.min(2, cssZoom))));
    for (const entry of this.#wanted) entry.width = null;
  }

  destroy(): void {
    this.#wanted.clear();
    this.element.remove();
  }

  #take(entry: Entry): HTMLElement {
    const element = this.#pool.take(entry);
    showGlint(element, entry.glint);
    return element;
  }

  #makeRoom(npc: Entry, element: HTMLElement, cssZoom: number): void {
    let isLower = false;
    for (const other of this.#wanted) {
      if (other.kind === 'npc' || Math.abs(other.y - npc.y) >= ROW.height) continue;
      const apart = Math.abs(other.x - npc.x) * cssZoom;
      isLower ||= apart < (widthOf(npc) + widthOf(other)) / 2 + ROW.gap;
    }
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
    entry.width = null;
  }
}

function showGlint(element: HTMLElement, level: number): void {
  if (level > 0) element.dataset['glint'] = String(level);
  else delete element.dataset['glint'];
}

/** Measured once: measuring in every frame would force a layout of the page. */
function widthOf(entry: Entry): number {
  if (entry.element === null) return 0;
  return (entry.width ??= entry.element.offsetWidth);
}
