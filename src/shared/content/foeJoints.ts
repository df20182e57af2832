/** The places of the moving parts of foes, from the foot of each: drawn there, and moved there. World px. */

export const ROBOT_CRAB_JOINTS = {
  clawL: [-136, -166],
  clawR: [137, -133],
  key: [36, -208],
  face: [0, -145],
  emblem: [0, -68],
  lamps: [
    [58, -60],
    [73, -62],
    [88, -66],
  ],
} as const;

/** It lies in the lake, whose ground is 126 below the shore on which the child stands. */
export const SLEEPY_WHALE_JOINTS = {
  body: [0, 126],
  tail: [146, 66],
  fin: [-36, 100],
  face: [-108, 44],
  mouth: [-116, 78],
  nose: [-178, 56],
  spout: [-44, -18],
  lamps: [
    [6, -2],
    [44, 4],
    [80, 16],
  ],
} as const;

/** It hangs from a branch 160 above its foot; a knot is where a row crosses a column. */
export const TANGLED_NET_JOINTS = {
  branch: [30, -160],
  eyes: [30, -140],
  rows: [-114, -94, -74, -54],
  columns: [-34, -4, 26, 56, 86],
  lamps: [
    [-58, -146],
    [104, -150],
    [122, -138],
  ],
} as const;

/** It floats above the slope beside its foot. */
export const GRUMPY_STORM_JOINTS = {
  cloud: [84, -202],
  face: [72, -206],
  sleep: [-20, -282],
  lamps: [
    [148, -176],
    [175, -190],
    [198, -174],
  ],
} as const;
