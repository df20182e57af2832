import { Limb } from './limb.ts';
import type { Point } from './svg.ts';
import { svg } from './svg.ts';
import type { Expression } from '#shared/content/avatarLayers.ts';

const RADIANS = Math.PI / 180;

/** Upper arm and forearm from straight down, + is forward (to the right); the third stretches the arm. Degrees. */
export type ArmKey = readonly [upper: number, fore: number, stretch?: number];
/** The place of the foot, and its turn in degrees. */
export type FootKey = readonly [x: number, y: number, turn: number];

/** One key pose. Missing values are those of the standing pose. 1 unit is 1 px at 1x, y grows downwards. */
export interface Key {
  readonly x?: number;
  readonly y?: number;
  readonly lean?: number;
  /** Vertical stretch of the torso (breathing). */
  readonly stretch?: number;
  readonly head?: readonly [x: number, y: number, turn: number];
  readonly armF?: ArmKey;
  readonly armB?: ArmKey;
  readonly footF?: FootKey;
  readonly footB?: FootKey;
  /** How far cloth lags behind. */
  readonly sway?: Point;
  /** How far loose tips of hair lag behind. */
  readonly hair?: Point;
  readonly expression?: Expression;
  /** Both hands hold on to something: what they carried is put away. */
  readonly gripping?: boolean;
}

/** A solved pose: what items draw on. F is the near side, B the far side. */
export interface Pose {
  /** From torso space (origin at the hip) to the canvas. */
  readonly fromTorso: (point: Point) => Point;
  readonly torso: string;
  readonly head: string;
  readonly hip: Point;
  readonly armF: Limb;
  readonly armB: Limb;
  readonly legF: Limb;
  readonly legB: Limb;
  readonly footF: string;
  readonly footB: string;
  readonly sway: Point;
  readonly hair: Point;
  readonly expression: Expression | undefined;
  readonly gripping: boolean;
}

const BODY = { hipY: -23, torso: 23, thigh: 10.2, shin: 10.2, upperArm: 10, forearm: 10.5 } as const;

const rotate = ([x, y]: Point, degrees: number): Point => {
  const cos = Math.cos(degrees * RADIANS);
  const sin = Math.sin(degrees * RADIANS);
  return [x * cos - y * sin, x * sin + y * cos];
};

/** Half units: the same picture of the head in many frames becomes one rectangle in the sheet. */
const snap = (v: number) => Math.round(v * 2) / 2;

/** Two bones from `root` to `target`, which is pulled in when out of reach. Returns joint and end. */
function reach(root: Point, target: Point, first: number, second: number): [joint: Point, end: Point] {
  const max = (first + second) * 0.999;
  let [dx, dy] = [target[0] - root[0], target[1] - root[1]];
  let distance = Math.hypot(dx, dy);
  let end = target;
  if (distance > max) {
    end = [root[0] + (dx / distance) * max, root[1] + (dy / distance) * max];
    [dx, dy] = [end[0] - root[0], end[1] - root[1]];
    distance = max;
  }
  const cos = (first * first + distance * distance - second * second) / (2 * first * distance);
  const angle = Math.atan2(dy, dx) - Math.acos(Math.max(-1, Math.min(1, cos)));
  return [[root[0] + Math.cos(angle) * first, root[1] + Math.sin(angle) * first], end];
}

function arm(shoulder: Point, [upper, fore, stretch = 1]: ArmKey, lean: number): Limb {
  const a = (90 - upper + lean * 0.6) * RADIANS;
  const b = (90 - upper - fore + lean * 0.6) * RADIANS;
  const elbow: Point = [
    shoulder[0] + Math.cos(a) * BODY.upperArm * stretch,
    shoulder[1] + Math.sin(a) * BODY.upperArm * stretch,
  ];
  return new Limb(shoulder, elbow, [
    elbow[0] + Math.cos(b) * BODY.forearm * stretch,
    elbow[1] + Math.sin(b) * BODY.forearm * stretch,
  ]);
}

function leg(hip: Point, [x, y]: FootKey): Limb {
  const [knee, ankle] = reach(hip, [x, y - 4], BODY.thigh, BODY.shin);
  return new Limb(hip, knee, ankle, 0.4);
}

const foot = ({ end }: Limb, [, , turn]: FootKey) => svg`translate(${end[0]} ${end[1]}) rotate(${turn})`;

export function solve(key: Key): Pose {
  const { x = 0, y = 0, lean = 0, stretch = 1, head = [0, 0, 0] } = key;
  const { footF = [-6, 0, 0], footB = [6.5, -1.2, 0] } = key;
  const hip: Point = [x, BODY.hipY + y];
  const fromTorso = ([px, py]: Point): Point => {
    const turned = rotate([px, py * stretch], lean);
    return [hip[0] + turned[0], hip[1] + turned[1]];
  };
  const neck = fromTorso([1, 1 - BODY.torso]);
  const legF = leg(fromTorso([-5.2, -1]), footF);
  const legB = leg(fromTorso([5.4, -1.5]), footB);
  return {
    fromTorso,
    torso: svg`translate(${hip[0]} ${hip[1]}) rotate(${lean}) scale(1 ${String(stretch)})`,
    head: svg`translate(${snap(neck[0] + head[0])} ${snap(neck[1] + head[1])}) rotate(${Math.round(head[2] + lean * 0.35)})`,
    hip,
    armF: arm(fromTorso([-9.6, -17.6]), key.armF ?? [-14, 20], lean),
    armB: arm(fromTorso([9.4, -17.4]), key.armB ?? [16, 16], lean),
    legF,
    legB,
    footF: foot(legF, footF),
    footB: foot(legB, footB),
    sway: key.sway ?? [0, 0],
    hair: key.hair ?? [0, 0],
    expression: key.expression,
    gripping: key.gripping ?? false,
  };
}
