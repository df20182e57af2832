/** Somebody else, where it is drawn now (world px). */
export interface Neighbour {
  readonly userId: number;
  readonly nickname: string;
  readonly x: number;
  readonly y: number;
}
