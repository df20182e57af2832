/** Goes to the copy of a map that a friend is in. */
type Visit = (friendId: number) => Promise<void>;

/** A dialog asks here for a visit to a friend; the open world, which is loaded much later, listens. */
class WorldVisits {
  #visit: Visit | null = null;

  /** Listens until the returned disposal is called. */
  attach(visit: Visit): () => void {
    this.#visit = visit;
    return () => {
      if (this.#visit === visit) this.#visit = null;
    };
  }

  /** Resolves once the own avatar stands on the friend's map. Rejects, and nothing has changed, when it may not. */
  async goTo(friendId: number): Promise<void> {
    if (this.#visit === null) throw new Error('worldVisits: no world is open');
    await this.#visit(friendId);
  }
}

export const worldVisits = new WorldVisits();
