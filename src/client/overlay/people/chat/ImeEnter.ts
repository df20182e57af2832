/** The meaning of Enter during text input. */
export type EnterVerdict =
  /** Send the field's text now. */
  | 'send'
  /** It ends a composition: send once the last syllable has arrived (`compositionEnded`). */
  | 'wait'
  /** A repeated event of the same press, or a key held down: ignore. */
  | 'ignore';

export interface EnterPress {
  readonly isComposing: boolean;
  readonly repeat: boolean;
  /** On the clock of the events, in ms. */
  readonly at: number;
}

/** Two events within this time (ms) are one press; some browsers and input methods send the second without a key up. */
const SAME_PRESS_MS = 400;

/**
 * Pure: one press of Enter sends one message in every browser. Korean input needs no choice of candidates, so the Enter
 * that ends a syllable also sends. Browsers report it in four ways: composing Enter and end of composition; the same
 * and then a plain Enter; the end first and then an Enter with key code 229; a plain Enter alone.
 */
export class ImeEnter {
  #composing = false;
  #waiting = false;
  #pressedAt: number | null = null;

  get isComposing(): boolean {
    return this.#composing;
  }

  compositionStarted(): void {
    this.#composing = true;
    this.#pressedAt = null;
  }

  /**
   * Whether the message is to be sent, in the next task: only then the field holds the last syllable in every browser.
   */
  compositionEnded(): boolean {
    this.#composing = false;
    const send = this.#waiting;
    this.#waiting = false;
    return send;
  }

  /** Something was typed: the next Enter is a new one. */
  typed(): void {
    if (!this.#waiting) this.#pressedAt = null;
  }

  /** The key is up, or the field has lost the focus. */
  released(): void {
    this.#pressedAt = null;
  }

  /** Esc, or leaving the field, cancels sending. */
  cancelled(): void {
    this.#waiting = false;
    this.#pressedAt = null;
  }

  pressed({ isComposing, repeat, at }: EnterPress): EnterVerdict {
    const isSame = this.#pressedAt !== null && at - this.#pressedAt < SAME_PRESS_MS;
    if (repeat || isSame) return 'ignore';
    this.#pressedAt = at;
    if (!isComposing && !this.#composing) return 'send';
    this.#waiting = true;
    return 'wait';
  }
}
