/** A program of blocks that cannot be read or run; the message is for the child. */
export class BlockError extends Error {
  override readonly name = 'BlockError';
  /** The block to mark; null when the whole program is meant. */
  readonly blockId: string | null;

  constructor(message: string, blockId: string | null = null) {
    super(message);
    this.blockId = blockId;
  }
}
