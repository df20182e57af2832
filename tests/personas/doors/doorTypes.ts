import type { Persona } from '../personas.ts';
import type { Town } from '../town/makeTown.ts';

/** Personas that are kept out of a door, and the words that it has for them. */
export interface Refusal {
  readonly who: readonly Persona[];
  /** Words that say it, a pattern. */
  readonly says: string;
}

/** An answer that the server may give there: a method, a status, and the code of the error. */
export type AllowedFailure = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${number} ${string}`;

export interface Door {
  /** Words that are there once it is open, a pattern. */
  readonly shows: string;
  readonly opens: readonly Persona[];
  readonly refused?: readonly Refusal[];
  readonly allows?: readonly AllowedFailure[];
}

export interface PageDoor extends Door {
  readonly at: (town: Town) => string;
  /** The address that it leads on to, a pattern; itself otherwise. */
  readonly leadsTo?: string;
  /** A board on a projector, with nothing to press. */
  readonly isScreen?: boolean;
  /** The page that says that there is no page. */
  readonly isNowhere?: boolean;
  /** After which nothing else can be opened. */
  readonly isLast?: boolean;
}

export interface DialogDoor extends Door {
  /** The reason why it opens for nobody here, and what opens it instead. */
  readonly unopened?: string;
  readonly payload: (town: Town) => object | null;
}
