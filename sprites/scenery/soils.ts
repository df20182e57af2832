/** The soil of a place, and its plants. */
export interface Soil {
  readonly ink: string;
  /** The body, from the top down. */
  readonly top: string;
  readonly middle: string;
  readonly deep: string;
  readonly rim: string;
  readonly seam: string;
  /** Under the moss. */
  readonly shadow: string;
  readonly pebble: string;
  readonly pebbleShade: string;
  readonly shell: string;
  /** Stars in the ground, and their number of points. */
  readonly fossil: string;
  readonly points: number;
  readonly moss: {
    readonly base: string;
    readonly top: string;
    readonly shade: string;
    readonly ink: string;
    readonly blade: string;
    readonly crest: string;
  };
}

export const SAND: Soil = {
  ink: '#6b4230',
  top: '#f8dfa6',
  middle: '#eec583',
  deep: '#c48a5c',
  rim: '#fff0c8',
  seam: '#a86f4a',
  shadow: '#8a5a3a',
  pebble: '#f6dca8',
  pebbleShade: '#b97f54',
  shell: '#fff3d8',
  fossil: '#ffb38a',
  points: 5,
  moss: {
    base: '#4fd0a0',
    top: '#8cf0bd',
    shade: '#2fa98c',
    ink: '#1d5f5c',
    blade: '#7fe8b4',
    crest: '#d6ffe0',
  },
};

/** The floor of the kelp forest: warm bark and humus under sunlit moss. */
export const HUMUS: Soil = {
  ink: '#573522',
  top: '#e2b06f',
  middle: '#c98d52',
  deep: '#8f5c3c',
  rim: '#ffdc9c',
  seam: '#7a4a2c',
  shadow: '#5f3a22',
  pebble: '#edc48a',
  pebbleShade: '#8a5a34',
  shell: '#ffe7b8',
  fossil: '#f2a765',
  points: 5,
  moss: {
    base: '#8ed352',
    top: '#d3f27e',
    shade: '#55ab46',
    ink: '#2c5c2f',
    blade: '#bdea6c',
    crest: '#f4ffc4',
  },
};

/** The rock of the cave: cool slate with slivers of crystal under moss that glows. */
export const SLATE: Soil = {
  ink: '#262a5c',
  top: '#93a0d8',
  middle: '#7280c0',
  deep: '#46509a',
  rim: '#c4d0fa',
  seam: '#3b4488',
  shadow: '#2e3674',
  pebble: '#a9b6ea',
  pebbleShade: '#3b4488',
  shell: '#8ff0e6',
  fossil: '#ff9fd0',
  points: 4,
  moss: {
    base: '#38cfc0',
    top: '#9dfbe6',
    shade: '#229a9e',
    ink: '#164a66',
    blade: '#7df5dc',
    crest: '#e4fff8',
  },
};
