/** Outfits that find room for all they ever do on one page (each about 27 frames at 1x). */
const PER_PAGE = 12;

/**
 * Pure: which page an outfit calls its home. Frames of one outfit that lie together let a crowd be drawn page by page,
 * and few outfits keep to few pages.
 */
export class HomePages {
  readonly #loads: number[];

  constructor(pages: number) {
    this.#loads = Array.from({ length: pages }, () => 0);
  }

  /** The home of an outfit that takes the room of `weight` ordinary ones. */
  settle(weight: number): number {
    const withRoom = this.#loads.findIndex((load) => load + weight <= PER_PAGE);
    const home = withRoom === -1 ? this.#loads.indexOf(Math.min(...this.#loads)) : withRoom;
    this.#loads[home] = (this.#loads[home] ?? 0) + weight;
    return home;
  }

  /** The outfit moves out. */
  leave(home: number, weight: number): void {
    this.#loads[home] = Math.max(0, (this.#loads[home] ?? 0) - weight);
  }
}
