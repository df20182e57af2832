/** A room as the registry sees it. */
export interface SeatHolder {
  /** Gives the user's seat up for a newer one elsewhere, with its position saved. */
  giveUpSeat(userId: number): Promise<void>;
  refreshOutfit(userId: number): Promise<void>;
  refreshSkills(userId: number): Promise<void>;
  showLevel(userId: number, level: number): void;
  /** Sends one message to the user's line, if it has one. */
  tell(userId: number, type: string, message: object): void;
  /** Ends the seat, but if a sign-in is named only when the seat was taken with it. */
  signOut(userId: number, signInId?: string): void;
}

/** A user's request for a seat. */
interface Entry {
  readonly userId: number;
  /** Of `nextEntry`, when it was asked for. */
  readonly entry: number;
}

/** Which room of this process seats whom: one seat per user, whatever tabs and devices there are. */
export class WorldSeats {
  readonly #holders = new Map<number, SeatHolder>();
  readonly #turns = new Map<number, Promise<unknown>>();
  /** Which of all requests for a seat the holder's was. */
  readonly #entries = new Map<number, number>();
  #lastEntry = 0;

  holderOf(userId: number): SeatHolder | undefined {
    return this.#holders.get(userId);
  }

  /** The number of a request for a seat: the later one counts, in whatever order their lines then arrive. */
  nextEntry(): number {
    this.#lastEntry += 1;
    return this.#lastEntry;
  }

  /**
   * Runs one entry of a user at a time, after the seat in any other room has been given up: what `enter` reads from
   * the database is then the last word. False, and nothing done, for one that was asked for before the holder's.
   */
  async take({ userId, entry }: Entry, holder: SeatHolder, enter: () => Promise<void>): Promise<boolean> {
    const before = this.#turns.get(userId) ?? Promise.resolve();
    const turn = before.then(async () => {
      if (entry < (this.#entries.get(userId) ?? 0)) return false;
      const other = this.#holders.get(userId);
      if (other !== undefined && other !== holder) await other.giveUpSeat(userId);
      await enter();
      this.#holders.set(userId, holder);
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

  /** The user has no seat in this room any more. */
  leave(userId: number, holder: SeatHolder): void {
    if (this.#holders.get(userId) !== holder) return;
    this.#holders.delete(userId);
    this.#entries.delete(userId);
  }
}
