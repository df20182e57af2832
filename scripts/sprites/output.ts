/** One finished file, below assets/. */
export interface Output {
  readonly path: string;
  readonly bytes: Buffer;
}

/** A separately packed unit: an item at a scale, a mascot, a layer of a map. */
export interface Job {
  /** Text of all inputs of the result; when it is unchanged, nothing is drawn. */
  readonly source: string;
  readonly draw: () => Promise<readonly Output[]>;
}

export type Scale = 1 | 2;
export const SCALES = [1, 2] as const satisfies readonly Scale[];
