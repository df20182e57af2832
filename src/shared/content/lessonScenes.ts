/** The scenes that the picture of a page can act out; drawn by the pages of a lesson. */
export const SCENE_KINDS = [
  // The shell computer says what the program prints.
  'says',
  // A calculation on one side of a balance, its value on the other.
  'sums',
  // A letter arrives: what `input()` reads.
  'letter',
  // Boxes with a label each; the value changes while the code runs.
  'box',
  // A fork of the road: the way that is taken.
  'fork',
  // Lamps that are lit for true.
  'lamps',
  // A wheel of shells counts the turns of a loop.
  'wheel',
  // A list as a row of shells with their numbers.
  'shells',
  // A text as beads on a string.
  'beads',
  // A function: what goes in and what comes out.
  'machine',
  // Lines that are printed become the tiles of a floor.
  'mosaic',
  // A map as drawers with names.
  'drawers',
  // A search throws half of the shells away each time.
  'halves',
  // Numbers in a row as fish of their size.
  'fish',
  // A number as a place on the sea floor.
  'walk',
  // A function that calls itself: a shell in a shell in a shell.
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
  /** Variables it watches, by their names in the code; empty where it finds them itself. */
  readonly names: readonly string[];
}

const isSceneKind = (word: string): word is SceneKind => SCENE_KINDS.some((kind) => kind === word);

/** `box total count`: the kind, then what it watches. The computer speaks where nothing else is asked for. */
export function readScene(line: string): PageScene {
  const [kind = '', ...names] = line.trim().split(/\s+/);
  return isSceneKind(kind) ? { kind, names } : { kind: 'says', names: [] };
}
