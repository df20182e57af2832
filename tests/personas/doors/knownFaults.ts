import type { Persona } from '../personas.ts';

/** A door that does not open yet, and for whom. */
export interface KnownFault {
  /** The row of the page, or the name of the dialog. */
  readonly door: string;
  readonly who: readonly Persona[];
}

/** What is red and being mended: empty when nothing is. A red cell that stands not here fails. */
export const KNOWN_FAULTS: readonly KnownFault[] = [];
