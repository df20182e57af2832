/** The scenes that the picture of a page can act out; drawn by the pages of a lesson. */
export const SCENE_KINDS = [
  // The shell computer says the program's output.
  'says',
  // A calculation on one side of a balance, its value on the other.
  'sums',
  // A letter arrives: the input of `input()`.
  'letter',
  // Boxes with a label each; the value changes while the code runs.
  'box',
  // A fork of the road: the taken branch.
  'fork',
  // Lamps that are lit for true.
  'lamps',
  // A wheel of shells counts the turns of a loop.
  'wheel',
  // A list as a row of shells with their numbers.
  'shells',
  // A text as beads on a string.
  'beads',
  // A function: its input and its output.
  'machine',
  // Printed lines become the tiles of a floor.
  'mosaic',
  // A map as drawers with names.
  'drawers',
  // A search drops half of the shells each time.
  'halves',
  // Numbers in a row as fish of their size.
  'fish',
  // A number as a place on the sea floor.
  'walk',
  // A recursive function: a shell in a shell in a shell.
  'nest',
  // A program of blocks that plays by itself, by its name; it has no code beside it.
  'blocks',
] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

/** The programs of blocks that a picture can play. */
export const FILM_NAMES = [
  'sequence',
  'repeat',
  'gap',
  'pattern',
  'sign',
  'box',
  'until',
  'count',
  'greatest',
  'spell',
  'given',
  'list',
] as const;

export interface PageScene {
  readonly kind: SceneKind;
  /** Watched variables, by their names in the code; empty where the scene finds them itself. */
  readonly names: readonly string[];
}

const isSceneKind = (word: string): word is SceneKind => SCENE_KINDS.some((kind) => kind === word);

/** `box total count`: the kind, then the watched variables. The computer is the default. */
export function readScene(line: string): PageScene {
  const [kind = '', ...names] = line.trim().split(/\s+/);
  return isSceneKind(kind) ? { kind, names } : { kind: 'says', names: [] };
}
