/** Messages between the processes of a soak. */
export interface SoakChild {
  readonly token: string;
  readonly userId: number;
}

export interface SoakServerReport {
  readonly port: number;
  readonly children: readonly SoakChild[];
}

/** Bytes after a collection of garbage, and what is in the world. */
export interface SoakServerState {
  readonly rss: number;
  readonly heap: number;
  readonly rooms: number;
  readonly sockets: number;
  /** Children in the world by the server's count. */
  readonly bodies: number;
}

/** A request to the bots; each is answered by a `SoakBotsState`. */
export type SoakOrder =
  /** Report the state. */
  | 'report'
  /** The server is about to be killed: no bot leaves by itself until all have returned. */
  | 'brace'
  /** The server is up again: from now on the way back is timed. */
  | 'timeReturn'
  /** Leave the world for good. */
  | 'leave';

export interface SoakBotsState {
  readonly bots: number;
  /** In the world, on a live connection. */
  readonly live: number;
  /** Left by themselves, and will come again. */
  readonly away: number;
  /** States that no fair player should ever see: kicked, blocked, moved to another tab. */
  readonly thrownOut: readonly string[];
  readonly joins: number;
  readonly leaves: number;
  readonly portals: number;
  readonly outfits: number;
  /** The server's answers to refused requests for another outfit. */
  readonly refusedOutfits: readonly string[];
  /** Bots that were in the world at the last kill and have not entered it again. */
  readonly missing: number;
  /** ms from the return of the server until each bot was in the world again, since `timeReturn`. */
  readonly returns: readonly number[];
}
