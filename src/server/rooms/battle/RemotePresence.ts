/** Told so long ago, a list says nothing any more: its process may have been killed. */
const FORGOTTEN_MS = 40_000;

interface Heard {
  readonly userIdList: readonly number[];
  readonly at: number;
}

/** Who is connected to the same battle at other processes. */
export class RemotePresence {
  readonly #heard = new Map<string, Heard>();

  hear(
    { from, userIdList }: { readonly from: string; readonly userIdList: readonly number[] },
    at: number,
  ): void {
    if (userIdList.length === 0) this.#heard.delete(from);
    else this.#heard.set(from, { userIdList, at });
  }

  userIds(now: number): number[] {
    for (const [from, { at }] of this.#heard) if (now - at > FORGOTTEN_MS) this.#heard.delete(from);
    return [...this.#heard.values()].flatMap(({ userIdList }) => userIdList);
  }
}
