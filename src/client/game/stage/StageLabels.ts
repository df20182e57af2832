import './stage.css';

export type LabelKind = 'me' | 'friend' | 'ghost' | 'says' | 'sign';

/** One text over the level. */
export interface Label {
  write(text: string | null): void;
  /** World px; below the point, or above it for speech. */
  moveTo(x: number, y: number): void;
  remove(): void;
}

interface Entry {
  readonly element: HTMLElement;
  x: number;
  y: number;
  /** Half of its width, in CSS px; 0 until it is measured. */
  half: number;
}

/** Least distance to the sides of the window, in CSS px. */
const MARGIN = 6;

/** Names and words as text over the canvas: crisp at any zoom. */
export class StageLabels {
  readonly element = document.createElement('div');
  readonly #entries = new Set<Entry>();

  constructor() {
    this.element.className = 'stage-labels';
    // The page itself announces the events.
    this.element.setAttribute('aria-hidden', 'true');
  }

  add(kind: LabelKind, text: string | null = null): Label {
    const entry: Entry = { element: document.createElement('div'), x: 0, y: 0, half: 0 };
    entry.element.className = `stage-label stage-label-${kind}`;
    const write = (next: string | null) => {
      entry.element.hidden = next === null || next === '';
      if (next === null || entry.element.textContent === next) return;
      entry.element.textContent = next;
      entry.half = 0;
    };
    write(text);
    this.#entries.add(entry);
    this.element.append(entry.element);
    return {
      write,
      moveTo(x, y) {
        entry.x = x;
        entry.y = y;
      },
      remove: () => {
        entry.element.remove();
        this.#entries.delete(entry);
      },
    };
  }

  /** Places all texts for the camera: its upper left corner in world px, and CSS px per world px. */
  place({ x, y }: { readonly x: number; readonly y: number }, zoom: number): void {
    const width = this.element.clientWidth;
    for (const entry of this.#entries) {
      if (entry.half === 0) entry.half = entry.element.offsetWidth / 2;
      const point = (entry.x - x) * zoom;
      const least = entry.half + MARGIN;
      // A label beside an edge stays whole; it leaves the window with its object.
      const isInside = point >= 0 && point <= width;
      const left = Math.round(isInside ? Math.max(least, Math.min(width - least, point)) : point);
      const top = Math.round((entry.y - y) * zoom);
      entry.element.style.transform = `translate(${left}px, ${top}px)`;
    }
  }
}
