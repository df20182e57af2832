/** A command was called wrongly; the message is for the child. */
export class StageMisuse extends Error {
  override readonly name = 'StageMisuse';
}
