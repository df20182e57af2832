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
interface Entry {
  readonly userId: number;
  /** The number given by `nextEntry` when the request was made. */
  readonly entry: number;
}

/** The room of this process that holds each user's session: one per user, across tabs and devices. */
export class SessionRegistry {
  readonly #rooms = new Map<number, SessionRoom>();
  readonly #turns = new Map<number, Promise<unknown>>();
  /** The number of the request that the session came from. */
  readonly #entries = new Map<number, number>();
  /** The newest request of each user. */
  readonly #newest = new Map<number, number>();
  #lastEntry = 0;

  roomOf(userId: number): SessionRoom | undefined {
    return this.#rooms.get(userId);
  }

  /** Numbers a request for a session: the later request counts, in any order of connecting. */
  nextEntry(userId: number): number {
    this.#lastEntry += 1;
    this.#newest.set(userId, this.#lastEntry);
    return this.#lastEntry;
  }

  /** Whether the same user has made a later request. */
  isReplaced({ userId, entry }: Entry): boolean {
    return entry < (this.#newest.get(userId) ?? 0);
  }

  /**
   * Runs one entry of a user at a time, after the session in any other room has ended, so that `enter` reads final data
   * from the database. Returns false, without entering, for a request older than the session's.
   */
  async take({ userId, entry }: Entry, room: SessionRoom, enter: () => Promise<void>): Promise<boolean> {
    const before = this.#turns.get(userId) ?? Promise.resolve();
    const turn = before.then(async () => {
      if (entry < (this.#entries.get(userId) ?? 0)) return false;
      const other = this.#rooms.get(userId);
      if (other !== undefined && other !== room) await other.endSession(userId);
      await enter();
      this.#rooms.set(userId, room);
      this.#entries.set(userId, entry);
      return true;
    });
    const settled = turn.catch(() => undefined);
    this.#turns.set(userId, settled);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(userId) === settled) this.#turns.delete(userId);
    }
  }

  leave(userId: number, room: SessionRoom): void {
    if (this.#rooms.get(userId) !== room) return;
    this.#rooms.delete(userId);
    this.#entries.delete(userId);
    this.#newest.delete(userId);
  }
}
