/** One finished file, below assets/. */
export interface Output {
  readonly path: string;
  readonly bytes: Buffer;
}

/** Something that can be packed on its own: an item at a scale, a mascot, a layer of a map. */
export interface Job {
  /** Text of everything the result depends on; when it is the same as last time, nothing is drawn. */
  readonly source: string;
  readonly draw: () => Promise<readonly Output[]>;
}

export type Scale = 1 | 2;
export const SCALES = [1, 2] as const satisfies readonly Scale[];
