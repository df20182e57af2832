/** Pure: allocates and frees cells on square texture pages. */

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
  /** The start of the next cell. */
  x: number;
}

/** Sizes are rounded up to multiples, so that a freed cell fits another frame. */
const STEP_W = 4;
const STEP_H = 8;
/** A freed cell may be larger than its new content by this factor, and so may a shelf once no other can be opened. */
const MAX_WASTE = 1.4;

const roundUp = (value: number, step: number) => Math.ceil(value / step) * step;

export class PageAllocator {
  readonly #size: number;
  readonly #maxPages: number;
  #shelves: Shelf[] = [];
  #free: Cell[] = [];
  /** Lowest free line per page; the index is the page. */
  readonly #bottoms: number[] = [];
  readonly #live: number[] = [];

  /** `size` is the side length of a page in px; a page is opened when the others are full, up to `maxPages`. */
  constructor(size: number, maxPages: number) {
    this.#size = size;
    this.#maxPages = maxPages;
  }

  get pages(): number {
    return this.#bottoms.length;
  }

  /** Allocates a cell, on `preferredPage` if possible; null when all pages are full. */
  allocate(width: number, height: number, preferredPage = 0): Cell | null {
    const w = roundUp(width, STEP_W);
    const h = roundUp(height, STEP_H);
    if (w > this.#size || h > this.#size) return null;
    const isPreferred = ({ page }: { readonly page: number }) => page === preferredPage;
    const cell =
      this.#takeFree(w, h, isPreferred) ??
      this.#takeFromShelf(w, h, isPreferred) ??
      this.#takeFree(w, h, () => true) ??
      this.#takeFromShelf(w, h, () => true);
    if (cell !== null) this.#live[cell.page] = (this.#live[cell.page] ?? 0) + 1;
    return cell;
  }

  isEmpty(page: number): boolean {
    return (this.#live[page] ?? 0) === 0;
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

  #takeFree(w: number, h: number, isWanted: (cell: Cell) => boolean): Cell | null {
    let best: Cell | null = null;
    for (const cell of this.#free) {
      const area = cell.w * cell.h;
      if (cell.w < w || cell.h < h || area > w * h * MAX_WASTE || !isWanted(cell)) continue;
      if (best === null || area < best.w * best.h) best = cell;
    }
    if (best !== null) this.#free.splice(this.#free.indexOf(best), 1);
    return best;
  }

  #takeFromShelf(w: number, h: number, isWanted: (shelf: { readonly page: number }) => boolean): Cell | null {
    const withRoom = this.#shelves.filter((shelf) => shelf.x + w <= this.#size && isWanted(shelf));
    const shelf =
      withRoom.find((candidate) => candidate.h === h) ??
      this.#openShelf(h, isWanted) ??
      withRoom
        .filter((candidate) => candidate.h > h && candidate.h <= h * MAX_WASTE)
        .reduce<Shelf | null>((a, b) => (a === null || b.h < a.h ? b : a), null);
    if (shelf === null) return null;
    const cell = { page: shelf.page, x: shelf.x, y: shelf.y, w, h: shelf.h };
    shelf.x += w;
    return cell;
  }

  #openShelf(h: number, isWanted: (shelf: { readonly page: number }) => boolean): Shelf | null {
    const found = this.#bottoms.findIndex((bottom, page) => bottom + h <= this.#size && isWanted({ page }));
    if (found === -1 && (this.pages === this.#maxPages || !isWanted({ page: this.pages }))) return null;
    const page = found === -1 ? this.#bottoms.push(0) - 1 : found;
    const y = this.#bottoms[page] ?? 0;
    this.#bottoms[page] = y + h;
    const shelf = { page, y, h, x: 0 };
    this.#shelves.push(shelf);
    return shelf;
  }
}
