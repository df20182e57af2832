import { INPUT } from '#shared/simulation/inputBits.ts';
import type { LockReason } from '#client/bridge/commands.ts';
import type { WorldAction } from '#shared/content/worldActions.ts';

/** Returns whether the press was used; a used key does not reach the rest of the page. */
type PressHandler = () => boolean;

const BIT_OF: Readonly<Partial<Record<WorldAction, number>>> = {
  left: INPUT.LEFT,
  right: INPUT.RIGHT,
  up: INPUT.UP,
  down: INPUT.DOWN,
  jump: INPUT.JUMP,
};

/**
 * The one owner of input. Sources (keys, HUD buttons) press and release actions; the world reads the bits once per
 * tick. Locks are counted per reason, and nothing stays held across a lock.
 */
export class InputBroker {
  readonly #heldBy = new Map<WorldAction, Set<string>>();
  readonly #locks = new Map<LockReason, number>();
  readonly #handlers = new Map<WorldAction, Set<PressHandler>>();
  /** Pressed since the last tick: a tap shorter than a tick still counts. */
  #tapped = 0;

  get isLocked(): boolean {
    return this.#locks.size > 0;
  }

  get lockReasons(): readonly LockReason[] {
    return [...this.#locks.keys()];
  }

  /** Calls `handler` at every new press of the action, until the returned disposal is called. */
  onPress(action: WorldAction, handler: PressHandler): () => void {
    const handlers = this.#handlers.get(action) ?? new Set();
    this.#handlers.set(action, handlers);
    handlers.add(handler);
    return () => handlers.delete(handler);
  }

  /** `source` distinguishes two keys of one action. Returns whether a handler used the press. */
  press(action: WorldAction, source: string): boolean {
    if (this.isLocked) return false;
    const holders = this.#heldBy.get(action) ?? new Set();
    this.#heldBy.set(action, holders);
    if (holders.has(source)) return false;
    holders.add(source);
    this.#tapped |= BIT_OF[action] ?? 0;
    return [...(this.#handlers.get(action) ?? [])].some((handler) => handler());
  }

  release(action: WorldAction, source: string): void {
    this.#heldBy.get(action)?.delete(source);
  }

  /** Releases everything the source holds; its action may have changed while it was down. */
  releaseSource(source: string): void {
    for (const holders of this.#heldBy.values()) holders.delete(source);
  }

  /** Input of one tick; consumes taps. */
  takeBits(): number {
    let bits = this.#tapped;
    this.#tapped = 0;
    for (const [action, holders] of this.#heldBy) if (holders.size > 0) bits |= BIT_OF[action] ?? 0;
    return bits;
  }

  /** Releases everything, as when the window loses the focus and misses the key up. */
  clear(): void {
    this.#heldBy.clear();
    this.#tapped = 0;
  }

  lock(reason: LockReason): void {
    this.#locks.set(reason, (this.#locks.get(reason) ?? 0) + 1);
    this.clear();
  }

  unlock(reason: LockReason): void {
    const left = (this.#locks.get(reason) ?? 0) - 1;
    if (left > 0) this.#locks.set(reason, left);
    else this.#locks.delete(reason);
  }
}
