/** Pure: finds room for pictures on square pages, and takes it back. */

export interface Cell {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Shelf {
  readonly page: number;
  readonly y: number;
  readonly h: number;
  /** Where the next cell begins. */
  x: number;
}

/** Sizes are rounded up to these, so that a freed cell fits the next avatar's frame. */
const STEP_W = 16;
const STEP_H = 32;
/** A freed cell may be larger than what it is used for by this factor. */
const MAX_WASTE = 1.5;

const roundUp = (value: number, step: number) => Math.ceil(value / step) * step;

export class PageAllocator {
  readonly #size: number;
  #shelves: Shelf[] = [];
  #free: Cell[] = [];
  /** Lowest free line per page; the index is the page. */
  readonly #bottoms: number[] = [];
  readonly #live: number[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  get pages(): number {
    return this.#bottoms.length;
  }

  /** Room for a picture, or null when it is larger than a page. */
  allocate(width: number, height: number): Cell | null {
    const w = roundUp(width, STEP_W);
    const h = roundUp(height, STEP_H);
    if (w > this.#size || h > this.#size) return null;
    const cell = this.#takeFree(w, h) ?? this.#takeFromShelf(w, h);
    this.#live[cell.page] = (this.#live[cell.page] ?? 0) + 1;
    return cell;
  }

  free(cell: Cell): void {
    const live = (this.#live[cell.page] ?? 0) - 1;
    this.#live[cell.page] = live;
    if (live > 0) {
      this.#free.push(cell);
      return;
    }
    this.#bottoms[cell.page] = 0;
    this.#shelves = this.#shelves.filter(({ page }) => page !== cell.page);
    this.#free = this.#free.filter(({ page }) => page !== cell.page);
  }

  #takeFree(w: number, h: number): Cell | null {
    const fits = this.#free.filter(
      (cell) => cell.w >= w && cell.h >= h && cell.w * cell.h <= w * h * MAX_WASTE,
    );
    const best = fits.reduce<Cell | null>((a, b) => (a === null || b.w * b.h < a.w * a.h ? b : a), null);
    if (best !== null) this.#free.splice(this.#free.indexOf(best), 1);
    return best;
  }

  #takeFromShelf(w: number, h: number): Cell {
    const shelf =
      this.#shelves.find((candidate) => candidate.h === h && candidate.x + w <= this.#size) ??
      this.#openShelf(h);
    const cell = { page: shelf.page, x: shelf.x, y: shelf.y, w, h };
    shelf.x += w;
    return cell;
  }

  #openShelf(h: number): Shelf {
    const found = this.#bottoms.findIndex((bottom) => bottom + h <= this.#size);
    const page = found === -1 ? this.#bottoms.push(0) - 1 : found;
    const y = this.#bottoms[page] ?? 0;
    this.#bottoms[page] = y + h;
    const shelf = { page, y, h, x: 0 };
    this.#shelves.push(shelf);
    return shelf;
  }
}
