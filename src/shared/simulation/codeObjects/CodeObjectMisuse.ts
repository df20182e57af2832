/** A command was called wrongly; the message is for the child. */
export class CodeObjectMisuse extends Error {
  override readonly name = 'CodeObjectMisuse';
}
