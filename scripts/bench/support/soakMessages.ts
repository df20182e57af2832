/** What the processes of a soak tell each other. */
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
  /** Children who are in the world as the server sees it. */
  readonly bodies: number;
}

/** Asks the bots for something; each is answered by a `SoakBotsState`. */
export type SoakOrder =
  /** How they are. */
  | 'tell'
  /** The server is about to be killed: nobody leaves of their own will until everybody is back. */
  | 'brace'
  /** It is up again: from now on the way back is timed. */
  | 'timeReturn'
  /** Leave the world for good. */
  | 'leave';

export interface SoakBotsState {
  readonly bots: number;
  /** In the world, on a line that answers. */
  readonly live: number;
  /** Left of their own will, and will come again. */
  readonly away: number;
  /** Lines that say something no fair player should ever see: kicked, blocked, moved to another tab. */
  readonly thrownOut: readonly string[];
  readonly joins: number;
  readonly leaves: number;
  readonly portals: number;
  readonly outfits: number;
  /** What the server said to requests for another outfit that it refused. */
  readonly refusedOutfits: readonly string[];
  /** Who was in the world at the last kill and has not entered it again. */
  readonly missing: number;
  /** ms from the return of the server until each bot was in the world again, since `timeReturn`. */
  readonly returns: readonly number[];
}
