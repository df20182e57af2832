import type { Persona } from '../personas.ts';

/** A door that does not open yet, and the personas to which it stays shut. */
export interface KnownFault {
  /** The row of the page, or the name of the dialog. */
  readonly door: string;
  readonly who: readonly Persona[];
}

/** Red cells that are being mended: empty when there are none. A red cell that stands not here fails. */
export const KNOWN_FAULTS: readonly KnownFault[] = [];
