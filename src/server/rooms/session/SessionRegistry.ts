/** A room as the registry sees it. */
export interface SessionRoom {
  /** Ends the user's session for a newer one elsewhere, after saving its position. */
  endSession(userId: number): Promise<void>;
  refreshOutfit(userId: number): Promise<void>;
  refreshSkills(userId: number): Promise<void>;
  questsProgressed(userId: number): void;
  showLevel(userId: number, level: number): void;
  showTitle(userId: number, title: number): void;
  showPet(userId: number, petId: number): void;
  refreshPet(userId: number): Promise<void>;
  /** Ends the session; with a sign-in given, only a session of that sign-in. */
  signOut(userId: number, signInId?: string): void;
}

/** A user's request for a session. */
export interface Entry {
  readonly userId: number;
  /** The number given by `nextEntry` when the request was made. */
  readonly entry: number;
}

/** The answer to a newer request: the older session has ended, or the user has made a still newer request here. */
export type EndAnswer = 'ended' | 'newer';

/** The sessions of one process, as the claims see them. */
export interface SessionHolder {
  /** The users with a session here, and their requests. */
  held(): Entry[];
  /** Ends the user's session for a newer request at another process. */
  endOlder(newer: Entry): Promise<EndAnswer>;
}

/** The sessions of all processes. */
export interface SessionClaims {
  /** A number greater than those of all earlier requests, in any process. */
  nextEntry(): number;
  /** Ends an older session at another process. Returns false, without ending any, if a newer request has come first. */
  claim(entry: Entry): Promise<boolean>;
  release(entry: Entry): void;
  follow(holder: SessionHolder): void;
}

/** The claims of a process that is alone. */
class LocalClaims implements SessionClaims {
  #last = 0;

  nextEntry(): number {
    this.#last += 1;
    return this.#last;
  }

  async claim(): Promise<boolean> {
    return true;
  }

  release(): void {}

  follow(): void {}
}

/** A request is remembered for longer than its reservation lasts; its session may be at another process. */
const REQUEST_MS = 60_000;

interface Request {
  readonly entry: number;
  /** A time of `performance.now`. */
  readonly at: number;
}

/** The room of this process that holds each user's session: one per user, across tabs, devices and processes. */
export class SessionRegistry implements SessionHolder {
  readonly #claims: SessionClaims;
  readonly #rooms = new Map<number, SessionRoom>();
  readonly #turns = new Map<number, Promise<unknown>>();
  /** The number of the request that the session came from. */
  readonly #entries = new Map<number, number>();
  /** The newest request of each user, the oldest first. */
  readonly #newest = new Map<number, Request>();
  /** Requests that wait for an older session at another process. */
  readonly #claiming = new Map<number, number>();

  constructor(claims: SessionClaims = new LocalClaims()) {
    this.#claims = claims;
    claims.follow(this);
  }

  roomOf(userId: number): SessionRoom | undefined {
    return this.#rooms.get(userId);
  }

  held(): Entry[] {
    return [...this.#entries].map(([userId, entry]) => ({ userId, entry }));
  }

  /** Numbers a request for a session: the later request counts, in any order of connecting. */
  nextEntry(userId: number): number {
    const entry = this.#claims.nextEntry();
    const at = performance.now();
    this.#newest.delete(userId);
    this.#newest.set(userId, { entry, at });
    for (const [other, request] of this.#newest) {
      if (at - request.at < REQUEST_MS) break;
      this.#newest.delete(other);
    }
    return entry;
  }

  /** The requests that are remembered. */
  get requestCount(): number {
    return this.#newest.size;
  }

  /** Whether the same user has made a later request at this process. */
  isReplaced({ userId, entry }: Entry): boolean {
    return entry < (this.#newest.get(userId)?.entry ?? 0);
  }

  /**
   * Runs one entry of a user at a time, after the session in any other room has ended, so that `enter` reads final data
   * from the database. Returns false, without entering, for a request older than the session's.
   */
  take({ userId, entry }: Entry, room: SessionRoom, enter: () => Promise<void>): Promise<boolean> {
    return this.#inTurn(userId, async () => {
      if (entry < (this.#entries.get(userId) ?? 0)) return false;
      this.#claiming.set(userId, entry);
      try {
        if (!(await this.#claims.claim({ userId, entry }))) return false;
        const other = this.#rooms.get(userId);
        if (other !== undefined && other !== room) await other.endSession(userId);
        await enter();
      } catch (error) {
        if (!this.#rooms.has(userId)) this.#claims.release({ userId, entry });
        throw error;
      } finally {
        this.#claiming.delete(userId);
      }
      this.#rooms.set(userId, room);
      this.#entries.set(userId, entry);
      return true;
    });
  }

  /** A newer request here is answered at once: two processes that wait for each other would wait for ever. */
  async endOlder({ userId, entry }: Entry): Promise<EndAnswer> {
    if ((this.#claiming.get(userId) ?? 0) > entry) return 'newer';
    return this.#inTurn(userId, async () => {
      if ((this.#entries.get(userId) ?? 0) > entry) return 'newer';
      await this.#rooms.get(userId)?.endSession(userId);
      return 'ended';
    });
  }

  leave(userId: number, room: SessionRoom): void {
    if (this.#rooms.get(userId) !== room) return;
    const entry = this.#entries.get(userId) ?? 0;
    this.#rooms.delete(userId);
    this.#entries.delete(userId);
    this.#newest.delete(userId);
    this.#claims.release({ userId, entry });
  }

  async #inTurn<Result>(userId: number, act: () => Promise<Result>): Promise<Result> {
    const before = this.#turns.get(userId) ?? Promise.resolve();
    const turn = before.then(act);
    const settled = turn.catch(() => undefined);
    this.#turns.set(userId, settled);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(userId) === settled) this.#turns.delete(userId);
    }
  }
}
