/** A fault that keeps a draft from being published. */
export interface Fault {
  /** Path of the field in the content, joined by dots. */
  readonly field: string;
  readonly message: string;
}
