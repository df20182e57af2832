/** Outfits that fit on one page with all their frames (each about 27 frames at 1x). */
const PER_PAGE = 12;

/**
 * Pure: assigns outfits to texture pages. Frames of one outfit on one page let a crowd be drawn page by page, and few
 * outfits use few pages.
 */
export class PageAssignments {
  readonly #loads: number[];

  constructor(pages: number) {
    this.#loads = Array.from({ length: pages }, () => 0);
  }

  /** Assigns a page to an outfit that takes the room of `weight` outfits at 1x. */
  assign(weight: number): number {
    const withRoom = this.#loads.findIndex((load) => load + weight <= PER_PAGE);
    const page = withRoom === -1 ? this.#loads.indexOf(Math.min(...this.#loads)) : withRoom;
    this.#loads[page] = (this.#loads[page] ?? 0) + weight;
    return page;
  }

  free(page: number, weight: number): void {
    this.#loads[page] = Math.max(0, (this.#loads[page] ?? 0) - weight);
  }
}
